import * as v from 'valibot';
import { agreementsVersion } from '../../../src/domain/orders/agreements.ts';
import { createCodes, hashOfCode } from '../../../src/server/rights/gift-codes.ts';
import { findOrCreateCustomer } from '../../../src/server/rights/customer-records.ts';
import type { MembershipOffer } from '../../../src/domain/membership-offers.ts';
import type { Database } from '../../../src/server/store/database.ts';
import { storeOrder } from './order.ts';

/** The secret from which the tests derive gift codes. */
export const codesSecret = 'a secret of the tests, 32 letters long';

/** A paid gift, as checkout and the Stripe refresh store it. */
export type StoredGift = {
  readonly orderId: string;
  /** The buyer's subject. */
  readonly giver: string;
  readonly rightId: string;
  /** Null for a pack. */
  readonly months: number | null;
  readonly startsOn: string;
  readonly madeAt: Date;
  readonly line?: string;
};

/** Stores a gift that can be redeemed. Returns its code. */
export const storeGift = async (
  database: Database,
  {
    orderId,
    giver,
    rightId,
    months,
    startsOn,
    madeAt,
    line = 'For your first bar of your own.',
  }: StoredGift,
): Promise<string> => {
  const giverId = await findOrCreateCustomer(database, giver, `customer-of-${giver}`, madeAt);
  const code = createCodes(codesSecret).giftCodeOf(orderId);
  await database.query(
    v.object({}),
    `with o as (
       insert into orders (order_id, customer_id, kind, product_id, price_id, currency, minor_units, title, agreements_version,
         supply_now, knows_consequence, ordered_at, state, session_id, right_id, gift)
       values ($1, $2, case when $3::integer is null then 'pack' else 'gift-membership' end, 'product_of_gift', 'price_of_gift', 'gbp',
         5999, case when $3::integer is null then 'Strength and power' else 'A year of membership' end, $4, false, false, $5, 'paid',
         'cs-' || $1, $6, $7)
       returning order_id),
     c as (update customers set address = coalesce(address, customer_id || '@example.com') where customer_id = $2)
     insert into gifts (order_id, code_hash, right_id, months, starts_on, made_at) select order_id, $8, $6, $3, $9::date, $5 from o`,
    [
      orderId,
      giverId,
      months,
      agreementsVersion,
      madeAt,
      rightId,
      { startsOn, toName: 'Maya', line, toAddress: '' },
      hashOfCode(code),
      startsOn,
    ],
  );
  return code;
};

/** Gives a member the rights of a gift, for a time or for good. */
export const storeGiftGrant = async (
  database: Database,
  subject: string,
  {
    orderId,
    opensAt,
    endsAt,
  }: { readonly orderId: string; readonly opensAt: Date; readonly endsAt: Date | null },
): Promise<void> => {
  const customerId = await findOrCreateCustomer(
    database,
    subject,
    `customer-of-${subject}`,
    opensAt,
  );
  await database.query(
    v.object({}),
    `with g as (update gifts set state = 'redeemed', redeemed_by = $2, redeemed_at = $3 where order_id = $1 returning right_id)
     insert into grants (source, right_id, customer_id, granted_at, order_id, opens_at, ends_at)
     select 'gift:' || $1, right_id, $2, $3, $1, $3, $4 from g`,
    [orderId, customerId, opensAt, endsAt],
  );
};

/** Gives a member the second place of a subscription, removed at `removedAt` if that is given. */
export const storeSecondMember = async (
  database: Database,
  subject: string,
  {
    subscriptionId,
    acceptedAt,
    removedAt = null,
  }: {
    readonly subscriptionId: string;
    readonly acceptedAt: Date;
    readonly removedAt?: Date | null;
  },
): Promise<void> => {
  const customerId = await findOrCreateCustomer(
    database,
    subject,
    `customer-of-${subject}`,
    acceptedAt,
  );
  await database.query(
    v.object({}),
    `insert into second_members (invitation_id, subscription_id, code_hash, state, customer_id, invited_at, accepted_at, removed_at)
     values ($1, $2, $1, case when $5::timestamptz is null then 'accepted' else 'removed' end, $3, $4, $4, $5)`,
    [`invitation-${subject}-${subscriptionId}`, subscriptionId, customerId, acceptedAt, removedAt],
  );
};

/** Stores a member's own membership, active since a given time. Her address is `<name>@example.com`, and the subscription's id `s-order-<subject>`. */
export const storeMembership = async (
  database: Database,
  subject: string,
  {
    rightId,
    startedAt,
    offer = 'annual',
    paidUntil = null,
  }: {
    readonly rightId: string;
    readonly startedAt: Date;
    readonly offer?: MembershipOffer;
    readonly paidUntil?: Date | null;
  },
): Promise<void> => {
  const customerId = await findOrCreateCustomer(
    database,
    subject,
    `customer-of-${subject}`,
    startedAt,
  );
  const orderId = `order-${subject}`;
  await storeOrder(database, {
    orderId,
    customerId,
    productId: rightId,
    kind: 'membership',
    state: 'paid',
    sessionId: `cs-${subject}`,
  });
  await database.query(
    v.object({}),
    `with o as (update orders set offer = $2 where order_id = $1),
       c as (update customers set address = $5 where customer_id = $3)
     insert into subscriptions (subscription_id, right_id, customer_id, order_id, status, started_at, opens_at, paid_until, renews_at)
     values ('s-' || $1, $6, $3, $1, 'active', $4, $4, $7, $7)`,
    [
      orderId,
      offer,
      customerId,
      startedAt,
      `${subject.slice('auth0|'.length)}@example.com`,
      rightId,
      paidUntil,
    ],
  );
};
