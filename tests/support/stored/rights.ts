import * as v from 'valibot';
import type { GiftState } from '../../../src/domain/gifts/gifts.ts';
import type { YearlyRenewingOfferKey } from '../../../src/domain/membership/yearly-renewing-offer-keys.ts';
import {
  createGiftAndLinkCodeDeriver,
  hashOfGiftOrLinkCode,
} from '../../../src/server/rights/gift-codes.ts';
import type { Database } from '../../../src/server/store/database.ts';
import { storeMember } from './member.ts';
import { storeOrder } from './order.ts';
import { insertRow } from './rows.ts';

/** The secret from which the tests derive gift codes. */
export const codesSecret = 'a secret of the tests, 32 letters long';

/** A subscription as a reading of Stripe leaves it. */
export type StoredSubscription = {
  readonly subscriptionId: string;
  readonly customerId: string;
  readonly orderId?: string | undefined;
  readonly rightId: string;
  readonly status?: string;
  readonly startedAt?: Date;
  readonly pastDueSince?: Date | undefined;
  /** Until when the newest payment pays; it renews then, unless it has ended. */
  readonly paidUntil?: Date | undefined;
  readonly endedAt?: Date | undefined;
  readonly returnedAt?: Date | undefined;
};

/** Stores a subscription, active unless its fields say otherwise. */
export const storeSubscription = (database: Database, one: StoredSubscription): Promise<void> =>
  insertRow(database, 'subscriptions', {
    subscription_id: one.subscriptionId,
    customer_id: one.customerId,
    order_id: one.orderId,
    right_id: one.rightId,
    status: one.status ?? 'active',
    started_at: one.startedAt,
    opens_at: one.startedAt,
    past_due_since: one.pastDueSince,
    paid_until: one.paidUntil,
    renews_at: one.endedAt === undefined ? one.paidUntil : undefined,
    ended_at: one.endedAt,
    returned_at: one.returnedAt,
  });

/** A member's own membership. */
export type StoredMembership = {
  readonly rightId: string;
  readonly startedAt: Date;
  readonly offer?: YearlyRenewingOfferKey;
  readonly paidUntil?: Date | undefined;
};

/**
 * Stores a membership with its member and its order, active since a given time. The address is
 * `<name>@example.com`, and the subscription's id `s-order-<subject>`.
 */
export const storeMembership = async (
  database: Database,
  subject: string,
  { rightId, startedAt, offer = 'annual', paidUntil }: StoredMembership,
): Promise<void> => {
  const address = `${subject.slice('auth0|'.length)}@example.com`;
  const customerId = await storeMember(database, subject, { createdAt: startedAt, address });
  const orderId = `order-${subject}`;
  const order = { orderId, customerId, kind: 'membership', productId: rightId, offer } as const;
  await storeOrder(database, { ...order, state: 'paid', sessionId: `cs-${subject}` });
  const subscription = { subscriptionId: `s-${orderId}`, customerId, orderId, rightId };
  await storeSubscription(database, { ...subscription, startedAt, paidUntil });
};

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
  readonly title?: string;
  readonly line?: string;
  readonly toName?: string;
  readonly toAddress?: string;
  readonly state?: GiftState;
  /** What its code is derived from. */
  readonly signingSecret?: string;
};

/** Stores a gift, which can be redeemed unless its state says otherwise. Returns its code. */
export const storeGift = async (database: Database, gift: StoredGift): Promise<string> => {
  const { orderId, giver, rightId, months, startsOn, madeAt, state = 'open' } = gift;
  const customerId = await storeMember(database, giver, { createdAt: madeAt });
  await database.query(
    v.object({}),
    `update customers set address = coalesce(address, customer_id || '@example.com') where customer_id = $1`,
    [customerId],
  );
  await storeOrder(database, {
    orderId,
    customerId,
    kind: months === null ? 'pack' : 'gift-membership',
    productId: 'product_of_gift',
    rightId,
    title: gift.title,
    minorUnits: 5999,
    state: state === 'refunded' ? 'refunded' : 'paid',
    sessionId: `cs-${orderId}`,
    orderedAt: madeAt,
    gift: {
      startsOn,
      toName: gift.toName ?? 'Maya',
      line: gift.line ?? 'For your first bar of your own.',
      toAddress: gift.toAddress ?? '',
    },
  });
  const code = createGiftAndLinkCodeDeriver(gift.signingSecret ?? codesSecret).giftCodeOf(orderId);
  await insertRow(database, 'gifts', {
    order_id: orderId,
    code_hash: hashOfGiftOrLinkCode(code),
    right_id: rightId,
    months,
    starts_on: startsOn,
    made_at: madeAt,
    state,
    redeemed_at: state === 'redeemed' ? madeAt : undefined,
  });
  return code;
};

/** Gives a member the rights of a gift, for a time or for good. */
export const storeGiftGrant = async (
  database: Database,
  subject: string,
  gift: { readonly orderId: string; readonly opensAt: Date; readonly endsAt: Date | null },
): Promise<void> => {
  const { orderId, opensAt, endsAt } = gift;
  const customerId = await storeMember(database, subject, { createdAt: opensAt });
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
  place: {
    readonly subscriptionId: string;
    readonly acceptedAt: Date;
    readonly removedAt?: Date | undefined;
  },
): Promise<void> => {
  const { subscriptionId, acceptedAt, removedAt } = place;
  const customerId = await storeMember(database, subject, { createdAt: acceptedAt });
  const invitationId = `invitation-${subject}-${subscriptionId}`;
  await insertRow(database, 'second_members', {
    invitation_id: invitationId,
    subscription_id: subscriptionId,
    code_hash: invitationId,
    state: removedAt === undefined ? 'accepted' : 'removed',
    customer_id: customerId,
    invited_at: acceptedAt,
    accepted_at: acceptedAt,
    removed_at: removedAt,
  });
};

/** Gives a member a right without an order, as somebody might by hand. */
export const storeGrantByHand = (
  database: Database,
  customerId: string,
  { rightId, source = 'by-hand' }: { readonly rightId: string; readonly source?: string },
): Promise<void> =>
  insertRow(database, 'grants', {
    source,
    right_id: rightId,
    customer_id: customerId,
    granted_at: new Date(),
  });

/** Turns a member's own paid order into a gift for Maya, whose right the member no longer has. */
export const makeItAGift = (database: Database, orderId: string, madeAt: Date): Promise<unknown> =>
  database.query(
    v.object({}),
    `with o as (
       update orders set gift = '{"startsOn": "2027-02-01", "toName": "Maya", "line": "", "toAddress": ""}'
       where order_id = $1 returning order_id, right_id),
     g as (update grants set state = 'withdrawn' where order_id = $1)
     insert into gifts (order_id, code_hash, right_id, starts_on, made_at)
     select order_id, order_id, right_id, date '2027-02-01', $2::timestamptz from o`,
    [orderId, madeAt],
  );
