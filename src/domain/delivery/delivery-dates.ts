import type { DeliveryZone } from '../shop/goods.ts';
import { ukDayAndHour } from '../days/uk-hour.ts';

/**
 * A day such as `2026-11-26`. The arithmetic below uses midnight in UTC, which has no clock
 * changes.
 */
export type IsoDay = string;

const dayMs = 24 * 60 * 60 * 1000;

export const utcDayOf = (moment: Date): IsoDay => moment.toISOString().slice(0, 10);

/** The day `days` days later; earlier if it is negative. */
export const addDays = (day: IsoDay, days: number): IsoDay =>
  utcDayOf(new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs));

/** 0 is Sunday, 6 Saturday. */
export const weekdayNumberFromSunday = (day: IsoDay): number =>
  new Date(`${day}T00:00:00Z`).getUTCDay();

const sunday = 0;
const monday = 1;
const saturday = 6;

const isWeekend = (day: IsoDay): boolean =>
  [saturday, sunday].includes(weekdayNumberFromSunday(day));

const twoDigits = (value: number): string => String(value).padStart(2, '0');
const dayOf = (year: number, month: number, day: number): IsoDay =>
  `${year}-${twoDigits(month)}-${twoDigits(day)}`;

/**
 * Easter Sunday in the Gregorian calendar, by the algorithm of Meeus, Jones and Butcher, with its
 * letters.
 */
export const easterSunday = (year: number): IsoDay => {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const e = b % 4;
  const f = Math.floor((b + 8) / 25);
  const g = Math.floor((b - f + 1) / 3);
  const h = (19 * a + b - d - g + 15) % 30;
  const i = Math.floor(c / 4);
  const k = c % 4;
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const n = h + l - 7 * m + 114;
  return dayOf(year, Math.floor(n / 31), (n % 31) + 1);
};

/** The first Monday on or after a day. */
const mondayFrom = (day: IsoDay): IsoDay =>
  addDays(day, (monday - weekdayNumberFromSunday(day) + 7) % 7);

const firstFree = (day: IsoDay, taken: readonly IsoDay[]): IsoDay =>
  isWeekend(day) || taken.includes(day) ? firstFree(addDays(day, 1), taken) : day;

/** A holiday at a weekend has a substitute: the next weekday that isn't a holiday itself. */
const withSubstitutes = (days: readonly IsoDay[]): readonly IsoDay[] => {
  const kept = days.filter((day) => !isWeekend(day));
  return days
    .filter(isWeekend)
    .reduce((holidays: readonly IsoDay[], day) => [...holidays, firstFree(day, holidays)], kept);
};

/**
 * The regular bank holidays of England in a year: the Banking and Financial Dealings Act 1971 and
 * the proclamations of every year since 1978. One-off holidays, such as a coronation's, are not
 * included.
 */
export const englishBankHolidaysIn = (year: number): readonly IsoDay[] => {
  const easter = easterSunday(year);
  return [
    ...withSubstitutes([dayOf(year, 1, 1)]),
    addDays(easter, -2),
    addDays(easter, 1),
    mondayFrom(dayOf(year, 5, 1)),
    mondayFrom(dayOf(year, 5, 25)),
    mondayFrom(dayOf(year, 8, 25)),
    ...withSubstitutes([dayOf(year, 12, 25), dayOf(year, 12, 26)]).toSorted(),
  ];
};

/** Whether a day is a working day: Monday to Friday, except the bank holidays of England. */
export const isWorkingDay = (day: IsoDay): boolean =>
  !isWeekend(day) && !englishBankHolidaysIn(Number(day.slice(0, 4))).includes(day);

/** Orders placed before this hour in the UK are dispatched on the same working day. */
const lastHourOfDispatch = 12;

/** The first working day on or after a day. */
const workingDayFrom = (day: IsoDay): IsoDay =>
  isWorkingDay(day) ? day : workingDayFrom(addDays(day, 1));

/** The working day that is `days` working days after a day. */
export const addWorkingDays = (day: IsoDay, days: number): IsoDay =>
  days === 0 ? day : addWorkingDays(workingDayFrom(addDays(day, 1)), days - 1);

/** The day on which an order placed at a given moment is dispatched. */
export const dispatchDay = (orderedAt: Date): IsoDay => {
  const { day, hour } = ukDayAndHour(orderedAt);
  return workingDayFrom(hour < lastHourOfDispatch ? day : addDays(day, 1));
};

/** When an order is dispatched, and the days on which it arrives: `2026-11-26`. */
export type DeliveryDates = {
  readonly leaves: IsoDay;
  readonly from: IsoDay;
  readonly to: IsoDay;
};

type Duration = Pick<DeliveryZone, 'workingDaysFrom' | 'workingDaysTo'>;

/**
 * The days on which a parcel dispatched on a given day arrives. Working days are those of England.
 */
export const deliveryDatesIfDispatchedOn = (
  leaves: IsoDay,
  { workingDaysFrom, workingDaysTo }: Duration,
): DeliveryDates => ({
  leaves,
  from: addWorkingDays(leaves, workingDaysFrom),
  to: addWorkingDays(leaves, workingDaysTo),
});

/** The days on which an order paid at a given moment arrives. */
export const deliveryDatesIfOrderedAt = (orderedAt: Date, zone: Duration): DeliveryDates =>
  deliveryDatesIfDispatchedOn(dispatchDay(orderedAt), zone);
