import { expect, it } from 'vitest';
import { alternativesTo } from '../swaps/swaps.ts';
import { hardSetsByMuscleOfLoggedSets } from '../history/weekly-sets.ts';
import { kilograms, loggedSet } from '../history/sets.test-support.ts';
import { kg, testKitWithMaximums } from '../loads/loads.test-support.ts';
import { plannedWeightOrWhyNone } from '../loads/planned-weight-for.ts';
import { smallLibrary } from '../small-library.test-support.ts';
import { libraryWithOwnExercises } from './library-with-own-exercises.ts';
import type { OwnExercise } from './own-exercise.ts';

const key = 'own:Zercher squat';
const zercher: OwnExercise = {
  key,
  loading: 'barbell',
  primary: ['quadriceps'],
  secondary: ['glutes', 'abdominals'],
  changedAt: 1,
};
const library = libraryWithOwnExercises(smallLibrary, [zercher]);

it('knows an exercise of her own beside ours, by her name and with the movement of its muscles', () => {
  expect(library.size).toBe(smallLibrary.size + 1);
  expect(library.get(key)).toMatchObject({
    slug: key,
    title: 'Zercher squat',
    equipment: ['barbell'],
    pattern: 'squat',
    loading: 'barbell',
  });
  expect(library.get(key)?.path).toBeUndefined();
});

it('leaves out what she has taken off her list, and works without our library', () => {
  expect(libraryWithOwnExercises(smallLibrary, [{ ...zercher, removedAt: 2 }])).toBe(smallLibrary);
  expect(libraryWithOwnExercises(new Map(), [zercher]).get(key)?.title).toBe('Zercher squat');
});

it('swaps it for ours, and ours for it', () => {
  // On a machine, because a bar that is taken can't be replaced by one.
  const belt: OwnExercise = { ...zercher, key: 'own:Belt squat', loading: 'machine' };
  const hers = libraryWithOwnExercises(smallLibrary, [belt]);
  const question = {
    weight: undefined,
    reason: { kind: 'taken' },
    inSession: [],
    library: hers,
    weights: testKitWithMaximums({}),
  } as const;
  const [own, ours] = [hers.get(belt.key), hers.get('back-squat')];
  if (own === undefined || ours === undefined) throw new Error('No such exercise.');
  const slugs = (exercise: typeof own): readonly string[] =>
    alternativesTo({ ...question, exercise }).map(({ exercise: { slug } }) => slug);
  expect(slugs(own)).toContain('goblet-squat');
  expect(slugs(ours)).toContain(belt.key);
});

it('works out its weight from a maximum of it', () => {
  const planned = plannedWeightOrWhyNone({
    exercise: { slug: key },
    block: {
      amount: { kind: 'reps', reps: { from: 5, to: 5 }, perSide: false },
      loads: [{ kind: 'percent', percent: { from: 80, to: 80 } }],
    },
    facts: library.get(key),
    weights: testKitWithMaximums({ [key]: kg(100) }),
  });
  expect(planned).toMatchObject({ kind: 'weight', weight: kg(80) });
});

it('counts its hard sets for its muscles', () => {
  const sets = hardSetsByMuscleOfLoggedSets(
    [loggedSet({ weight: kilograms(60), reps: 5 }, { exercise: key })],
    library,
  );
  expect(sets.map(({ muscle }) => muscle)).toContain('quadriceps');
});
