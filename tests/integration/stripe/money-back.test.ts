import type Stripe from 'stripe';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  advance,
  createPrice,
  createTimedCustomer,
  daySeconds,
  isStandIn,
  openTestStripe,
  sendForm,
  yearly,
  type TestStripe,
} from '../../support/stripe/test-stripe.ts';

let test: TestStripe;
let price: Stripe.Price;
beforeAll(async () => {
  test = await openTestStripe();
  price = await createPrice(test.stripe, yearly);
});
afterAll(() => test.close());

/** A payment of £59.99 with a card. */
const pay = async (card?: string): Promise<string> => {
  const { customer } = await createTimedCustomer(test.stripe, card);
  const { latest_invoice } = await test.stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: price.id }],
  });
  const [payment] = (await test.stripe.invoicePayments.list({ invoice: String(latest_invoice) }))
    .data;
  return String(payment?.payment.payment_intent);
};
const chargeOf = async (intent: string): Promise<Stripe.Charge> =>
  (await test.stripe.paymentIntents.retrieve(intent, { expand: ['latest_charge'] }))
    .latest_charge as Stripe.Charge;

it('a payment is refunded in parts until nothing is left', async () => {
  const payment_intent = await pay();
  const part = await test.stripe.refunds.create({
    payment_intent,
    amount: 2000,
    reason: 'requested_by_customer',
    metadata: { why: 'pro rata' },
  });
  expect(part).toMatchObject({
    object: 'refund',
    amount: 2000,
    status: 'succeeded',
    metadata: { why: 'pro rata' },
  });
  expect(await chargeOf(payment_intent)).toMatchObject({ amount_refunded: 2000, refunded: false });
  await expect(test.stripe.refunds.create({ payment_intent, amount: 4000 })).rejects.toMatchObject({
    statusCode: 400,
  });
  expect((await test.stripe.refunds.create({ payment_intent })).amount).toBe(3999);
  expect(await chargeOf(payment_intent)).toMatchObject({ amount_refunded: 5999, refunded: true });
  await expect(test.stripe.refunds.create({ payment_intent })).rejects.toMatchObject({
    code: 'charge_already_refunded',
  });
  expect(
    (await test.stripe.refunds.list({ payment_intent })).data.map(({ amount }) => amount),
  ).toEqual([3999, 2000]);
});

it.each(['won', 'lost'])('a dispute can be %s by its evidence', async (end) => {
  const payment_intent = await pay('pm_card_createDispute');
  const [dispute] = (await test.stripe.disputes.list({ payment_intent })).data;
  expect(dispute).toMatchObject({
    object: 'dispute',
    amount: 5999,
    status: 'needs_response',
    reason: 'fraudulent',
  });
  expect((await chargeOf(payment_intent)).disputed).toBe(true);
  const text = end === 'won' ? 'winning_evidence' : 'losing_evidence';
  await test.stripe.disputes.update(dispute?.id ?? '', {
    evidence: { uncategorized_text: text },
    submit: true,
  });
  await expect
    .poll(async () => (await test.stripe.disputes.retrieve(dispute?.id ?? '')).status)
    .toBe(end);
});

it.runIf(isStandIn)('a refund can fail later, which is reported', async () => {
  const payment_intent = await pay();
  const refund = await test.stripe.refunds.create({ payment_intent });
  await sendForm(`${test.origin}/books`, { do: 'refund-fails', id: refund.id });
  expect(await test.stripe.refunds.retrieve(refund.id)).toMatchObject({ status: 'failed' });
  expect(await chargeOf(payment_intent)).toMatchObject({ amount_refunded: 0, refunded: false });
  expect(
    (await test.stripe.events.list({ type: 'refund.failed' })).data[0]?.data.object,
  ).toMatchObject({ id: refund.id });
  // And at once with the test card whose refunds fail.
  const other = await test.stripe.refunds.create({
    payment_intent: await pay('pm_card_refundFail'),
  });
  expect((await test.stripe.refunds.retrieve(other.id)).status).toBe('failed');
});

it.runIf(isStandIn)('a button refunds the rest of a period', async () => {
  const { customer, clock } = await createTimedCustomer(test.stripe);
  const subscription = await test.stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: price.id }],
  });
  await advance(test.stripe, clock.id, subscription.start_date + 73 * daySeconds);
  const [charge] = (await test.stripe.charges.list({ customer: customer.id })).data;
  await sendForm(`${test.origin}/books`, { do: 'refund-rest', id: charge?.id ?? '' });
  // 292 of 365 days are left.
  expect((await test.stripe.charges.retrieve(charge?.id ?? '')).amount_refunded).toBe(4799);
});
