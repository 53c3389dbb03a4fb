import type { ExerciseFacts } from '../exercise-facts.ts';
import { isBeltLoadableBodyweightLift } from '../loads/help-and-added-weights.ts';
import { loadingKindOfLine } from '../loads/loading-of.ts';
import type { LoadingKind } from '../movement-and-loading.ts';
import type { Step } from './step.ts';

/**
 * The loading of a set: as the plan says, or as usual for the exercise. Undefined if weight doesn't
 * matter.
 */
export const stepLoadingKindIfWeightMatters = (
  step: Step,
  facts: ExerciseFacts | undefined,
): LoadingKind | undefined => {
  const loading = loadingKindOfLine(step, facts, step.loads);
  if (step.weight !== undefined) return loading;
  const isCounted = step.amount.kind === 'reps' || step.amount.kind === 'failure';
  const isPlain = step.loads.some(({ kind }) => kind === 'bodyweight' || kind === 'band');
  if (facts !== undefined && isBeltLoadableBodyweightLift(facts) && isCounted && !isPlain)
    return loading;
  return ['bodyweight', 'band', 'other'].includes(loading) ? undefined : loading;
};
