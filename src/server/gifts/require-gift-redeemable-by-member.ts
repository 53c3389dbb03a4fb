import { canonicalGiftCode } from '../../domain/gifts/gift-code.ts';
import { periodOfGiftIfRedeemedNow } from '../../domain/gifts/gift-period.ts';
import type { GiftCodeAnswer } from '../../domain/gifts/gifts.ts';
import { readableUkDate } from '../../domain/days/uk-time.ts';
import {
  endDatesAndRenewalOfHeldRight,
  findGiftRedemptionRefusal,
} from '../../domain/rights/giftable.ts';
import type { PackOrGiftGrant, StoredMemberRights } from '../../domain/rights/member-rights.ts';
import { Refusal } from '../http/answers.ts';
import { hashOfGiftOrLinkCode } from '../rights/gift-codes.ts';
import { readMemberRights } from '../rights/read-rights.ts';
import type { Database } from '../store/database.ts';
import { findGiftByCodeHash, type GiftFoundByCode } from './stored-gifts.ts';

/** A gift as read by its code, with what redeeming it would open, or has opened, for the member. */
export type GiftWithWhatItOpensForMember = {
  readonly gift: GiftFoundByCode;
  /** Undefined if the member isn't a customer yet. */
  readonly customerId: string | undefined;
  readonly giftsRedeemed: number;
  readonly opensAt: Date;
  readonly endsAt: Date | null;
  readonly ownRenewsAt: Date | undefined;
};

/**
 * The same answer for a wrong code and for one that was used by somebody else or refunded, so that
 * nobody can find valid codes.
 */
const unknown = (): Refusal =>
  new Refusal(
    404,
    'We can’t find a gift with this code that can still be redeemed. Please check it against the card or the e-mail, letter by letter.',
  );

/** What a gift has opened for the member who redeemed it. */
const grantOf = (
  gift: GiftFoundByCode,
  rights: StoredMemberRights | undefined,
): PackOrGiftGrant | undefined =>
  rights?.grants.find(
    ({ from, orderId, rightId }) =>
      from === 'gift' && orderId === gift.order_id && rightId === gift.right_id,
  );

/**
 * Refuses a gift that can no longer be redeemed. The giver and the member who redeemed it get more
 * details than others.
 */
const requireUsable = (gift: GiftFoundByCode, grant: PackOrGiftGrant | undefined): void => {
  if (gift.is_redeemer && grant?.state === 'withdrawn') {
    throw new Refusal(409, 'You have redeemed this gift, but it was refunded and has ended.');
  }
  if (gift.state === 'open' || gift.is_redeemer) return;
  if (!gift.is_giver) throw unknown();
  throw new Refusal(
    409,
    gift.state === 'refunded' || gift.redeemed_at === null
      ? 'We have refunded this gift to you, so its code no longer works.'
      : `This gift of yours was redeemed on ${readableUkDate(gift.redeemed_at.toISOString())}.`,
  );
};

const refusals = {
  leaving: 'Your account is being deleted, so you can’t redeem a gift with it.',
  owned: 'You have this pack already. The gift stays as it is, so somebody else can redeem it.',
} as const;

const requireGiftable = (gift: GiftFoundByCode, rights: StoredMemberRights | undefined): void => {
  if (gift.state !== 'open' || rights === undefined) return;
  const reason = findGiftRedemptionRefusal(rights, { rightId: gift.right_id, months: gift.months });
  if (reason !== undefined) throw new Refusal(409, refusals[reason]);
};

const periodFor = (
  gift: GiftFoundByCode,
  grant: PackOrGiftGrant | undefined,
  rights: StoredMemberRights | undefined,
  now: Date,
): Pick<GiftWithWhatItOpensForMember, 'opensAt' | 'endsAt' | 'ownRenewsAt'> => {
  const held =
    rights === undefined ? undefined : endDatesAndRenewalOfHeldRight(rights, gift.right_id, now);
  const period =
    gift.state === 'redeemed' && grant !== undefined
      ? { opensAt: grant.opensAt, endsAt: grant.endsAt ?? null }
      : periodOfGiftIfRedeemedNow(
          { startsOn: gift.starts_on, months: gift.months },
          now,
          held?.until ?? [],
        );
  return { ...period, ownRenewsAt: gift.months === null ? undefined : held?.renewsAt };
};

/**
 * Reads the gift for a code that a member has sent. Refuses (404) an unknown code, and (409) a gift
 * that she can't redeem: a pack that she already has, or a gift that is no longer open.
 */
export const requireGiftRedeemableByMember = async (
  database: Database,
  { code, subject, now }: { readonly code: string; readonly subject: string; readonly now: Date },
): Promise<GiftWithWhatItOpensForMember> => {
  const canonical = canonicalGiftCode(code);
  if (canonical === undefined) throw unknown();
  const gift = await findGiftByCodeHash(database, hashOfGiftOrLinkCode(canonical), subject);
  if (gift === undefined) throw unknown();
  const rights = await readMemberRights(database, { subject });
  const grant = grantOf(gift, rights);
  requireUsable(gift, grant);
  requireGiftable(gift, rights);
  return {
    gift,
    customerId: rights?.customerId,
    giftsRedeemed: rights?.giftsRedeemed ?? 0,
    ...periodFor(gift, grant, rights, now),
  };
};

/** The answer about a gift; its times are ISO 8601, and an end of null means that it has none. */
export const toGiftAnswer = ({
  gift,
  opensAt,
  endsAt,
  ownRenewsAt,
}: GiftWithWhatItOpensForMember): GiftCodeAnswer => ({
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
