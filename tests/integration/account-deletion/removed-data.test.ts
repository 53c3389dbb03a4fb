import { expect, it } from 'vitest';
import { refreshItemOrderFromStripe } from '../../../src/server/orders/item/refresh-item-order-from-stripe.ts';
import { openDeletionForEachTest } from '../../support/account-deletion/deletion-for-each-test.ts';
import { storeMember } from '../../support/stored/member.ts';
import { storeGift, storeSecondMember } from '../../support/stored/rights.ts';
import { insertRow, run } from '../../support/stored/rows.ts';

const day = 24 * 60 * 60_000;

const test = openDeletionForEachTest();
const { askDeletion, everything, expectAllDone, finish, now, passMinutes, work } = test;

it('deleting an account removes everything that needn’t be kept by law, in all systems', async () => {
  const answer = await askDeletion();
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ read: true });
  await finish();
  await expectAllDone();
  expect(test.logged).toEqual([]);
});

it('the deletion removes proofs, second places and texts, tells the second member, and keeps the gift redeemable', async () => {
  const { customerId, orderId } = test.order;
  const bea = { customerId: 'customer-bea', address: 'bea@example.com' };
  await storeMember(test.database, 'auth0|bea', bea);
  const [subscription] = test.payments.account.books.all('subscription');
  await storeSecondMember(test.database, 'auth0|bea', {
    subscriptionId: subscription?.id ?? '',
    acceptedAt: now(),
  });
  await insertRow(test.database, 'proofs', {
    proof_id: 'proof-1',
    customer_id: customerId,
    offer: 'nhs',
    address: 'ann@nhs.example',
    asked_at: now(),
  });
  await insertRow(test.database, 'withdrawals', {
    withdrawal_id: 'request-1',
    order_id: orderId,
    kind: 'request',
    state: 'declined',
    reason: 'A very private reason',
    currency: 'gbp',
    minor_units: 0,
    ends_subscription: false,
    received_at: now(),
  });
  const later = new Date(now().getTime() + 30 * day).toISOString().slice(0, 10);
  for (const [orderOfGift, startsOn, toAddress] of [
    ['gift-now', '2027-01-01', 'cleo@example.com'],
    ['gift-later', later, 'dora@example.com'],
  ] as const) {
    await storeGift(test.database, {
      orderId: orderOfGift,
      giver: test.order.subject,
      rightId: 'p',
      months: null,
      startsOn,
      madeAt: now(),
      line: 'A line of hers',
      toAddress,
    });
  }
  await insertRow(test.database, 'mail_wishes', {
    customer_id: customerId,
    year_starts_on: '2027-02-15',
  });
  await askDeletion();
  await finish();
  expect(await run(test.database, 'select * from mail_wishes')).toEqual([]);
  const text = await everything();
  for (const word of ['nhs.example', 'private reason', 'cleo@']) expect(text).not.toContain(word);
  expect(
    await run(test.database, `select state, removed_at is not null as gone from second_members`),
  ).toEqual([{ state: 'removed', gone: true }]);
  expect(
    await run(
      test.database,
      `select address, customer_id from mails where kind = 'second-member-removed'`,
    ),
  ).toEqual([{ address: 'bea@example.com', customer_id: 'customer-bea' }]);
  expect(await run(test.database, 'select state from gifts')).toEqual([
    { state: 'open' },
    { state: 'open' },
  ]);
  // Its e-mail still goes out; afterwards its text is deleted too.
  expect(text).toContain('dora@example.com');
  passMinutes(40 * 24 * 60);
  await work();
  const afterwards = await everything();
  for (const word of ['dora@', 'A line of hers']) expect(afterwards).not.toContain(word);
  expect(
    await run(test.database, `select subject from customers where customer_id = 'customer-bea'`),
  ).toEqual([{ subject: 'auth0|bea' }]);
});

it('the deletion ends an open payment page', async () => {
  const customer = test.order.subject.slice('auth0|'.length);
  const other = await test.payments.order('pack', { customer });
  await askDeletion();
  await finish();
  const session = await test.payments.stripe.checkout.sessions.retrieve(other.sessionId);
  expect(session.status).toBe('expired');
});

it('the deletion voids the open invoice of a failed renewal', async () => {
  const { stripe } = test.payments;
  const [subscription] = test.payments.account.books.all('subscription');
  if (subscription === undefined) throw new Error('There is no subscription.');
  const { id: card } = await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', {
    customer: String(subscription.customer),
  });
  await stripe.subscriptions.update(subscription.id, { default_payment_method: card });
  test.payments.moveDays(367);
  expect((await stripe.invoices.list({ status: 'open' })).data).toHaveLength(1);
  await askDeletion();
  await finish();
  expect((await stripe.invoices.list({ status: 'open' })).data).toEqual([]);
});

it('no later refresh restores the card', async () => {
  const card = () =>
    run(test.database, 'select card_brand, card_last4, card_ends_on from subscriptions');
  expect(await card()).toMatchObject([{ card_last4: '4242' }]);
  await askDeletion();
  await finish();
  await refreshItemOrderFromStripe(test.payments.dependencies, test.order.orderId);
  expect(await card()).toEqual([{ card_brand: null, card_last4: null, card_ends_on: null }]);
});
