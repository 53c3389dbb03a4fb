import type { Parameters } from './parameters.ts';

/** What was bought for somebody else. */
export type GiftOfOrder = {
  readonly kind: 'gift';
  /** The digest of its code. */
  readonly codeHash: string;
  /** Undefined for a pack, which stays. */
  readonly months: number | undefined;
  /** The day on which it begins: `2026-12-24`. */
  readonly startsOn: string;
  readonly paidAt: Date;
  /** Whether the money went back wholly. */
  readonly isReturned: boolean;
};

/** What opens for whoever redeems the gift of an order. */
const giftSource = `'gift:' || fresh.order_id`;

/**
 * The parts of a reading's statement that write a gift. It opens nothing for the giver. Once it is redeemed it stays so, and its grant goes
 * and comes with the money. One that she has withdrawn from stays closed while the refund is on its way. Its own row says so: a reading that
 * waits for that row sees what has just been written there, but not what was written elsewhere.
 */
export const giftParts = (
  { codeHash, months, startsOn, paidAt, isReturned }: GiftOfOrder,
  add: Parameters['add'],
): Readonly<Record<string, string>> => ({
  given: `
    insert into gifts (order_id, code_hash, state, right_id, months, starts_on, made_at)
    select order_id, ${add(codeHash, 'text')}, ${add(isReturned ? 'refunded' : 'open', 'text')}, right_id,
      ${add(months, 'integer')}, ${add(startsOn, 'date')}, ${add(paidAt, 'timestamptz')} from fresh
    on conflict (order_id) do update set state = case
      when gifts.state = 'redeemed' then 'redeemed'
      when gifts.refund_due then 'refunded'
      else excluded.state end`,
  followed: `
    update grants set state = ${add(isReturned ? 'withdrawn' : 'granted', 'text')} from fresh where source = ${giftSource}`,
});
