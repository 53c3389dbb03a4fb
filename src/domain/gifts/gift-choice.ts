import type { GiftChoice } from './gifts.ts';
import { findEmailProblem } from '../email-address.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** A day in the format of fields and answers: 2026-11-23. */
const isoDayOf = (date: Date): string => date.toISOString().slice(0, 10);

/** How many days ahead a gift may begin. */
const daysAhead = 366;

/** The last day on which a gift ordered today may begin. */
export const latestGiftStartDay = (today: string): string =>
  isoDayOf(new Date(new Date(today).getTime() + daysAhead * dayMs));

/**
 * The first day on which a gift may begin, by our own clock: in some time zones it is still
 * yesterday.
 */
export const earliestGiftStartDayWorldwide = (now: Date): string =>
  isoDayOf(new Date(now.getTime() - dayMs));

/** The problems in a giver's choices, by field. */
export type GiftProblems = Readonly<Partial<Record<keyof GiftChoice, string>>>;

const startProblem = (day: string, firstDay: string): string | undefined => {
  const time = Date.parse(day);
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(time) || isoDayOf(new Date(time)) !== day) {
    return 'Choose the day from which the gift can be used.';
  }
  if (day < firstDay) return 'A gift begins today at the earliest.';
  return day > latestGiftStartDay(firstDay) ? 'A gift begins within a year.' : undefined;
};

/**
 * Checks a giver's choices, with a sentence for each field. Lengths are limited by the fields and
 * the schema.
 * @param firstDay The first valid day: today in the giver's time zone.
 */
export const findGiftProblems = (gift: GiftChoice, firstDay: string): GiftProblems => {
  const startsOn = startProblem(gift.startsOn, firstDay);
  const toAddress = gift.toAddress === '' ? undefined : findEmailProblem(gift.toAddress);
  return {
    ...(startsOn === undefined ? {} : { startsOn }),
    ...(toAddress === undefined ? {} : { toAddress }),
  };
};
