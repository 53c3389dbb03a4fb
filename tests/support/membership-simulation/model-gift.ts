import { monthsLater, toTime, type Time } from './model-time.ts';

/**
 * A gift: a year of membership, or a pack, for whoever has its code. It is void while its payment
 * is refunded.
 */
export type Gift = {
  /** Undefined for a pack, which stays open. */
  readonly months: number | undefined;
  /** The day that the giver has chosen: 2027-12-25. */
  readonly startsOn: string;
  isRedeemed: boolean;
  opensAt: Time | undefined;
  endsAt: Time | undefined;
};

const startOfUkDay = (day: string): Time => {
  const midnight = toTime(`${day}T00:00:00Z`);
  const isSummer =
    new Intl.DateTimeFormat('en-GB', {
      timeZone: 'Europe/London',
      hour: '2-digit',
      hourCycle: 'h23',
    }).format(midnight * 1000) === '01';
  return isSummer ? midnight - 3600 : midnight;
};

/**
 * Redeems a gift: it opens on the giver's day at the earliest, and a membership not before the end
 * of those that the member already has.
 */
export const redeem = (gift: Gift, now: Time, hasUntil: readonly Time[]): void => {
  const earliest = [now, startOfUkDay(gift.startsOn)];
  const opensAt = Math.max(...earliest, ...(gift.months === undefined ? [] : hasUntil));
  gift.isRedeemed = true;
  gift.opensAt = opensAt;
  gift.endsAt = gift.months === undefined ? undefined : monthsLater(opensAt, gift.months);
};

/** Whether it is open for the member who redeemed it. */
export const isGiftOpen = ({ opensAt, endsAt = Infinity }: Gift, now: Time): boolean =>
  opensAt !== undefined && opensAt <= now && now < endsAt;
