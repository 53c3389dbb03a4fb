import { Decoder, Stream } from '@garmin/fitsdk';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { LoggedSessionWithoutSets, LoggedSet } from '../../log.ts';
import { loggedSet, kilograms } from '../../history/sets.test-support.ts';
import { toFitSessionFile } from './fit-session.ts';
import type { GarminNumbersBySlug } from './garmin-numbers-by-slug.ts';

const exercises: GarminNumbersBySlug = { 'back-squat': [28, 6], 'leg-press': [28] };
const noon = Date.UTC(2026, 10, 23, 12);
const session: LoggedSessionWithoutSets = {
  id: 'a session',
  startedAt: noon,
  endedAt: noon + 1_800_000,
  outcome: 'finished',
  plannedSets: 3,
  doneSets: 3,
};

/** What Garmin's own decoder finds in the file of a session. */
const decode = (sets: readonly LoggedSet[], of: LoggedSessionWithoutSets = session) => {
  const bytes = toFitSessionFile(of, sets, exercises);
  const decoder = new Decoder(Stream.fromByteArray([...bytes]));
  expect(decoder.isFIT()).toBe(true);
  expect(decoder.checkIntegrity()).toBe(true);
  const { messages, errors } = decoder.read();
  expect(errors).toEqual([]);
  return messages;
};

test('a session is an activity of strength training, from its start to its end', () => {
  const { fileIdMesgs, sessionMesgs, lapMesgs, activityMesgs } = decode([]);
  expect(fileIdMesgs).toMatchObject([
    { type: 'activity', manufacturer: 'development', timeCreated: new Date(noon) },
  ]);
  const whole = {
    sport: 'training',
    subSport: 'strengthTraining',
    startTime: new Date(noon),
    timestamp: new Date(noon + 1_800_000),
    totalElapsedTime: 1800,
    totalTimerTime: 1800,
  };
  expect(sessionMesgs).toMatchObject([{ ...whole, event: 'session', numLaps: 1 }]);
  expect(lapMesgs).toMatchObject([{ ...whole, event: 'lap' }]);
  expect(activityMesgs).toMatchObject([{ event: 'activity', numSessions: 1, type: 'manual' }]);
});

test('a set has its exercise, weight and repetitions, and the rest before the next one stands between', () => {
  const first = loggedSet({ reps: 5, weight: kilograms(62.5) }, { at: noon + 60_000 });
  const second = loggedSet({ reps: 4, weight: kilograms(65) }, { at: noon + 240_000 });
  expect(decode([second, first]).setMesgs).toMatchObject([
    {
      setType: 'active',
      category: ['squat'],
      categorySubtype: [6],
      repetitions: 5,
      weight: 62.5,
      weightDisplayUnit: 'kilogram',
      duration: 15,
      startTime: new Date(noon + 45_000),
      timestamp: new Date(noon + 60_000),
    },
    { setType: 'rest', duration: 168, startTime: new Date(noon + 60_000) },
    { setType: 'active', repetitions: 4, weight: 65, startTime: new Date(noon + 228_000) },
  ]);
});

test('a weight per hand is what both hands moved, pounds stay pounds, and help is no weight', () => {
  const at = noon + 60_000;
  const { setMesgs = [] } = decode([
    loggedSet({ reps: 8, weight: kilograms(10) }, { at, perHand: true }),
    loggedSet({ reps: 8, weight: { value: 100, unit: 'lb' } }, { at }),
    loggedSet({ reps: 8, weight: { value: 20, unit: 'kg', as: 'help' } }, { at }),
  ]);
  expect(setMesgs).toMatchObject([
    { weight: 20, weightDisplayUnit: 'kilogram' },
    { weight: 45.375, weightDisplayUnit: 'pound' },
    { repetitions: 8 },
  ]);
  expect(setMesgs[2]?.weight).toBeUndefined();
});

test('an exercise that the catalogue doesn’t have is unknown, and one may have a category alone', () => {
  const at = noon + 60_000;
  const { setMesgs = [] } = decode([
    loggedSet({ reps: 8 }, { at, exercise: 'leg-press' }),
    loggedSet({ reps: 8 }, { at, exercise: 'own:Zercher squat' }),
    loggedSet({ seconds: 40 }, { at, exercise: 'plan:/workout-plans/x/|main.unlisted.1' }),
  ]);
  expect(setMesgs.map(({ category }) => category)).toEqual([['squat'], ['unknown'], ['unknown']]);
  expect(setMesgs.every(({ categorySubtype }) => categorySubtype === undefined)).toBe(true);
});

test('two exports of a session are the same file, and those of two sessions are not', () => {
  const bytes = (id: string) => toFitSessionFile({ ...session, id }, [], exercises);
  expect(bytes('one')).toEqual(bytes('one'));
  expect(bytes('one')).not.toEqual(bytes('another'));
});

const anySet = fc.record({
  after: fc.integer({ min: -5_000, max: 7_200_000 }),
  exercise: fc.constantFrom('back-squat', 'leg-press', 'own:Log lift'),
  perHand: fc.boolean(),
  done: fc.record(
    {
      reps: fc.integer({ min: 0, max: 100_000 }),
      seconds: fc.integer({ min: 0, max: 100_000 }),
      metres: fc.integer({ min: 0, max: 100_000 }),
      weight: fc.record({
        value: fc.double({ min: 0, max: 100_000, noNaN: true }),
        unit: fc.constantFrom('kg', 'lb'),
      }),
    },
    { requiredKeys: [] },
  ),
});

test('Garmin’s decoder reads any session, with all its sets in order and none before the last one was over', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: Date.UTC(1999, 0, 1), max: Date.UTC(2090, 0, 1) }),
      fc.integer({ min: 0, max: 86_400_000 }),
      fc.array(anySet, { maxLength: 30 }),
      (startedAt, length, any) => {
        const sets = any.map(({ after, done, ...set }) =>
          loggedSet(done, { ...set, at: startedAt + after }),
        );
        const { setMesgs = [] } = decode(sets, {
          ...session,
          startedAt,
          endedAt: startedAt + length,
        });
        const active = setMesgs.filter(({ setType }) => setType === 'active');
        expect(active).toHaveLength(sets.length);
        const times = setMesgs.flatMap(({ startTime, timestamp }) => [startTime, timestamp]);
        expect(times).toEqual(times.toSorted((one, other) => Number(one) - Number(other)));
      },
    ),
    { numRuns: 500 },
  );
});
