import { ukDay } from '../mails/uk-time.ts';
import type { GiftAnswer } from './gifts.ts';

/** From when to when a gift is open for whoever redeems it now. */
export const openingOf = ({ opensAt, endsAt }: GiftAnswer, now: Date): string => {
  const isLater = new Date(opensAt) > now;
  const from = isLater ? `It opens on ${ukDay(opensAt)}` : 'It opens at once';
  if (endsAt === null) return `${from} and stays yours for good.`;
  return `${from} and stays open until ${ukDay(endsAt)}. Then it ends by itself: nothing renews, and nobody pays again.`;
};

/** What to think of if she pays for a membership of her own that renews; undefined if she doesn’t. */
export const ownRenewalNote = ({ ownRenewsAt, opensAt }: GiftAnswer): string | undefined =>
  ownRenewsAt === null
    ? undefined
    : `Your own membership renews on ${ukDay(ownRenewsAt)}. The gift begins on ${ukDay(opensAt)}, so cancel your own before it renews if you don’t want to pay for both.`;
