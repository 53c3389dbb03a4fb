import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CatalogueItem } from '../../../src/domain/catalogue.ts';
import type { MembershipOffer } from '../../../src/domain/membership-offers.ts';
import { findOrCreateCustomer } from '../../../src/server/rights/customer-records.ts';
import { storeOrder } from '../../support/stored/order.ts';
import {
  giftOf,
  openTestCheckout,
  orderOf,
  type TestCheckout,
} from '../../support/payments/test-checkout.ts';

let test: TestCheckout;
beforeAll(async () => {
  test = await openTestCheckout();
});
afterAll(() => test.dispose());

const dayMs = 24 * 60 * 60 * 1000;
const daysAgo = (days: number): Date => new Date(test.dependencies.now().getTime() - days * dayMs);
const run = (statement: string, values: readonly unknown[]): Promise<readonly unknown[]> =>
  test.server.database.query(v.object({}), statement, values);
const annualRight = 'sub_annual';

let ids = 0;
const newId = (): string => `made-${(ids += 1)}`;

/** What a buyer has before she orders. It gets her customer id. */
type History = (customerId: string) => Promise<void>;

const ownOrder = async (customerId: string): Promise<string> => {
  const orderId = newId();
  const kind = 'membership';
  await storeOrder(test.server.database, {
    orderId,
    customerId,
    kind,
    productId: annualRight,
    state: 'paid',
    orderedAt: daysAgo(400),
  });
  return orderId;
};

const subscription = async (
  customerId: string,
  { status = 'canceled', endedDaysAgo = 5, isPaid = true, isReturned = false } = {},
): Promise<string> => {
  const orderId = await ownOrder(customerId);
  const id = newId();
  await run(
    `insert into subscriptions (subscription_id, right_id, customer_id, order_id, status, started_at, opens_at, paid_until, ended_at,
       returned_at, past_due_since)
     values ($1, $2, $3, $4, $5, $6, $6, $7, $8, $9, $10)`,
    [
      id,
      annualRight,
      customerId,
      orderId,
      status,
      daysAgo(400),
      isPaid ? daysAgo(endedDaysAgo) : null,
      status === 'canceled' ? daysAgo(endedDaysAgo) : null,
      isReturned ? daysAgo(endedDaysAgo) : null,
      status === 'past_due' ? daysAgo(endedDaysAgo) : null,
    ],
  );
  return id;
};

