import { describe, expect, it } from 'vitest';
import { doMinutesAgreeWithDays, sessionLengthsStatedIn } from './session-lengths-stated-in.ts';

describe('the minutes that a text states', () => {
  it.each([
    ['Thirty-minute full body', [30]],
    ['Simply abs: fifteen minutes', [15]],
    ['Three sessions a week of 50 minutes.', [50]],
    ['Three sessions of 45 to 50 minutes, no stage required.', [45, 50]],
    ['strong 35-minute sessions', [35]],
    ['in 15, 25 or 40 minutes, without a single jump', [15, 25, 40]],
    ['between 35–40 minutes', [35, 40]],
    ['The half-hour barbell', [30]],
    ['Half an hour from the first warm-up rep to the last set', [30]],
    ['allow three quarters of an hour', [45]],
    ['A quarter of an hour', [15]],
    ['It takes an hour and a half', [90]],
    ['Three sessions of about an hour', [60]],
    ['Full-body strength hour', [60]],
    ['Forty-five minutes', [45]],
    ['Eight weeks, three days, rest two minutes, 48 hours apart', []],
    ['', []],
  ])('"%s": %j', (text, minutes) => {
    expect(sessionLengthsStatedIn(text)).toEqual(minutes);
  });
});

describe('stated minutes agree with the days', () => {
  it.each([
    [[30], { from: 20, to: 25 }, false],
    [[30], { from: 30, to: 30 }, true],
    [[45, 50], { from: 45, to: 45 }, true],
    [[55], { from: 45, to: 45 }, false],
    [[60], { from: 55, to: 55 }, true],
    [[15, 25, 40], { from: 25, to: 25 }, true],
    [[20], { from: 25, to: 40 }, false],
  ])('%j in days of %j: %s', (stated, days, agrees) => {
    expect(doMinutesAgreeWithDays(stated, days)).toBe(agrees);
  });
});
