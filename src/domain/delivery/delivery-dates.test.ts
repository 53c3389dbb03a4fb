import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addWorkingDays,
  deliveryDatesIfDispatchedOn,
  deliveryDatesIfOrderedAt,
  dispatchDay,
  addDays,
  isWorkingDay,
  utcDayOf,
} from './delivery-dates.ts';

const moments = fc.date({
  min: new Date('2020-01-01'),
  max: new Date('2060-01-01'),
  noInvalidDate: true,
});

describe('an order is dispatched', () => {
  it.each([
    ['before noon on a Monday', '2026-11-23T11:59:59Z', '2026-11-23'],
    ['at noon on a Monday', '2026-11-23T12:00:00Z', '2026-11-24'],
    ['on a Friday afternoon', '2026-11-27T15:00:00Z', '2026-11-30'],
    ['on a Saturday morning', '2026-11-28T09:00:00Z', '2026-11-30'],
    ['at noon in summer, an hour before it is noon in UTC', '2026-07-01T11:00:00Z', '2026-07-02'],
    ['before noon in summer', '2026-07-01T10:59:00Z', '2026-07-01'],
    ['late in a summer evening, when it is tomorrow here', '2026-06-30T23:30:00Z', '2026-07-01'],
    ['on Christmas Eve in the afternoon', '2026-12-24T13:00:00Z', '2026-12-29'],
    ['on Good Friday', '2026-04-03T08:00:00Z', '2026-04-07'],
  ])('on the right day if it is placed %s', (_, orderedAt, leaves) => {
    expect(dispatchDay(new Date(orderedAt))).toBe(leaves);
  });
});

it('arrives the zone’s number of working days later, skipping weekends and bank holidays', () => {
  expect(
    deliveryDatesIfOrderedAt(new Date('2026-12-22T09:00:00Z'), {
      workingDaysFrom: 2,
      workingDaysTo: 4,
    }),
  ).toEqual({ leaves: '2026-12-22', from: '2026-12-24', to: '2026-12-30' });
});

it('dispatches and arrives on working days, in this order, never in the past', () => {
  fc.assert(
    fc.property(
      moments,
      fc.integer({ min: 1, max: 30 }),
      fc.nat(30),
      (orderedAt, workingDaysFrom, more) => {
        const zone = { workingDaysFrom, workingDaysTo: workingDaysFrom + more };
        const { leaves, from, to } = deliveryDatesIfOrderedAt(orderedAt, zone);
        expect([leaves, from, to].every(isWorkingDay)).toBe(true);
        expect(leaves >= utcDayOf(orderedAt)).toBe(true);
        expect(leaves < from && from <= to).toBe(true);
      },
    ),
  );
});

it('counts exactly the working days in between', () => {
  fc.assert(
    fc.property(moments, fc.integer({ min: 1, max: 40 }), (moment, days) => {
      const leaves = dispatchDay(moment);
      const { to } = deliveryDatesIfDispatchedOn(leaves, {
        workingDaysFrom: 1,
        workingDaysTo: days,
      });
      const between = Array.from({ length: 120 }, (_, index) => addDays(leaves, index + 1));
      expect(between.filter((day) => day <= to && isWorkingDay(day))).toHaveLength(days);
    }),
  );
});

it('never arrives later if it is ordered earlier', () => {
  fc.assert(
    fc.property(moments, fc.nat(10), fc.integer({ min: 0, max: 500 }), (moment, days, hours) => {
      const later = new Date(moment.getTime() + hours * 60 * 60 * 1000);
      expect(
        addWorkingDays(dispatchDay(moment), days) <= addWorkingDays(dispatchDay(later), days),
      ).toBe(true);
    }),
  );
});