const proof =
  (
    offer: 'student' | 'nhs',
    { state = 'accepted', decidedDaysAgo = 3, usedBy = '' } = {},
  ): History =>
  async (customerId) => {
    await run(
      `insert into proofs (proof_id, customer_id, offer, state, asked_at, decided_at, address)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [
        newId(),
        customerId,
        offer,
        state,
        daysAgo(decidedDaysAgo + 1),
        state === 'waiting' ? null : daysAgo(decidedDaysAgo),
        state === 'waiting' ? 'ann@ac.example' : null,
      ],
    );
    if (usedBy === '') return;
    await run(
      `insert into orders (order_id, customer_id, kind, product_id, price_id, currency, minor_units, title, agreements_version,
         supply_now, knows_consequence, ordered_at, state, right_id, offer, renewal_minor_units)
       values ($1, $2, 'membership', $3, 'price', 'gbp', 3999, 'Student', '2026-11-22', true, true, $4, $5, $6, $7, 3999)`,
      [newId(), customerId, `sub_${offer}`, daysAgo(1), usedBy, annualRight, offer],
    );
  };

/** A year of membership as a gift from another member. */
const giftedYear =
  (endsInDays: number): History =>
  async (customerId) => {
    const giver = await findOrCreateCustomer(
      test.server.database,
      `auth0|${newId()}`,
      newId(),
      daysAgo(400),
    );
    const orderId = newId();
    await run(
      `insert into orders (order_id, customer_id, kind, product_id, price_id, currency, minor_units, title, agreements_version,
         supply_now, knows_consequence, ordered_at, state, right_id, gift)
       values ($1, $2, 'gift-membership', 'gift_annual', 'price', 'gbp', 5999, 'Gift', 'none', false, false, $3, 'paid', $4, '{}')`,
      [orderId, giver, daysAgo(400), annualRight],
    );
    await run(
      `insert into grants (source, right_id, customer_id, order_id, granted_at, opens_at, ends_at)
       values ($1, $2, $3, $4, $5, $5, $6)`,
      [`gift:${orderId}`, annualRight, customerId, orderId, daysAgo(370), daysAgo(-endsInDays)],
    );
  };

const withdrawFrom = (subscriptionId: string): Promise<unknown> =>
  run(
    `insert into withdrawals (withdrawal_id, order_id, kind, state, currency, minor_units, ends_subscription, received_at)
     select $1, order_id, 'withdrawal', 'done', 'gbp', 5000, true, $3 from subscriptions where subscription_id = $2`,
    [newId(), subscriptionId, daysAgo(5)],
  );

/** The second place of another member's membership for two. */
const place =
  (
    removedDaysAgo: number | undefined,
    { acceptedDaysAgo = 300, hasWithdrawn = false, isReturned = false } = {},
  ): History =>
  async (customerId) => {
    const payer = await findOrCreateCustomer(
      test.server.database,
      `auth0|${newId()}`,
      newId(),
      daysAgo(400),
    );
    const subscriptionId = await subscription(payer, { status: 'active', isReturned });
    if (hasWithdrawn) await withdrawFrom(subscriptionId);
    await run(
      `insert into second_members (invitation_id, subscription_id, code_hash, state, customer_id, invited_at, accepted_at, removed_at)
       values ($1, $2, $1, $3, $4, $5, $5, $6)`,
      [
        newId(),
        subscriptionId,
        removedDaysAgo === undefined ? 'accepted' : 'removed',
        customerId,
        daysAgo(acceptedDaysAgo),
        removedDaysAgo === undefined ? null : daysAgo(removedDaysAgo),
      ],
    );
  };

const nothing: History = async () => undefined;
const had =
  (changes: Parameters<typeof subscription>[1]): History =>
  async (customerId) => {
    await subscription(customerId, changes);
  };
const withdrew: History = async (customerId) => {
  await withdrawFrom(await subscription(customerId));
};
/** Without the statements, so that nothing but the offer decides. */
const ordered = (item: CatalogueItem) => orderOf(item, 'gbp', { supplyNow: false });

const sold: readonly MembershipOffer[] = ['annual', 'student', 'nhs', 'two', 'renewal'];
const taken = 'already-subscribed';
const proofs = { student: 'proof-needed', nhs: 'proof-needed' };
const newcomer = { ...proofs, renewal: 'not-lapsed' };

/** For each buyer, what is refused and why. Everything else can be ordered. */
const buyers: readonly (readonly [string, History, Partial<Record<MembershipOffer, string>>])[] = [
  ['nothing', nothing, newcomer],
  [
    'a membership that runs',
    had({ status: 'active' }),
    { annual: taken, student: taken, nhs: taken, two: taken, renewal: taken },
  ],
  [
    'a membership whose payment failed',
    had({ status: 'past_due' }),
    { annual: taken, student: taken, nhs: taken, two: taken, renewal: taken },
  ],
  ['one that ended 29 days ago', had({ endedDaysAgo: 29 }), proofs],
  ['one that ended 31 days ago', had({ endedDaysAgo: 31 }), newcomer],
  ['one that was never paid', had({ isPaid: false }), newcomer],
  ['one whose money went back', had({ isReturned: true }), newcomer],
  ['one that she withdrew from', withdrew, newcomer],
  ['a gift that runs', giftedYear(20), newcomer],
  ['a gift that ended', giftedYear(-20), proofs],
  ['a gift that ended long ago', giftedYear(-40), newcomer],
  ['a second place', place(undefined), newcomer],
  ['a second place that ended', place(10), proofs],
  ['a second place that she had for 59 days', place(10, { acceptedDaysAgo: 69 }), newcomer],
  ['a second place that she had for 60 days', place(10, { acceptedDaysAgo: 70 }), proofs],
  ['a second place whose payer withdrew', place(10, { hasWithdrawn: true }), newcomer],
  ['a second place whose money went back', place(10, { isReturned: true }), newcomer],
  ['a student proof', proof('student'), { nhs: 'proof-needed', renewal: 'not-lapsed' }],
  ['an NHS proof', proof('nhs'), { student: 'proof-needed', renewal: 'not-lapsed' }],
  ['a student proof that is 91 days old', proof('student', { decidedDaysAgo: 91 }), newcomer],
  ['a student proof that waits', proof('student', { state: 'waiting' }), newcomer],
  ['a student proof that was refused', proof('student', { state: 'refused' }), newcomer],
  ['a student proof that was used', proof('student', { usedBy: 'refunded' }), newcomer],
  [
    'a student proof whose order was never paid',
    proof('student', { usedBy: 'expired' }),
    { nhs: 'proof-needed', renewal: 'not-lapsed' },
  ],
];

describe.each(buyers)('a buyer with %s', (name, has, refused) => {
  it.each(sold)('orders %s, or is told why not', async (offer) => {
    const subject = `auth0|${name} ${offer}`;
    const customerId = await findOrCreateCustomer(
      test.server.database,
      subject,
      newId(),
      daysAgo(500),
    );
    await has(customerId);
    const answer = await test.press(subject, ordered(test.offers[offer]));
    const reason = refused[offer];
    if (reason === undefined) {
      expect(answer.status).toBe(200);
      return;
    }
    expect(answer.status).toBe(409);
    expect(await answer.json()).toEqual({ error: expect.any(String), reason });
    expect(await test.openSessionsOf(subject)).toEqual([]);
  });

  it.each(['gift', 'pack'] as const)('can give a %s', async (kind) => {
    const subject = `auth0|${name} gives ${kind}`;
    const customerId = await findOrCreateCustomer(
      test.server.database,
      subject,
      newId(),
      daysAgo(500),
    );
    await has(customerId);
    expect((await test.press(subject, giftOf(test[kind]))).status).toBe(200);
  });
});

const Terms = v.object({
  kind: v.string(),
  offer: v.nullable(v.string()),
  right_id: v.string(),
  renewal_minor_units: v.nullable(v.number()),
  gift: v.unknown(),
  agreements_version: v.string(),
  state: v.string(),
});
const termsOf = (subject: string) =>
  test.server.database.query(
    Terms,
    `select orders.* from orders join customers using (customer_id) where subject = $1 order by ordered_at, order_id`,
    [subject],
  );

it('an order stores its offer, what it opens, and its renewal price', async () => {
  await test.order('auth0|terms annual', orderOf(test.membership));
  expect(await termsOf('auth0|terms annual')).toMatchObject([
    {
      kind: 'membership',
      offer: 'annual',
      right_id: annualRight,
      renewal_minor_units: 4999,
      gift: null,
    },
  ]);
  await test.order('auth0|terms two', orderOf(test.offers.two));
  expect(await termsOf('auth0|terms two')).toMatchObject([
    { offer: 'two', right_id: annualRight, renewal_minor_units: 9999 },
  ]);
});

it('the payment provider’s page states the renewal price', async () => {
  const { id } = await test.order('auth0|told', orderOf(test.membership, 'usd'));
  const session = await test.stripe.stripe.checkout.sessions.retrieve(id);
  expect(session.custom_text.submit?.message).toContain('renews each year for $56.99');
});

it('only one of two memberships can be paid', async () => {
  await test.order('auth0|undecided', orderOf(test.membership));
  const second = await test.order('auth0|undecided', orderOf(test.offers.two));
  expect((await test.openSessionsOf('auth0|undecided')).map(({ id }) => id)).toEqual([second.id]);
  expect((await test.ordersOf('auth0|undecided')).map(({ state }) => state).toSorted()).toEqual([
    'expired',
    'open',
  ]);
});
