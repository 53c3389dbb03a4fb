import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadingKinds } from '../movement-and-loading.ts';
import { muscles } from '../muscles.ts';
import { createRoutineExerciseWithSets, routineDayOfExercises } from '../own/routine-day.ts';
import { typicalGymKitWithoutMaximums } from '../my-weights/kit-and-maximums.ts';
import { trimReasons, type LoggedSessionWithoutSets, type LoggedSet } from '../log.ts';
import { toLogCsv } from './log-csv.ts';
import { toLogJson } from './log-json.ts';
import { readCsvLines } from './csv-lines.ts';
import { readLogFile } from './read-log-file.ts';
import type { WholeLog } from './whole-log.ts';

const text = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom('=1+1', '"quoted", twice', 'line\r\nline', '\uFEFF💪🏽', '-5', '@home'),
);
const time = fc.integer({ min: Date.UTC(2000, 0, 1), max: Date.UTC(2090, 0, 1) });
const day = time.map((at) => new Date(at).toISOString().slice(0, 10));
const weight = fc.record({
  value: fc.double({ min: 0, max: 500, noNaN: true }).map((value) => (value === 0 ? 0 : value)),
  unit: fc.constantFrom('kg', 'lb'),
});
const effort = fc.record({
  kind: fc.constantFrom('rpe', 'rir'),
  value: fc.constantFrom(1, 7.5, 10),
});
const amounts = {
  reps: fc.integer({ min: 1, max: 100 }),
  seconds: fc.integer({ min: 1, max: 9000 }),
  metres: fc.integer({ min: 1, max: 9000 }),
};

const session: fc.Arbitrary<LoggedSessionWithoutSets> = fc.record(
  {
    id: text,
    place: fc.record({
      path: fc.constantFrom('/workout-plans/one/', '/members/plans/legs/one/'),
      index: fc.nat(3),
      week: fc.nat({ max: 52 }),
      day: fc.nat({ max: 7 }),
    }),
    startedAt: time,
    endedAt: time,
    outcome: fc.constantFrom('finished', 'stopped', 'ended for health'),
    plannedSets: fc.nat(40),
    doneSets: fc.nat(40),
    notToday: fc.constantFrom(...trimReasons),
    note: text,
    importedName: text,
  },
  { requiredKeys: ['id', 'startedAt', 'endedAt', 'outcome', 'plannedSets', 'doneSets'] },
);
const set: fc.Arbitrary<LoggedSet> = fc.record(
  {
    id: text,
    session: text,
    exercise: text,
    at: time,
    step: text,
    line: text,
    kind: fc.constantFrom('ramp', 'work'),
    side: fc.constantFrom('left', 'right'),
    perHand: fc.boolean(),
    correctedAt: time,
    planned: fc.record({ weight, effort }, { requiredKeys: [] }),
    done: fc.record({ weight, effort, ...amounts }, { requiredKeys: [] }),
  },
  {
    requiredKeys: [
      ...(['id', 'session', 'exercise', 'at', 'step', 'line'] as const),
      ...(['kind', 'perHand', 'planned', 'done'] as const),
    ],
  },
);
const log: fc.Arbitrary<WholeLog> = fc.record({
  weights: fc.constantFrom(
    undefined,
    typicalGymKitWithoutMaximums('kg'),
    typicalGymKitWithoutMaximums('lb'),
  ),
  plans: fc.constant([]),
  sessions: fc.array(session),
  sets: fc.array(set),
  bodyweights: fc.array(fc.record({ on: day, weight })),
  imports: fc.array(
    fc.record(
      {
        id: text,
        from: text,
        at: time,
        ...{ sessions: fc.array(text), plans: fc.array(text), bodyweights: fc.array(text) },
      },
      { requiredKeys: ['id', 'from', 'sessions', 'plans', 'bodyweights'] },
    ),
  ),
  ownExercises: fc.array(
    fc.record(
      {
        key: text.map((name) => `own:${name}`),
        loading: fc.constantFrom(...loadingKinds),
        primary: fc.subarray([...muscles]),
        secondary: fc.subarray([...muscles]),
        changedAt: time,
        removedAt: time,
      },
      { requiredKeys: ['key', 'loading', 'primary', 'secondary', 'changedAt'] },
    ),
  ),
  routines: fc.array(
    fc.record({
      id: text,
      name: text,
      day: fc.constant(
        routineDayOfExercises([
          createRoutineExerciseWithSets('own:Zercher squat', [
            { sets: 3, amount: { kind: 'failure', perSide: true }, loads: [] },
          ]),
        ]),
      ),
      changedAt: time,
    }),
  ),
});

