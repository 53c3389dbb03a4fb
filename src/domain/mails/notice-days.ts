import { ukDayAndHour } from '../uk-hour.ts';

/** How many days before a renewal we remind her. */
export const reminderDays: readonly number[] = [30, 7];
/** How many days before a renewal we tell her that the card runs out before it. */
export const cardNoticeDays = 45;
/** At which hour in the UK the e-mail of a gift goes out on its day. */
export const giftHour = 8;

const dayMs = 24 * 60 * 60 * 1000;

const isWithin = (renewsAt: Date, now: Date, days: number): boolean =>
  now < renewsAt && renewsAt.getTime() - now.getTime() <= days * dayMs;

/**
 * Which reminder is due at a moment, by its days: the nearest one whose time has come. So one that is late is still sent, never after the
 * renewal, and of two that are late only the nearer. Undefined when none is.
 */
export const dueReminder = (renewsAt: Date, now: Date): number | undefined =>
  reminderDays.toSorted((a, b) => a - b).find((days) => isWithin(renewsAt, now, days));

/** Whether it is time to tell her that a card, by its last day (2027-10-31), can't pay for the renewal. */
export const isCardNoticeDue = (
  { renewsAt, cardEndsOn }: { readonly renewsAt: Date; readonly cardEndsOn: string },
  now: Date,
): boolean =>
  isWithin(renewsAt, now, cardNoticeDays) && cardEndsOn < renewsAt.toISOString().slice(0, 10);

/** Whether the e-mail of a gift that starts on a day (2027-12-24) is due: from the morning of that day in the UK on. */
export const isGiftNoticeDue = (startsOn: string, now: Date): boolean => {
  const { day, hour } = ukDayAndHour(now);
  return day > startsOn || (day === startsOn && hour >= giftHour);
};
