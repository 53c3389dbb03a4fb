import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { billingPageTimeoutSentence } from '../../../src/domain/late-sentences.ts';
import { requestRateLimits } from '../../../src/domain/limits.ts';
import { enforceRateLimit } from '../../../src/server/rate-limit/rate-limit.ts';
import {
  orderOf,
  openTestCheckout,
  type TestCheckout,
} from '../../support/payments/test-checkout.ts';
import { sendForm } from '../../support/stripe/test-stripe.ts';

let test: TestCheckout;
beforeAll(async () => {
  test = await openTestCheckout();
});
afterAll(() => test.dispose());

const Refusal = v.object({ error: v.string() });

it('a member who keeps pressing waits a minute, and nobody else is affected', async () => {
  const limited = {
    enforceLimit: (charges: Parameters<typeof test.dependencies.enforceLimit>[0]) =>
      enforceRateLimit(
        {
          database: test.server.database,
          signingSecret: 'a secret of the tests, 32 letters long',
          now: test.dependencies.now,
        },
        charges,
      ),
  };
  const body = orderOf(test.pack);
  for (let press = 0; press < requestRateLimits.checkout.maxRequests; press += 1) {
    expect((await test.press('auth0|eager', body, limited)).status).toBe(200);
  }
  const refused = await test.press('auth0|eager', body, limited);
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('60');
  expect(v.parse(Refusal, await refused.json()).error).toBe(
    'You have pressed the order button very often just now. Please try again in a minute.',
  );
  // She shares the gym's network address; limits count members.
  expect((await test.press('auth0|calm', body, limited)).status).toBe(200);
});

describe('POST /api/billing-portal', () => {
  it('leads a customer to her page at Stripe, and from there back to us', async () => {
    await test.order('auth0|manager', orderOf(test.membership));
    const answer = await test.openPortal('auth0|manager');
    expect(answer.status).toBe(200);
    const { url } = v.parse(v.strictObject({ url: v.string() }), await answer.json());
    expect(await (await fetch(url)).text()).toContain('https://knurl.example/members/account/');
  });

  it('leads only to the page for her card, and refuses any other', async () => {
    await test.order('auth0|new-card', orderOf(test.membership));
    const answer = await test.openPortal('auth0|new-card', { page: 'card' });
    const { url } = v.parse(v.strictObject({ url: v.string() }), await answer.json());
    const page = await (await fetch(url)).text();
    expect(page).toContain('card');
    expect(page).not.toContain('/i/in_');
    expect(page).not.toContain('value="cancel"');
    expect((await test.openPortal('auth0|new-card', { page: 'everything' })).status).toBe(400);
  });

  it('says so before her browser gives up if Stripe hangs, and speaks of no charge', async () => {
    await test.order('auth0|patient', orderOf(test.membership));
    await sendForm(`${test.stripe.origin}/books`, { do: 'fault', fault: 'slow', count: '0' });
    const answer = await test.openPortal('auth0|patient', undefined, { answerWithinMs: 20 });
    await sendForm(`${test.stripe.origin}/books`, { do: 'no-faults' });
    expect(answer.status).toBe(503);
    expect(v.parse(Refusal, await answer.json()).error).toBe(billingPageTimeoutSentence);
  });

  it('says so to a member who has never ordered, even if she was deleted at Stripe', async () => {
    const never = await test.openPortal('auth0|never');
    expect(never.status).toBe(404);
    expect(v.parse(Refusal, await never.json()).error).toBe(
      'You haven’t bought anything yet, so there is nothing to manage.',
    );
    const { id } = await test.order('auth0|gone', orderOf(test.pack));
    const { customer } = await test.stripe.stripe.checkout.sessions.retrieve(id);
    await test.stripe.stripe.customers.del(String(customer));
    expect((await test.openPortal('auth0|gone')).status).toBe(404);
  });
});
