import type { ExerciseFactsBySlug } from '../exercise-facts.ts';
import type { KitAndMaximums } from '../my-weights/kit-and-maximums.ts';
import type { Step } from '../session/step.ts';
import type { Weight } from '../weight.ts';
import type { PlannedWeightOrWhyNone } from './planned-weight.ts';
import { plannedWeightOrWhyNone } from './planned-weight-for.ts';

type Known = { readonly weights: KitAndMaximums; readonly library: ExerciseFactsBySlug };

const plannedWeightOf = (step: Step, { weights, library }: Known): PlannedWeightOrWhyNone =>
  plannedWeightOrWhyNone({
    exercise: { slug: step.slug, equipment: step.equipment },
    block: { amount: step.amount, loads: step.loads },
    facts: step.slug === undefined ? undefined : library.get(step.slug),
    weights,
    library,
  });

/**
 * The lift whose missing maximum keeps a set from having a weight, by its slug; undefined if that
 * isn't the reason.
 */
export const slugOfLiftLackingMaxForStep = (step: Step, known: Known): string | undefined => {
  if (step.weight !== undefined) return undefined;
  const planned = plannedWeightOf(step, known);
  return planned.kind === 'no maximum' ? planned.exercise : undefined;
};

/** What the lifter should know of a weight before she lifts it. */
export type WeightCaveat =
  /** The lifter’s lightest weight is heavier than what the plan asks for. */
  | { readonly kind: 'heavier than planned'; readonly asked: Weight }
  | {
      readonly kind: 'estimate';
      readonly range: { readonly from: Weight; readonly to: Weight } | undefined;
      /** What the lifter did lately for as many reps, if the weight is held near it. */
      readonly heldNear: Weight | undefined;
    };

/** The caveat of a set's weight; undefined if it has no weight, or none that needs a caveat. */
export const weightCaveatOf = (step: Step, known: Known): WeightCaveat | undefined => {
  if (step.weight === undefined) return undefined;
  const planned = plannedWeightOf(step, known);
  if (planned.kind === 'too light') {
    return { kind: 'heavier than planned', asked: { ...planned.lightest, value: planned.exact } };
  }
  if (planned.kind !== 'weight' || !planned.isEstimate) return undefined;
  // A weight that the lifter lifted last time is no longer an estimate.
  if (planned.weight.value !== step.weight.value) return undefined;
  return { kind: 'estimate', range: planned.range, heldNear: planned.heldNear };
};
