import { slugInLibraryWithOwnExercises } from '../exercise-key.ts';
import type { ExerciseFactsBySlug } from '../exercise-facts.ts';
import type { FollowedPlan } from '../log.ts';
import { isLoadingKindPerHand, type LoadingKind } from '../movement-and-loading.ts';
import type { Weight } from '../weight.ts';
import type { NextWeight } from './next-weights.ts';

/**
 * How a next weight is loaded. A weight per hand of a lift that isn't loaded per hand counts as two
 * dumbbells.
 */
export const loadingKindOfNextWeight = (
  { exercise, perHand }: Pick<NextWeight, 'exercise' | 'perHand'>,
  library: ExerciseFactsBySlug,
): LoadingKind => {
  const slug = slugInLibraryWithOwnExercises(exercise);
  const loading = slug === undefined ? undefined : library.get(slug)?.loading;
  if (perHand && (loading === undefined || !isLoadingKindPerHand(loading))) return 'two dumbbells';
  return loading ?? 'other';
};

/** The plan with the lifter’s own next weight instead of the progression's. */
export const planWithChosenNextWeight = (
  plan: FollowedPlan,
  { lift, share, isWritten }: Pick<NextWeight, 'lift' | 'share' | 'isWritten'>,
  weight: Weight,
): FollowedPlan => {
  const before = plan.progress[lift];
  if (before === undefined) return plan;
  const max = share === undefined ? undefined : { ...weight, value: (100 * weight.value) / share };
  const own = isWritten ? { held: max } : { max, held: undefined };
  return {
    ...plan,
    progress: {
      ...plan.progress,
      [lift]: { ...before, source: 'own choice', ...(max === undefined ? { weight } : own) },
    },
  };
};
