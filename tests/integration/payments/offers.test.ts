import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DigitalCatalogueItem } from '../../../src/domain/digital-catalogue.ts';
import type { YearlyRenewingOfferKey } from '../../../src/domain/membership/yearly-renewing-offer-keys.ts';
import { storeMember } from '../../support/stored/member.ts';
import { storeOrder } from '../../support/stored/order.ts';
import {
  storeGift,
  storeGiftGrant,
  storeSecondMember,
  storeSubscription,
} from '../../support/stored/rights.ts';
import { insertRow } from '../../support/stored/rows.ts';
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

/** What a buyer has before she orders. It gets her customer id, and her subject. */
type History = (customerId: string, subject: string) => Promise<void>;

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
  const subscriptionId = newId();
  const lately = daysAgo(endedDaysAgo);
  await storeSubscription(test.server.database, {
    subscriptionId,
    customerId,
    orderId,
    rightId: annualRight,
    status,
    startedAt: daysAgo(400),
    paidUntil: isPaid ? lately : undefined,
    endedAt: status === 'canceled' ? lately : undefined,
    returnedAt: isReturned ? lately : undefined,
    pastDueSince: status === 'past_due' ? lately : undefined,
  });
  return subscriptionId;
};

const proof =
  (
    offer: 'student' | 'nhs',
    {
      state = 'accepted',
      decidedDaysAgo = 3,
      usedBy,
    }: { state?: string; decidedDaysAgo?: number; usedBy?: 'refunded' | 'expired' } = {},
  ): History =>
  async (customerId) => {
    await insertRow(test.server.database, 'proofs', {
      proof_id: newId(),
      customer_id: customerId,
      offer,
      state,
      asked_at: daysAgo(decidedDaysAgo + 1),
      ...(state === 'waiting'
        ? { address: 'ann@ac.example' }
        : { decided_at: daysAgo(decidedDaysAgo) }),
    });
    if (usedBy === undefined) return;
    await storeOrder(test.server.database, {
      orderId: newId(),
      customerId,
      kind: 'membership',
      productId: `sub_${offer}`,
      rightId: annualRight,
      offer,
      orderedAt: daysAgo(1),
      state: usedBy,
    });
  };

/** A year of membership as a gift from another member. */
const giftedYear =
  (endsInDays: number): History =>
  async (_customerId, subject) => {
    const orderId = newId();
    await storeGift(test.server.database, {
      orderId,
      giver: `auth0|${newId()}`,
      rightId: annualRight,
      months: 12,
      startsOn: '2025-11-01',
      madeAt: daysAgo(400),
    });
    const endsAt = daysAgo(-endsInDays);
    await storeGiftGrant(test.server.database, subject, { orderId, opensAt: daysAgo(370), endsAt });
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
  async (_customerId, subject) => {
    const payer = await storeMember(test.server.database, `auth0|${newId()}`);
    const subscriptionId = await subscription(payer, { status: 'active', isReturned });
    if (hasWithdrawn) await withdrawFrom(subscriptionId);
    await storeSecondMember(test.server.database, subject, {
      subscriptionId,
      acceptedAt: daysAgo(acceptedDaysAgo),
      removedAt: removedDaysAgo === undefined ? undefined : daysAgo(removedDaysAgo),
    });
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
const ordered = (item: DigitalCatalogueItem) => orderOf(item, 'gbp', { supplyNow: false });

const sold: readonly YearlyRenewingOfferKey[] = ['annual', 'student', 'nhs', 'two', 'renewal'];
const taken = 'already-subscribed';
const proofs = { student: 'proof-needed', nhs: 'proof-needed' };
const newcomer = { ...proofs, renewal: 'not-lapsed' };

/** For each buyer, what is refused and why. Everything else can be ordered. */
const buyers: readonly (readonly [
  string,
  History,
  Partial<Record<YearlyRenewingOfferKey, string>>,
])[] = [
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
    await has(await storeMember(test.server.database, subject), subject);
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
    await has(await storeMember(test.server.database, subject), subject);
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
