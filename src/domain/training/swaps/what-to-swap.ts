import { remainingStepsOf } from '../session/remaining-steps-of.ts';
import type { SessionState } from '../session/session.ts';
import type { Step } from '../session/step.ts';
import type { ExerciseAlternativesInputs } from './swaps.ts';

/**
 * The next work set of a step's line, which a swap starts from: swapping at a set of the ramp
 * carries over the work weight and not the empty bar.
 */
export const firstWorkStepLeftInLineOrSame = (state: SessionState, step: Step): Step =>
  remainingStepsOf(state).find(({ line, kind }) => line === step.line && kind === 'work') ?? step;

/**
 * What a swap at a step starts from: the weight that the lifter has lifted in it, or else the
 * planned one, and the session's other exercises.
 */
export const weightAndOtherExercisesBeforeSwap = (
  state: SessionState,
  step: Step,
): Pick<ExerciseAlternativesInputs, 'weight' | 'inSession'> & { readonly perHand: boolean } => {
  const { line, slug, weight: planned, perHand } = firstWorkStepLeftInLineOrSame(state, step);
  const weight =
    state.sets.findLast((set) => set.line === line && set.kind === 'work' && set.exercise === slug)
      ?.done.weight ?? planned;
  return {
    weight,
    perHand,
    inSession: state.steps.flatMap(({ slug }) =>
      slug === undefined || slug === step.slug ? [] : [slug],
    ),
  };
};