const exportedAt = Date.UTC(2026, 10, 23);

describe('toLogJson', () => {
  it('writes a file that an import reads back exactly', () => {
    fc.assert(
      fc.property(log, (whole) => {
        const file = readLogFile(toLogJson(whole, { withReasons: true, exportedAt }));
        expect(file).toEqual({ kind: 'own', log: whole, unreadable: 0 });
      }),
    );
  });

  it('leaves out why she trained less unless she ticks it', () => {
    fc.assert(
      fc.property(log, (whole) => {
        const file = readLogFile(toLogJson(whole, { withReasons: false, exportedAt }));
        const sessions = whole.sessions.map((one) => {
          const copy: {
            -readonly [Key in keyof LoggedSessionWithoutSets]?: LoggedSessionWithoutSets[Key];
          } = { ...one };
          delete copy.notToday;
          return { ...copy, outcome: one.outcome === 'finished' ? 'finished' : 'stopped' };
        });
        expect(file).toEqual({ kind: 'own', log: { ...whole, sessions }, unreadable: 0 });
      }),
    );
  });
});

const empty: WholeLog = {
  ...{ weights: undefined, plans: [], sessions: [], sets: [], bodyweights: [], imports: [] },
  ...{ ownExercises: [], routines: [] },
};

it('counts the records of an edited file that it cannot read, and reads the rest', () => {
  const whole = {
    ...empty,
    bodyweights: [{ on: '2026-11-23', weight: { value: 64, unit: 'kg' } }],
  };
  const file = JSON.stringify({
    format: 'knurl-training',
    version: 1,
    ...whole,
    sets: [{ id: 1 }],
  });
  expect(readLogFile(file)).toEqual({ kind: 'own', log: whole, unreadable: 1 });
});

it('refuses a file of a newer version', () => {
  const file = JSON.stringify({ format: 'knurl-training', version: 99, sets: [{ id: 1 }] });
  expect(readLogFile(file)).toMatchObject({ kind: 'unknown' });
});

it('includes that a session ended for her health only if she ticks the reasons', () => {
  const ended: LoggedSessionWithoutSets = {
    ...{ id: 'a', startedAt: 0, endedAt: 1, plannedSets: 1, doneSets: 1 },
    outcome: 'ended for health',
  };
  const whole = { ...empty, sessions: [ended] };
  const read = (withReasons: boolean) => readLogFile(toLogJson(whole, { withReasons, exportedAt }));
  expect(read(false)).toMatchObject({ log: { sessions: [{ outcome: 'stopped' }] } });
  expect(read(true)).toMatchObject({ log: { sessions: [{ outcome: 'ended for health' }] } });
});

describe('toLogCsv', () => {
  it('has a row for each set, and no cell that a spreadsheet would evaluate', () => {
    fc.assert(
      fc.property(log, fc.boolean(), (whole, withReasons) => {
        const { lines } = readCsvLines(toLogCsv(whole, { library: new Map(), withReasons }));
        const [head, ...rows] = lines;
        expect(rows).toHaveLength(whole.sets.length);
        for (const { fields } of rows) {
          expect(fields).toHaveLength(head?.fields.length ?? 0);
          for (const field of fields) expect(field).not.toMatch(/^\s*[=+\-@|%]/);
        }
      }),
    );
  });

  it('leaves out why she trained less unless she ticks it', () => {
    const oneSession: LoggedSessionWithoutSets = {
      ...{ id: 'a', startedAt: 0, endedAt: 1, outcome: 'finished', plannedSets: 1, doneSets: 1 },
      notToday: 'cramps',
    };
    const oneSet: LoggedSet = {
      ...{ id: 'a/1', session: 'a', exercise: 'back-squat', at: 1, step: '1', line: '1' },
      ...{ kind: 'work', perHand: false, planned: {}, done: { reps: 5 } },
    };
    const whole = { ...empty, sessions: [oneSession], sets: [oneSet] };
    const csv = (withReasons: boolean) => toLogCsv(whole, { library: new Map(), withReasons });
    expect(csv(false)).not.toContain('cramps');
    expect(csv(true)).toContain('cramps');
  });
});
