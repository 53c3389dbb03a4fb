import { expect, it } from 'vitest';
import { refreshOrder } from '../../../src/server/orders/item/refresh-order.ts';
import { openDeletionForEachTest } from '../../support/account-deletion/deletion-for-each-test.ts';
import { run } from '../../support/owner/test-desk.ts';

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
  await run(
    test.database,
    `insert into customers (customer_id, subject, created_at, address) values ('customer-bea', 'auth0|bea', now(), 'bea@example.com')`,
  );
  await run(
    test.database,
    `insert into second_members (invitation_id, subscription_id, code_hash, state, customer_id, invited_at, accepted_at)
     select 'invitation-1', subscription_id, 'hash', 'accepted', 'customer-bea', now(), now() from subscriptions`,
  );
  await run(
    test.database,
    `insert into proofs (proof_id, customer_id, offer, address, asked_at) values ('proof-1', $1, 'nhs', 'ann@nhs.example', now())`,
    [customerId],
  );
  await run(
    test.database,
    `insert into withdrawals (withdrawal_id, order_id, kind, state, reason, currency, minor_units, ends_subscription, received_at)
     values ('request-1', $1, 'request', 'declined', 'A very private reason', 'gbp', 0, false, now())`,
    [orderId],
  );
  const later = new Date(now().getTime() + 30 * day).toISOString().slice(0, 10);
  for (const [id, startsOn, to] of [
    ['gift-now', '2027-01-01', 'cleo@example.com'],
    ['gift-later', later, 'dora@example.com'],
  ]) {
    await run(
      test.database,
      `insert into orders (order_id, customer_id, kind, product_id, right_id, price_id, currency, minor_units, title, agreements_version,
         supply_now, knows_consequence, ordered_at, state, gift)
       values ($1, $2, 'pack', 'p', 'p', 'price', 'gbp', 100, 'A pack', '1', true, true, now(), 'paid',
         jsonb_build_object('startsOn', $3::text, 'toName', 'Somebody', 'line', 'A line of hers', 'toAddress', $4::text))`,
      [id, customerId, startsOn, to],
    );
    await run(
      test.database,
      `insert into gifts (order_id, code_hash, right_id, starts_on, made_at) values ($1, $1, 'p', $2::date, now())`,
      [id, startsOn],
    );
  }
  await askDeletion();
  await finish();
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
  await refreshOrder(test.payments.dependencies, test.order.orderId);
  expect(await card()).toEqual([{ card_brand: null, card_last4: null, card_ends_on: null }]);
});
