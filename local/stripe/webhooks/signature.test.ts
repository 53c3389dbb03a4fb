import fc from 'fast-check';
import Stripe from 'stripe';
import { expect, it } from 'vitest';
import { webhookSignatureHeader } from './signature.ts';

const { webhooks } = new Stripe('sk_test');
const payload = JSON.stringify({ id: 'evt_1', object: 'event', type: 'customer.created' });
const now = (): number => Math.floor(Date.now() / 1000);

it('signs as the SDK does', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.string({ minLength: 1 }),
      fc.integer({ min: 1, max: 4_000_000_000 }),
      (text, secret, timestamp) => {
        const theirs = webhooks.generateTestHeaderString({ payload: text, secret, timestamp });
        expect(webhookSignatureHeader(text, [secret], timestamp)).toBe(theirs);
      },
    ),
  );
});

it('verifies with either secret while one is being rolled', () => {
  const header = webhookSignatureHeader(payload, ['whsec_new', 'whsec_old'], now());
  for (const secret of ['whsec_new', 'whsec_old']) {
    expect(webhooks.constructEvent(payload, header, secret).id).toBe('evt_1');
  }
});

it('makes a signature that is refused after five minutes', () => {
  const header = webhookSignatureHeader(payload, ['whsec_1'], now() - 301);
  expect(() => webhooks.constructEvent(payload, header, 'whsec_1')).toThrow(/tolerance/);
});
