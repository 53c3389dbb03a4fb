import type { StatementParameterCollector } from '../store/database.ts';
import { setGiftGrantStateSql } from './write-rights.ts';

export type GiftOfOrderToWrite = {
  readonly kind: 'gift';
  readonly codeHash: string;
  /** Undefined for a pack, which never ends. */
  readonly months: number | undefined;
  /** The day on which it begins: `2026-12-24`. */
  readonly startsOn: string;
  readonly paidAt: Date;
  /** Whether the money was returned in full. */
  readonly isReturned: boolean;
};

/**
 * The parts of a reading's statement that write a gift. It opens nothing for the giver. Once
 * redeemed it stays redeemed, and its grant is withdrawn or restored with the money. A gift that
 * she has withdrawn from stays closed while the refund is under way. That is stored in its own row:
 * a reading that waits for that row sees what has just been written there, but not what was written
 * elsewhere.
 */
export const writeGiftSql = (
  { codeHash, months, startsOn, paidAt, isReturned }: GiftOfOrderToWrite,
  add: StatementParameterCollector['add'],
): Readonly<Record<string, string>> => ({
  given: `
    insert into gifts (order_id, code_hash, state, right_id, months, starts_on, made_at)
    select order_id, ${add(codeHash, 'text')}, ${add(isReturned ? 'refunded' : 'open', 'text')}, right_id,
      ${add(months, 'integer')}, ${add(startsOn, 'date')}, ${add(paidAt, 'timestamptz')} from fresh
    on conflict (order_id) do update set state = case
      when gifts.state = 'redeemed' then 'redeemed'
      when gifts.refund_due then 'refunded'
      else excluded.state end`,
  followed: setGiftGrantStateSql('fresh', add(isReturned ? 'withdrawn' : 'granted', 'text')),
});
