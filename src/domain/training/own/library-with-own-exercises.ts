import type { libraryEquipment } from '../all-equipment.ts';
import type { ExerciseFacts, ExerciseFactsBySlug } from '../exercise-facts.ts';
import type { LoadingKind, MovementPattern } from '../movement-and-loading.ts';
import type { Muscle } from '../muscles.ts';
import { createMergedExerciseKeyLookup } from './merged-exercise-key-lookup.ts';
import type { OwnExercise } from './own-exercise.ts';
import { currentNameOfOwnExercise } from './own-names.ts';

const equipmentOf = {
  barbell: 'barbell',
  'e-z bar': 'e-z curl bar',
  dumbbell: 'dumbbell',
  'two dumbbells': 'dumbbell',
  kettlebell: 'kettlebells',
  'two kettlebells': 'kettlebells',
  machine: 'machine',
  'assisted machine': 'machine',
  cable: 'cable',
  plate: 'other',
  band: 'bands',
  bodyweight: 'body only',
  other: 'other',
} as const satisfies Record<LoadingKind, (typeof libraryEquipment)[number]>;

/**
 * The movement that most of our exercises for its muscles have: nobody is asked for it. Without our
 * library, or without muscles, it is like nothing else.
 */
const patternOf = (primary: readonly Muscle[], library: ExerciseFactsBySlug): MovementPattern => {
  const counts = new Map<MovementPattern, number>();
  for (const exercise of library.values()) {
    const common = exercise.primary.filter((muscle) => primary.includes(muscle)).length;
    if (common === 0) continue;
    counts.set(exercise.pattern, (counts.get(exercise.pattern) ?? 0) + common);
  }
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? 'conditioning';
};

const factsOf = (exercise: OwnExercise, library: ExerciseFactsBySlug): ExerciseFacts => ({
  slug: exercise.key,
  title: currentNameOfOwnExercise(exercise),
  level: 'beginner',
  equipment: [equipmentOf[exercise.loading]],
  primary: exercise.primary,
  secondary: exercise.secondary,
  pattern: patternOf(exercise.primary, library),
  loading: exercise.loading,
});

/**
 * The library with the lifter’s own exercises beside ours, so that history, swaps and maximums
 * treat both alike.
 */
export const libraryWithOwnExercises = (
  library: ExerciseFactsBySlug,
  own: readonly OwnExercise[],
): ExerciseFactsBySlug => {
  const joined = createMergedExerciseKeyLookup(own);
  const kept = own.filter(
    ({ key, removedAt }) => removedAt === undefined && joined.of(key) === key,
  );
  return kept.length === 0
    ? library
    : new Map([
        ...library,
        ...kept.map((exercise) => [exercise.key, factsOf(exercise, library)] as const),
      ]);
};
