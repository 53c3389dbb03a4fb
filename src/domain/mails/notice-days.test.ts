import { expect, it } from 'vitest';
import { dueReminder, isCardNoticeDue, isGiftNoticeDue } from './notice-days.ts';

const renewsAt = new Date('2027-11-22T17:06:10.000Z');

it.each([
  ['2027-10-23T17:06:09.999Z', undefined],
  ['2027-10-23T17:06:10.000Z', 30],
  ['2027-11-15T17:06:09.999Z', 30],
  ['2027-11-15T17:06:10.000Z', 7],
  ['2027-11-22T17:06:09.999Z', 7],
  ['2027-11-22T17:06:10.000Z', undefined],
])('at %s the reminder that is due is the one of %s days', (now, days) => {
  expect(dueReminder(renewsAt, new Date(now))).toBe(days);
});

it.each([
  ['2027-11-21', '2027-10-08T17:06:10.000Z', true],
  ['2027-11-21', '2027-10-08T17:06:09.999Z', false],
  ['2027-11-21', '2027-11-22T17:06:10.000Z', false],
  ['2027-11-22', '2027-11-01T00:00:00.000Z', false],
  ['2027-11-30', '2027-11-01T00:00:00.000Z', false],
])('of a card that ends on %s she is told at %s: %s', (cardEndsOn, now, isDue) => {
  expect(isCardNoticeDue({ renewsAt, cardEndsOn }, new Date(now))).toBe(isDue);
});

it.each([
  ['2027-12-24', '2027-12-24T07:59:59.999Z', false],
  ['2027-12-24', '2027-12-24T08:00:00.000Z', true],
  ['2027-12-24', '2027-12-25T00:00:00.000Z', true],
  ['2027-07-01', '2027-07-01T06:59:59.999Z', false],
  ['2027-07-01', '2027-07-01T07:00:00.000Z', true],
])('the gift that starts on %s is sent at %s: %s', (startsOn, now, isDue) => {
  expect(isGiftNoticeDue(startsOn, new Date(now))).toBe(isDue);
});
