import { expect, it } from 'vitest';
import {
  daysBeforeRenewalOfDueReminder,
  isCardExpiryNoticeDue,
  isGiftEmailDueByStartDay,
} from './notice-days.ts';

const renewsAt = new Date('2027-11-22T17:06:10.000Z');

it.each([
  ['2027-10-23T17:06:09.999Z', undefined],
  ['2027-10-23T17:06:10.000Z', 30],
  ['2027-11-15T17:06:09.999Z', 30],
  ['2027-11-15T17:06:10.000Z', 7],
  ['2027-11-22T17:06:09.999Z', 7],
  ['2027-11-22T17:06:10.000Z', undefined],
])('finds the reminder due at %s: %s days', (now, days) => {
  expect(daysBeforeRenewalOfDueReminder(renewsAt, new Date(now))).toBe(days);
});

it.each([
  ['2027-11-21', '2027-10-08T17:06:10.000Z', true],
  ['2027-11-21', '2027-10-08T17:06:09.999Z', false],
  ['2027-11-21', '2027-11-22T17:06:10.000Z', false],
  ['2027-11-22', '2027-11-01T00:00:00.000Z', false],
  ['2027-11-30', '2027-11-01T00:00:00.000Z', false],
])('knows if a card notice (%s) is due at %s: %s', (cardEndsOn, now, isDue) => {
  expect(isCardExpiryNoticeDue({ renewsAt, cardEndsOn }, new Date(now))).toBe(isDue);
});

it.each([
  ['2027-12-24', '2027-12-24T07:59:59.999Z', false],
  ['2027-12-24', '2027-12-24T08:00:00.000Z', true],
  ['2027-12-24', '2027-12-25T00:00:00.000Z', true],
  ['2027-07-01', '2027-07-01T06:59:59.999Z', false],
  ['2027-07-01', '2027-07-01T07:00:00.000Z', true],
])('knows if a gift notice (%s) is due at %s: %s', (startsOn, now, isDue) => {
  expect(isGiftEmailDueByStartDay(startsOn, new Date(now))).toBe(isDue);
});
