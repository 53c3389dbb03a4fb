import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  localIsoDayOfTime,
  localIsoMondayOfTime,
  startMsOfLocalIsoDay,
} from './local-iso-day-of-time.ts';

const time = fc.integer({
  min: new Date(2020, 0, 1).getTime(),
  max: new Date(2032, 0, 1).getTime(),
});

describe('local days', () => {
  it('end at midnight in the device’s time zone', () => {
    expect(localIsoDayOfTime(new Date(2026, 10, 23, 23, 59, 59).getTime())).toBe('2026-11-23');
    expect(localIsoDayOfTime(new Date(2026, 10, 24).getTime())).toBe('2026-11-24');
    expect(startMsOfLocalIsoDay('2026-11-30', 1)).toBe(new Date(2026, 11, 1).getTime());
  });

  it('belong to the week of the Monday on or before them', () => {
    fc.assert(
      fc.property(time, (at) => {
        const monday = localIsoMondayOfTime(at);
        expect(new Date(startMsOfLocalIsoDay(monday)).getDay()).toBe(1);
        expect(startMsOfLocalIsoDay(monday)).toBeLessThanOrEqual(at);
        expect(startMsOfLocalIsoDay(monday, 7)).toBeGreaterThan(at);
      }),
    );
  });
});
