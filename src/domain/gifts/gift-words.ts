import { readableUkDate } from '../days/uk-time.ts';
import type { GiftCodeAnswer } from './gifts.ts';

/** When a gift would be open if it were redeemed now. */
export const giftPeriodTextIfRedeemedNow = (
  { opensAt, endsAt }: GiftCodeAnswer,
  now: Date,
): string => {
  const isLater = new Date(opensAt) > now;
  const from = isLater ? `It opens on ${readableUkDate(opensAt)}` : 'It opens straight away';
  if (endsAt === null) return `${from} and is yours to keep.`;
  return `${from} and stays open until ${readableUkDate(endsAt)}. Then it ends on its own: nothing renews, and there is nothing more to pay.`;
};

/** A note for a member whose own membership renews; undefined if it doesn’t. */
export const ownRenewalNote = ({ ownRenewsAt, opensAt }: GiftCodeAnswer): string | undefined =>
  ownRenewsAt === null
    ? undefined
    : `Your own membership renews on ${readableUkDate(ownRenewsAt)}. The gift begins on ${readableUkDate(opensAt)}, so cancel your own before it renews if you don’t want to pay for both.`;
