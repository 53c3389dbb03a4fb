import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loggedSet } from '../history/sets.test-support.ts';
import type { FollowedPlan } from '../log.ts';
import { kg, testKitWithMaximums } from '../loads/loads.test-support.ts';
import { ownOrLoggedOneRepMaxOf } from '../my-weights/kit-and-maximums.ts';
import { smallLibrary } from '../small-library.test-support.ts';
import { libraryWithOwnExercises } from './library-with-own-exercises.ts';
import {
  createMergedExerciseKeyLookup,
  followedPlanWithMergedExercises,
  kitAndMaximumsWithMergedExercises,
  routineWithMergedExercises,
  setWithMergedExercise,
} from './merged-exercise-key-lookup.ts';
import type { OwnExercise } from './own-exercise.ts';
import {
  currentNameOfOwnExercise,
  isSameExerciseName,
  ownNameFieldUnlessInKey,
  freeOwnExerciseKeyForName,
} from './own-names.ts';
import { createRoutineExerciseWithSets, routineDayOfExercises } from './routine-day.ts';

const own = (key: string, changes: Partial<OwnExercise> = {}): OwnExercise => ({
  key,
  loading: 'barbell',
  primary: [],
  secondary: [],
  changedAt: 1,
  ...changes,
});
const zercher = own('own:Zercher', { sameAs: 'own:Zercher squat' });

const followed = (
  changes: Pick<FollowedPlan, 'progress'> & Partial<FollowedPlan>,
): FollowedPlan => ({
  ...{ path: '/workout-plans/three-days/', index: 0, key: '/workout-plans/three-days/' },
  ...{ title: 'Three days', version: 'a1', outline: { blocks: [] }, state: 'active' },
  ...{ next: { week: 1, day: 2 }, startedOn: '2026-11-01', touchedOn: '2026-11-01' },
  ...{ done: [], swaps: [] },
  ...changes,
});

describe('Names of her own exercises', () => {
  it('is the new one, or the one in the key', () => {
    expect(currentNameOfOwnExercise(own('own:Zercher'))).toBe('Zercher');
    expect(currentNameOfOwnExercise(own('own:Zercher', { name: 'Zercher squat' }))).toBe(
      'Zercher squat',
    );
    expect(ownNameFieldUnlessInKey('own:Zercher', 'Zercher')).toEqual({});
    expect(ownNameFieldUnlessInKey('own:Zercher', 'Front lift')).toEqual({ name: 'Front lift' });
    expect(isSameExerciseName('  zercher  Squat', 'Zercher squat')).toBe(true);
  });

  it('gives a new exercise a key of its own where an older one has its sets', () => {
    const renamed = own('own:Zercher', { name: 'Front lift' });
    expect(freeOwnExerciseKeyForName('Zercher', [])).toBe('own:Zercher');
    expect(freeOwnExerciseKeyForName('Zercher', [renamed])).toBe('own:Zercher (2)');
    expect(freeOwnExerciseKeyForName('Zercher', [renamed, own('own:Zercher (2)')])).toBe(
      'own:Zercher (3)',
    );
    expect(freeOwnExerciseKeyForName('Zercher', [own('own:Zercher', { removedAt: 2 })])).toBe(
      'own:Zercher',
    );
  });
});

describe('Joined exercises', () => {
  const joined = createMergedExerciseKeyLookup([zercher, own('own:Zercher squat')]);

  it('are read as one: sets, maximums, plans and routines', () => {
    expect(
      setWithMergedExercise(loggedSet({ reps: 5 }, { exercise: 'own:Zercher' }), joined).exercise,
    ).toBe('own:Zercher squat');
    const weights = kitAndMaximumsWithMergedExercises(
      testKitWithMaximums({ 'own:Zercher': kg(60) }),
      joined,
    );
    expect(ownOrLoggedOneRepMaxOf(weights, 'own:Zercher squat')?.weight).toEqual(kg(60));
    const lift = { max: kg(77.5), on: '2026-11-16', source: 'sets' } as const;
    const plan = followedPlanWithMergedExercises(
      followed({
        swaps: [{ from: 'back-squat', to: 'own:Zercher' }],
        progress: { 'own:Zercher': lift },
      }),
      joined,
    );
    expect(plan.swaps[0]?.to).toBe('own:Zercher squat');
    expect(plan.progress['own:Zercher squat']).toEqual(lift);
    const routine = routineWithMergedExercises(
      {
        id: 'r',
        name: 'Legs',
        day: routineDayOfExercises([createRoutineExerciseWithSets('own:Zercher', [])]),
        changedAt: 1,
      },
      joined,
    );
    expect(JSON.stringify(routine)).toContain('own:Zercher squat');
  });

  it('keep the progress and the maximum of the one that stays', () => {
    const lift = (value: number) => ({ max: kg(value), on: '2026-11-16', source: 'sets' }) as const;
    const progress = { 'own:Zercher': lift(50), 'own:Zercher squat': lift(70) };
    expect(
      followedPlanWithMergedExercises(followed({ progress }), joined).progress['own:Zercher squat'],
    ).toEqual(lift(70));
    const maxes = testKitWithMaximums({ 'own:Zercher': kg(50), 'own:Zercher squat': kg(70) });
    expect(
      ownOrLoggedOneRepMaxOf(kitAndMaximumsWithMergedExercises(maxes, joined), 'own:Zercher squat')
        ?.weight,
    ).toEqual(kg(70));
  });

  it('are one exercise of the library', () => {
    const library = libraryWithOwnExercises(smallLibrary, [zercher, own('own:Zercher squat')]);
    expect(library.has('own:Zercher')).toBe(false);
    expect(library.has('own:Zercher squat')).toBe(true);
  });

  it('have one key that stands for all, whatever was joined in whatever order', () => {
    const keys = ['own:a', 'own:b', 'own:c', 'own:d', 'back-squat'];
    const records = fc.uniqueArray(
      fc.record({
        key: fc.constantFrom('own:a', 'own:b', 'own:c', 'own:d'),
        sameAs: fc.option(fc.constantFrom(...keys), { nil: undefined }),
      }),
      { selector: ({ key }) => key },
    );
    fc.assert(
      fc.property(records, fc.func(fc.integer()), (found, order) => {
        const all = found.map(({ key, sameAs }) =>
          own(key, sameAs === undefined ? {} : { sameAs }),
        );
        const { of, keysOf } = createMergedExerciseKeyLookup(all);
        const again = createMergedExerciseKeyLookup(
          all.toSorted((one, other) => order(one.key) - order(other.key)),
        );
        const library = libraryWithOwnExercises(new Map(), all);
        for (const key of keys) {
          expect(of(of(key))).toBe(of(key));
          expect(again.of(key)).toBe(of(key));
          for (const one of keysOf(key)) expect(of(one)).toBe(of(key));
          const { sameAs } = all.find((one) => one.key === key) ?? {};
          if (sameAs !== undefined) expect(of(sameAs)).toBe(of(key));
        }
        // Nothing is joined into an exercise that nobody can find.
        for (const { key } of all) {
          expect(library.has(of(key)) || !all.some((one) => one.key === of(key))).toBe(true);
        }
      }),
    );
  });
});
