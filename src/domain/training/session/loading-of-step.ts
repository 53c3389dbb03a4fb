import type { ExerciseFacts } from '../exercise-facts.ts';
import { canAddWeight } from '../loads/body-weights.ts';
import { loadingOfLine } from '../loads/loading-of.ts';
import type { Loading } from '../movement-pattern.ts';
import type { Step } from './step.ts';

/**
 * The loading of a set: as the plan says, or as usual for the exercise. Undefined if weight doesn't
 * matter.
 */
export const loadingOfStep = (
  step: Step,
  facts: ExerciseFacts | undefined,
): Loading | undefined => {
  const loading = loadingOfLine(step, facts, step.loads);
  if (step.weight !== undefined) return loading;
  const isCounted = step.amount.kind === 'reps' || step.amount.kind === 'failure';
  const isPlain = step.loads.some(({ kind }) => kind === 'bodyweight' || kind === 'band');
  if (facts !== undefined && canAddWeight(facts) && isCounted && !isPlain) return loading;
  return ['bodyweight', 'band', 'other'].includes(loading) ? undefined : loading;
};
