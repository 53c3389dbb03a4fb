import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  isStandIn,
  openTestStripe,
  sendForm,
  type TestStripe,
} from '../../support/stripe/test-stripe.ts';

describe.runIf(isStandIn)('the page of the books', () => {
  let test: TestStripe;
  beforeAll(async () => {
    test = await openTestStripe({ slowSeconds: 0.2 });
  });
  afterAll(() => test.close());
  const press = (fields: Readonly<Record<string, string>>): Promise<Response> =>
    sendForm(`${test.origin}/books`, fields);
  afterEach(() => press({ do: 'no-faults' }));

  it.each([
    ['down', { type: 'StripeConnectionError' }],
    ['nonsense', { type: 'StripeAPIError', message: 'Invalid JSON received from the Stripe API' }],
    ['error-500', { type: 'StripeAPIError', statusCode: 500 }],
    ['rate-limited', { type: 'StripeRateLimitError', statusCode: 429 }],
    ['in-flight', { statusCode: 409, code: 'idempotency_key_in_use' }],
  ])('switches the fault "%s" on and off', async (fault, error) => {
    await press({ do: 'fault', fault, count: '0' });
    await expect(test.stripe.customers.list()).rejects.toMatchObject(error);
    await press({ do: 'no-faults' });
    expect((await test.stripe.customers.list()).object).toBe('list');
  });

  it('makes answers so slow that a client with a short timeout gives up', async () => {
    await press({ do: 'fault', fault: 'slow', count: '1' });
    await expect(test.clientWith({ timeout: 50 }).customers.list()).rejects.toMatchObject({
      type: 'StripeConnectionError',
    });
  });

  it('loses an answer after the request was executed, and the SDK’s retry gets it', async () => {
    await press({ do: 'fault', fault: 'lost-answer', count: '1' });
    const email = 'lost@example.com';
    const customer = await test.clientWith({ maxNetworkRetries: 1 }).customers.create({ email });
    expect(customer.lastResponse.headers['idempotent-replayed']).toBe('true');
    expect((await test.stripe.customers.list({ email })).data).toHaveLength(1);
  });

  it('shows the contents of the books, escaped', async () => {
    await test.stripe.customers.create({
      email: 'shown@example.com',
      metadata: { note: '<b>bold</b>' },
    });
    const page = await (await fetch(`${test.origin}/`)).text();
    expect(page).toContain('shown@example.com');
    expect(page).not.toContain('<b>bold</b>');
    expect(page).toContain('This is no real payment');
  });

  it('says why a button can’t do what its label says', async () => {
    const answer = await press({ do: 'refund', id: 'ch_nothing' });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('No such charge');
  });
});

describe.runIf(isStandIn)('the folder of the books', () => {
  it('is readable again although its process was killed while writing', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'stripe-'));
    try {
      const before = await openTestStripe({ folder });
      await before.stripe.customers.create({ email: 'ann@example.com' });
      await before.close();
      appendFileSync(path.join(folder, 'books.jsonl'), '{"put":[["customer",{"id":"cus_ha');
      const after = await openTestStripe({ folder });
      expect((await after.stripe.customers.list()).data).toHaveLength(1);
      await after.close();
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it('is complete after a restart, including the answers to idempotency keys', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'stripe-'));
    try {
      const before = await openTestStripe({ folder });
      const customer = await before.stripe.customers.create(
        { email: 'ann@example.com' },
        { idempotencyKey: 'once' },
      );
      const product = await before.stripe.products.create({ name: 'Pack' });
      await before.stripe.products.del(product.id);
      await before.close();
      const after = await openTestStripe({ folder });
      expect(
        (
          await after.stripe.customers.create(
            { email: 'ann@example.com' },
            { idempotencyKey: 'once' },
          )
        ).id,
      ).toBe(customer.id);
      expect((await after.stripe.customers.list()).data).toHaveLength(1);
      expect((await after.stripe.products.list()).data).toEqual([]);
      await after.close();
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
