import type { DeliveryZone } from '../shop/goods.ts';
import { ukDayAndHour } from '../days/uk-hour.ts';
import { addDays, isWorkingDay, type CalendarDay } from './bank-holidays.ts';

/** Orders placed before this hour in the UK are dispatched on the same working day. */
const lastHourOfDispatch = 12;

/** The first working day on or after a day. */
const workingDayFrom = (day: CalendarDay): CalendarDay =>
  isWorkingDay(day) ? day : workingDayFrom(addDays(day, 1));

/** The working day that is `days` working days after a day. */
export const addWorkingDays = (day: CalendarDay, days: number): CalendarDay =>
  days === 0 ? day : addWorkingDays(workingDayFrom(addDays(day, 1)), days - 1);

/** The day on which an order placed at a given moment is dispatched. */
export const dispatchDay = (orderedAt: Date): CalendarDay => {
  const { day, hour } = ukDayAndHour(orderedAt);
  return workingDayFrom(hour < lastHourOfDispatch ? day : addDays(day, 1));
};

/** When an order is dispatched, and the days on which it arrives: `2026-11-26`. */
export type DeliveryDates = {
  readonly leaves: CalendarDay;
  readonly from: CalendarDay;
  readonly to: CalendarDay;
};

type Duration = Pick<DeliveryZone, 'workingDaysFrom' | 'workingDaysTo'>;

/** The days on which a parcel dispatched on a given day arrives. Working days are those of England. */
export const deliveryDatesOfParcel = (
  leaves: CalendarDay,
  { workingDaysFrom, workingDaysTo }: Duration,
): DeliveryDates => ({
  leaves,
  from: addWorkingDays(leaves, workingDaysFrom),
  to: addWorkingDays(leaves, workingDaysTo),
});

/** The days on which an order paid at a given moment arrives. */
export const deliveryDatesOfOrder = (orderedAt: Date, zone: Duration): DeliveryDates =>
  deliveryDatesOfParcel(dispatchDay(orderedAt), zone);
