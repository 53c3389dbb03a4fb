import type { DeliveryZone } from '../shop/goods.ts';
import { ukDayAndHour } from '../uk-hour.ts';
import { addDays, isWorkingDay, type Day } from './bank-holidays.ts';

/** What is ordered before this hour in the UK leaves us on the same working day. */
const lastHourOfDispatch = 12;

/** The working day from a day on: itself, if it is one. */
const workingDayFrom = (day: Day): Day =>
  isWorkingDay(day) ? day : workingDayFrom(addDays(day, 1));

/** The working day that is so many working days after a day. */
export const addWorkingDays = (day: Day, days: number): Day =>
  days === 0 ? day : addWorkingDays(workingDayFrom(addDays(day, 1)), days - 1);

/** The day on which something leaves us that is ordered at a moment. */
export const dispatchDay = (orderedAt: Date): Day => {
  const { day, hour } = ukDayAndHour(orderedAt);
  return workingDayFrom(hour < lastHourOfDispatch ? day : addDays(day, 1));
};

/** When an order leaves us, and on which days it comes: `2026-11-26`. */
export type Arrival = { readonly leaves: Day; readonly from: Day; readonly to: Day };

type Duration = Pick<DeliveryZone, 'workingDaysFrom' | 'workingDaysTo'>;

/** The days on which a parcel comes that leaves us on a day. Working days are those of England. */
export const arrivalOfParcel = (
  leaves: Day,
  { workingDaysFrom, workingDaysTo }: Duration,
): Arrival => ({
  leaves,
  from: addWorkingDays(leaves, workingDaysFrom),
  to: addWorkingDays(leaves, workingDaysTo),
});

/** The days on which an order comes that is paid at a moment. */
export const arrivalOf = (orderedAt: Date, zone: Duration): Arrival =>
  arrivalOfParcel(dispatchDay(orderedAt), zone);
