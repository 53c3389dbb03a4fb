import type { LoggedSet } from '../log.ts';

let count = 0;

/**
 * A logged work set: five back squats with 60 kg on Monday 23 November 2026 at noon, unless
 * overridden. Each time has a session of its own.
 */
export const loggedSet = (
  done: LoggedSet['done'],
  change: Partial<Omit<LoggedSet, 'done'>> = {},
): LoggedSet => {
  count += 1;
  return {
    id: `session/${count}`,
    session: `session ${change.at ?? ''}`,
    exercise: 'back-squat',
    at: new Date(2026, 10, 23, 12).getTime(),
    step: `main.back-squat.1/${count}`,
    line: 'main.back-squat.1',
    kind: 'work',
    perHand: false,
    planned: {},
    done,
    ...change,
  };
};

export const kilograms = (value: number): { readonly value: number; readonly unit: 'kg' } => ({
  value,
  unit: 'kg',
});

/** Noon of a day of November 2026, in the test's time zone. */
export const noonOfNovemberDayMs = (day: number): number => new Date(2026, 10, day, 12).getTime();
