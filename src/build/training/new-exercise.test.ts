import { describe, expect, it } from 'vitest';
import { makeEntry } from '../../content/model/make-entry.test-support.ts';
import { toExerciseFactsBySlug } from '../../domain/training/exercise-facts.ts';
import { typicalGymKitWithoutMaximums } from '../../domain/training/my-weights/kit-and-maximums.ts';
import type { SorePart } from '../../domain/training/sore-part.ts';
import type { SwapReason } from '../../domain/training/swaps/swap-reason.ts';
import { alternativesTo } from '../../domain/training/swaps/swaps.ts';
import { matchExercises } from '../../domain/training/log-files/match-exercises.ts';
import { exerciseFactsOfEntries } from './exercise-facts-file.ts';
import { toOtherAppExerciseNamesBySlug } from './other-app-names-file.ts';

// The code has never heard of the Zercher squat. All that training knows of it is in its entry.

const legs = { category: 'leg-exercises', level: 'intermediate', pattern: 'squat' } as const;
const squat = makeEntry('exercise', {
  ...legs,
  title: 'Back squat',
  slug: 'back-squat',
  equipment: ['barbell'],
  primaryMuscles: ['quadriceps', 'glutes'],
  loading: 'barbell',
  relativeLoad: 100,
  mainLiftOf: ['squat'],
  station: 'squat rack',
});
const legPress = makeEntry('exercise', {
  ...legs,
  title: 'Leg press',
  slug: 'leg-press',
  equipment: ['machine'],
  primaryMuscles: ['quadriceps', 'glutes'],
  loading: 'machine',
  relativeLoad: 150,
});
const zercherWith = (fields: Readonly<Record<string, unknown>>) =>
  makeEntry('exercise', {
    ...legs,
    title: 'Zercher squat',
    slug: 'zercher-squat',
    equipment: ['barbell'],
    primaryMuscles: ['quadriceps', 'glutes'],
    loading: 'barbell',
    ...fields,
  });

const exercisesWith = (fields: Readonly<Record<string, unknown>>) => [
  squat,
  legPress,
  zercherWith(fields),
];
const libraryWith = (fields: Readonly<Record<string, unknown>>) =>
  toExerciseFactsBySlug(exerciseFactsOfEntries(exercisesWith(fields)));

const offered = (fields: Readonly<Record<string, unknown>>, reason: SwapReason) => {
  const library = libraryWith(fields);
  const exercise = library.get('back-squat');
  if (exercise === undefined) throw new Error('There is no squat.');
  return alternativesTo({
    exercise,
    weight: { value: 100, unit: 'kg' },
    reason,
    inSession: [],
    library,
    weights: typicalGymKitWithoutMaximums('kg'),
  });
};
const slugsFor = (fields: Readonly<Record<string, unknown>>, reason: SwapReason) =>
  offered(fields, reason).map(({ exercise }) => exercise.slug);

const taken: SwapReason = { kind: 'taken' };
const sore = (part: SorePart): SwapReason => ({ kind: 'sore', part });

describe('an exercise that an editor adds today', () => {
  it('is offered when a place is taken, unless it needs the same place', () => {
    expect(slugsFor({}, taken)).toContain('zercher-squat');
    expect(slugsFor({ station: 'pull-up bar' }, taken)).toContain('zercher-squat');
    expect(slugsFor({ station: 'squat rack' }, taken)).toEqual(['leg-press']);
  });

  it('is left out for a sore part that its movement loads, until it says that it spares it', () => {
    expect(slugsFor({}, sore('knee'))).toEqual([]);
    expect(slugsFor({ spares: ['knee'] }, sore('knee'))).toEqual(['zercher-squat']);
  });

  it('is offered for a sore part that its movement spares, until it says that it loads it', () => {
    expect(slugsFor({}, sore('elbow'))).toContain('zercher-squat');
    expect(slugsFor({ alsoLoads: ['elbow'] }, sore('elbow'))).toEqual(['leg-press']);
  });

  it('comes first for a sore part that it is kind to', () => {
    // Otherwise it comes last: it trains less of what the back squat trains.
    const narrower = { primaryMuscles: ['quadriceps'] };
    expect(slugsFor(narrower, sore('wrist'))[0]).toBe('leg-press');
    expect(slugsFor({ ...narrower, kindTo: ['wrist'] }, sore('wrist'))[0]).toBe('zercher-squat');
  });

  it('gets a starting weight from its share of the main lift, and can be the main lift itself', () => {
    const weightOf = (fields: Readonly<Record<string, unknown>>) =>
      offered(fields, taken).find(({ exercise }) => exercise.slug === 'zercher-squat')?.weight;
    expect(weightOf({})).toBe(undefined);
    expect(weightOf({ relativeLoad: 50 })).toEqual({ value: 45, unit: 'kg' });
    const library = libraryWith({ pattern: 'shrug', relativeLoad: 100, mainLiftOf: ['shrug'] });
    expect(library.get('zercher-squat')?.mainLift).toBe('zercher-squat');
  });

  it('is known to an imported log by what other apps call it', () => {
    const [match] = matchExercises(
      [{ name: 'Elbow-crook squats (barbell)', sets: 3 }],
      libraryWith({}),
      toOtherAppExerciseNamesBySlug(
        exercisesWith({ otherAppNames: ['Elbow Crook Squat (Barbell)'] }),
      ),
    );
    expect(match).toMatchObject({ slug: 'zercher-squat', isSure: true });
  });
});
