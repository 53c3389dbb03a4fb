import { expect, it } from 'vitest';
import { kg } from '../loads/loads.test-support.ts';
import type { LoggedSessionWithoutSets, LoggedSet } from '../log.ts';
import { totalsOfSession } from './session-totals.ts';

const session: LoggedSessionWithoutSets = {
  id: 's1',
  startedAt: 0,
  endedAt: 42.4 * 60_000,
  outcome: 'finished',
  plannedSets: 5,
  doneSets: 3,
};

const set = (done: LoggedSet['done'], more: Partial<LoggedSet> = {}): LoggedSet => ({
  id: 's1/x',
  session: 's1',
  exercise: 'back-squat',
  at: 0,
  step: 'x',
  line: 'x',
  kind: 'work',
  perHand: false,
  planned: {},
  done,
  ...more,
});

it('adds up weight times reps of work sets, counting both hands, in her unit', () => {
  const sets = [
    set({ weight: kg(20), reps: 10 }, { kind: 'ramp' }),
    set({ weight: kg(60), reps: 5 }),
    set({ weight: kg(10), reps: 8 }, { perHand: true }),
    set({ seconds: 45 }),
  ];
  expect(totalsOfSession(session, sets, 'kg')).toEqual({
    done: 3,
    planned: 5,
    skipped: 2,
    volume: kg(460),
    minutes: 42,
  });
  expect(totalsOfSession(session, sets, 'lb').volume).toEqual({ value: 1014, unit: 'lb' });
});

it('has no volume where nothing was lifted', () => {
  expect(totalsOfSession(session, [set({ reps: 12 })], 'kg').volume).toBe(undefined);
});
