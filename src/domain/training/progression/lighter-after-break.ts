import type { ExerciseFactsBySlug } from '../exercise-facts.ts';
import type { KitAndMaximums } from '../my-weights/kit-and-maximums.ts';
import { loadingKindOfLine } from '../loads/loading-of.ts';
import { nearestLoadableWeightOfKit } from '../loads/round-weight-to-kit-or-why-not.ts';
import type { Step } from '../session/step.ts';
import { kilogramsOf, type Weight } from '../weight.ts';

const rounded = (
  weight: Weight,
  step: Step,
  library: ExerciseFactsBySlug,
  weights: KitAndMaximums,
): Weight => {
  const facts = step.slug === undefined ? undefined : library.get(step.slug);
  const loading = loadingKindOfLine({ equipment: step.equipment }, facts, step.loads);
  return nearestLoadableWeightOfKit(weight, loading, weights);
};

/**
 * Steps with a percentage of their weights, rounded to her kit and never heavier than they were:
 * for a lifter who comes back after a break. Ramp sets stay where they are lighter than that.
 */
export const sessionStepsAtPercentOfWeights = (
  steps: readonly Step[],
  percent: number,
  library: ExerciseFactsBySlug,
  weights: KitAndMaximums,
): readonly Step[] =>
  steps.map((step) => {
    // A share of the help would be harder, and nobody knows which share of her body it is.
    if (step.weight === undefined || step.weight.as === 'help') return step;
    const share = { ...step.weight, value: (step.weight.value * percent) / 100 };
    const weight = rounded(share, step, library, weights);
    return kilogramsOf(weight) < kilogramsOf(step.weight) ? { ...step, weight } : step;
  });
