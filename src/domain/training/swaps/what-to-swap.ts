import { remainingSteps } from '../session/remaining-steps.ts';
import type { SessionState } from '../session/session.ts';
import type { Step } from '../session/step.ts';
import type { SwapQuestion } from './swaps.ts';

/**
 * What a swap at a step starts from: the weight of its line's next work set, since swapping at a
 * set of the ramp carries over the work weight and not the empty bar, and the session's other
 * exercises.
 */
export const whatToSwap = (
  state: SessionState,
  step: Step,
): Pick<SwapQuestion, 'weight' | 'inSession'> & { readonly perHand: boolean } => {
  const { weight, perHand } =
    remainingSteps(state).find(({ line, kind }) => line === step.line && kind === 'work') ?? step;
  return {
    weight,
    perHand,
    inSession: state.steps.flatMap(({ slug }) =>
      slug === undefined || slug === step.slug ? [] : [slug],
    ),
  };
};
