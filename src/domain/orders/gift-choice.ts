import type { GiftChoice } from '../account/gifts.ts';
import { findEmailProblem } from '../email-address.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** A day as days are written in fields and answers: 2026-11-23. */
const isoDayOf = (date: Date): string => date.toISOString().slice(0, 10);

/** How many days ahead a gift can begin. */
const daysAhead = 366;

/** The last day from which a gift that is ordered today can begin. */
export const lastGiftDay = (today: string): string =>
  isoDayOf(new Date(new Date(today).getTime() + daysAhead * dayMs));

/** The first day from which a gift can begin, by our own clock: somewhere it is still the day before. */
export const firstGiftDay = (now: Date): string => isoDayOf(new Date(now.getTime() - dayMs));

/** What doesn't fit in a giver's choice, by the field. */
export type GiftProblems = Readonly<Partial<Record<keyof GiftChoice, string>>>;

const startProblem = (day: string, firstDay: string): string | undefined => {
  const time = Date.parse(day);
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(time) || isoDayOf(new Date(time)) !== day) {
    return 'Choose the day from which the gift can be used.';
  }
  if (day < firstDay) return 'A gift begins today at the earliest.';
  return day > lastGiftDay(firstDay) ? 'A gift begins within a year.' : undefined;
};

/**
 * What doesn't fit in what a giver has chosen, a sentence for each field. Lengths are held by the fields and by the schema.
 * @param firstDay The first day that counts: today where she is.
 */
export const findGiftProblems = (gift: GiftChoice, firstDay: string): GiftProblems => {
  const startsOn = startProblem(gift.startsOn, firstDay);
  const toAddress = gift.toAddress === '' ? undefined : findEmailProblem(gift.toAddress);
  return {
    ...(startsOn === undefined ? {} : { startsOn }),
    ...(toAddress === undefined ? {} : { toAddress }),
  };
};
