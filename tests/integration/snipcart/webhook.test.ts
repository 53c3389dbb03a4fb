import { describe, expect, it, vi } from 'vitest';
import { requestRateLimits } from '../../../src/domain/limits.ts';
import { createBatchedRateLimit } from '../../../src/server/rate-limit/batched-rate-limit.ts';
import { createSnipcartEventsAndRatesEndpoint } from '../../../src/server/till/snipcart/snipcart-events-and-rates-endpoint.ts';
import {
  openSnipcartOrderForEachTest,
  unreachableSnipcart,
} from '../../support/snipcart/order-for-tests.ts';

const test = openSnipcartOrderForEachTest();
const { reference, order, buy, tell, deliver, stored, stock, mails, refundsOf, reconcile } = test;

describe('the webhook of the cart service', () => {
  it('turns an order there into a paid order of ours: its stock, address and e-mail', async () => {
    await order();
    const token = await buy();
    expect(await deliver()).toEqual([200]);
    expect(await stored()).toMatchObject({
      state: 'paid',
      session_id: token,
      payment_id: token,
      address: 'jo@example.com',
      postal: { name: 'Jo Sample', city: 'Sheffield', country: 'GB' },
    });
    expect(await stock()).toEqual([3, 0]);
    expect(await mails(`%${test.id}%`)).toEqual(['shop-order-confirmation']);
  });

  it('handles the same event once, however often it is sent', async () => {
    await order();
    await buy();
    await deliver();
    const [event] = test.site.received;
    const calls: string[] = [];
    const { snipcart } = test.dependencies;
    const again = await tell(event?.token ?? '', event?.body ?? '', {
      snipcart: {
        ...snipcart,
        findOrder: (token) => {
          calls.push(token);
          return snipcart.findOrder(token);
        },
      },
    });
    expect(again.status).toBe(200);
    expect(calls).toEqual([]);
    expect(await stock()).toEqual([3, 0]);
  });

  it.each([
    ['no token', ''],
    ['a token that Snipcart never gave out', '00000000-0000-4000-8000-000000000000'],
    ['a token that leads elsewhere', '../orders'],
  ])('refuses a request with %s', async (_, token) => {
    await order();
    await buy();
    await test.snipcart.webhooks.settled();
    expect((await tell(token, test.site.received[0]?.body ?? '')).status).toBe(400);
    expect((await stored())?.state).toBe('open');
  });

  it('refuses a token that is more than an hour old', async () => {
    await order();
    await buy();
    await test.snipcart.webhooks.settled();
    test.snipcart.webhooks.expireTokens();
    expect(await deliver()).toEqual([400]);
    expect((await stored())?.state).toBe('open');
  });

  it('trusts nothing that the event says about an order', async () => {
    await order();
    await buy();
    await test.snipcart.webhooks.settled();
    const [event] = test.site.received;
    const forged = JSON.stringify({
      eventName: 'order.completed',
      createdOn: 'now',
      content: { token: 'made-up', metadata: { order: reference() }, paymentStatus: 'Paid' },
    });
    expect((await tell(event?.token ?? '', forged)).status).toBe(200);
    expect((await stored())?.state).toBe('open');
  });

  it('makes no more requests to Snipcart than one network may cause', async () => {
    const asked: string[] = [];
    const { database, snipcart, now } = test.dependencies;
    const limited = createSnipcartEventsAndRatesEndpoint({
      ...test.dependencies,
      countRequest: createBatchedRateLimit({ database, signingSecret: 'secret', now }),
      snipcart: {
        ...snipcart,
        isOwnRequest: async (token) => {
          asked.push(token);
          return false;
        },
      },
    });
    const send = async (address: string): Promise<number> => {
      const headers = { 'x-snipcart-requesttoken': 'any', 'x-nf-client-connection-ip': address };
      const url = 'http://localhost/api/snipcart-events';
      return (await limited(new Request(url, { method: 'POST', headers, body: '{}' }))).status;
    };
    const { maxRequests } = requestRateLimits.snipcartEvents;
    for (let sent = 0; sent < maxRequests; sent += 1) expect(await send('192.0.2.7')).toBe(400);
    // A process updates the database only now and then, so a few more pass.
    await vi.waitUntil(async () => (await send('192.0.2.7')) === 429, {
      interval: 1,
      timeout: 10_000,
    });
    const before = asked.length;
    expect(await send('192.0.2.7')).toBe(429);
    expect(asked).toHaveLength(before);
    expect(await send('192.0.2.8')).toBe(400);
  });

  it('answers 503 while Snipcart can’t be reached', async () => {
    expect((await tell('any', '{}', { snipcart: unreachableSnipcart })).status).toBe(503);
  });

  it('reports once an order there that didn’t start here', async () => {
    await order();
    const token = await buy(2, 'snip-1.forged');
    await deliver();
    expect((await stored())?.state).toBe('open');
    await reconcile();
    expect(await mails(`snipcart-order:${token}`)).toEqual(['reconcile-report']);
    expect(refundsOf(token)).toBe(0);
  });
});
