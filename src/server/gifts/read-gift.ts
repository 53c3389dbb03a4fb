import { canonicalGiftCode } from '../../domain/account/gift-code.ts';
import { endOfPaidTime, periodOfGift } from '../../domain/account/gift-period.ts';
import type { GiftAnswer } from '../../domain/account/gifts.ts';
import { ukDay } from '../../domain/mails/uk-time.ts';
import { countsAt } from '../../domain/rights/subscription.ts';
import { Refusal } from '../http/refusal.ts';
import { hashOfCode } from '../rights/gift-codes.ts';
import type { Database } from '../store/database.ts';
import { findGift, findHeldRight, type HeldRight, type StoredGift } from './stored-gifts.ts';

/** A gift as read by its code, with what redeeming it would open, or has opened, for the member. */
export type ReadGift = {
  readonly gift: StoredGift;
  /** Undefined if she isn't a customer yet. */
  readonly customerId: string | undefined;
  readonly giftsRedeemed: number;
  readonly opensAt: Date;
  readonly endsAt: Date | null;
  readonly ownRenewsAt: Date | undefined;
};

/** The same answer for a wrong code and for one that was used by somebody else or refunded, so that nobody can find valid codes. */
const unknown = (): Refusal =>
  new Refusal(
    404,
    'We know no gift with this code that can still be redeemed. Please compare it with the card or the e-mail, letter by letter.',
  );

/** Refuses a gift that can no longer be redeemed. The giver and the member who redeemed it get more details than others. */
const requireUsable = (gift: StoredGift): void => {
  if (gift.is_redeemer && gift.grant_state === 'withdrawn') {
    throw new Refusal(409, 'You have redeemed this gift, but it was refunded and has ended.');
  }
  if (gift.state === 'open' || gift.is_redeemer) return;
  if (!gift.is_giver) throw unknown();
  throw new Refusal(
    409,
    gift.state === 'refunded' || gift.redeemed_at === null
      ? 'You have had the money for this gift back, so its code opens nothing any more.'
      : `This gift of yours was redeemed on ${ukDay(gift.redeemed_at.toISOString())}.`,
  );
};

/** Her own paid subscriptions that are valid, now or after a pause. */
const ownOf = (rows: readonly HeldRight[], now: Date): readonly HeldRight[] =>
  rows.filter(({ status, past_due_since: pastDueSince, returned_at: returnedAt }) => {
    if (status === null) return false;
    const subscription = {
      status,
      pastDueSince: pastDueSince ?? undefined,
      returnedAt: returnedAt ?? undefined,
    };
    return (status === 'paused' && returnedAt === null) || countsAt(subscription, now);
  });

const paidUntilOf = (row: HeldRight): readonly Date[] =>
  row.paid_until === null
    ? []
    : [
        endOfPaidTime({
          paidUntil: row.paid_until,
          pausedAt: row.paused_at ?? undefined,
          resumesAt: row.resumes_at ?? undefined,
        }),
      ];

const periodFor = (
  gift: StoredGift,
  rows: readonly HeldRight[],
  now: Date,
): Pick<ReadGift, 'opensAt' | 'endsAt' | 'ownRenewsAt'> => {
  const own = ownOf(rows, now);
  const renewsAt = own.flatMap(({ renews_at: date }) => date ?? []);
  const { state, opens_at: opensAt, ends_at: endsAt } = gift;
  const period =
    state === 'redeemed' && opensAt !== null
      ? { opensAt, endsAt }
      : periodOfGift({ startsOn: gift.starts_on, months: gift.months }, now, [
          ...own.flatMap(paidUntilOf),
          ...rows.flatMap(({ gifts_end_at: date }) => date ?? []),
        ]);
  return { ...period, ownRenewsAt: gift.months === null ? undefined : renewsAt[0] };
};

/**
 * Reads the gift for a code that a member has sent. Refuses (404) an unknown code, and (409) a gift that she can't redeem: a pack
 * that she already has, or a gift that is no longer open.
 */
export const readGift = async (
  database: Database,
  { code, subject, now }: { readonly code: string; readonly subject: string; readonly now: Date },
): Promise<ReadGift> => {
  const canonical = canonicalGiftCode(code);
  if (canonical === undefined) throw unknown();
  const gift = await findGift(database, hashOfCode(canonical), subject);
  if (gift === undefined) throw unknown();
  requireUsable(gift);
  const rows = await findHeldRight(database, subject, gift.right_id);
  const [first] = rows;
  if (gift.state === 'open' && first?.is_leaving === true) {
    throw new Refusal(409, 'Your account is being deleted, so you can’t redeem a gift with it.');
  }
  if (gift.state === 'open' && gift.months === null && first?.is_owned === true) {
    throw new Refusal(
      409,
      'You have this pack already. The gift stays as it is, so somebody else can redeem it.',
    );
  }
  return {
    gift,
    customerId: first?.customer_id,
    giftsRedeemed: first?.gifts_redeemed ?? 0,
    ...periodFor(gift, rows, now),
  };
};

/** The answer about a gift. */
export const toGiftAnswer = ({ gift, opensAt, endsAt, ownRenewsAt }: ReadGift): GiftAnswer => ({
  title: gift.title,
  kind: gift.months === null ? 'pack' : 'membership',
  rightId: gift.right_id,
  line: gift.words.line,
  toName: gift.words.toName,
  opensAt: opensAt.toISOString(),
  endsAt: endsAt?.toISOString() ?? null,
  ownRenewsAt: ownRenewsAt?.toISOString() ?? null,
  isRedeemed: gift.state === 'redeemed',
});
