import { ukDayAndHour } from '../days/uk-hour.ts';

/** How many days before a renewal the reminders are sent. */
export const daysBeforeRenewalOfEachReminder: readonly number[] = [30, 7];
/** How many days before a renewal we say that the card expires before it. */
export const cardNoticeDaysBeforeRenewal = 45;
/** The hour in the UK at which a gift's e-mail is sent on its day. */
export const giftMailHour = 8;

const dayMs = 24 * 60 * 60 * 1000;

const isWithin = (renewsAt: Date, now: Date, days: number): boolean =>
  now < renewsAt && renewsAt.getTime() - now.getTime() <= days * dayMs;

/**
 * The reminder due at a given moment, by its number of days: the latest one whose time has come. A
 * late reminder is still sent, but never after the renewal, and if both are late, only the latest.
 * Undefined if none is due.
 */
export const daysBeforeRenewalOfDueReminder = (renewsAt: Date, now: Date): number | undefined =>
  daysBeforeRenewalOfEachReminder
    .toSorted((a, b) => a - b)
    .find((days) => isWithin(renewsAt, now, days));

/**
 * Whether it is time for the notice that a card, by its last day (2027-10-31), can't pay for the
 * renewal.
 */
export const isCardExpiryNoticeDue = (
  { renewsAt, cardEndsOn }: { readonly renewsAt: Date; readonly cardEndsOn: string },
  now: Date,
): boolean =>
  isWithin(renewsAt, now, cardNoticeDaysBeforeRenewal) &&
  cardEndsOn < renewsAt.toISOString().slice(0, 10);

/**
 * Whether the e-mail of a gift that starts on a given day (2027-12-24) is due: from the morning of
 * that day in the UK.
 */
export const isGiftEmailDueByStartDay = (startsOn: string, now: Date): boolean => {
  const { day, hour } = ukDayAndHour(now);
  return day > startsOn || (day === startsOn && hour >= giftMailHour);
};
