import {
  isBodyweightOrAssistedLoading,
  nextHarderOrEasierWeight,
} from './help-and-added-weights.ts';
import { barSetupForLoading } from './kit-weights.ts';
import { nextHeavierOrLighterWeight } from './round-weight-to-kit-or-why-not.ts';
import type { ExerciseFacts } from '../exercise-facts.ts';
import type { LoadingKind, MovementPattern } from '../movement-and-loading.ts';
import type { KitAndMaximums } from '../my-weights/kit-and-maximums.ts';
import { convertWeight, kilogramsOf, type Weight } from '../weight.ts';

/*
 * By how much a lift usually goes up. A coach's rule: 2.5 kg for what the legs and the back lift, 1
 * to 1.25 kg for everything else, of which 2.5 kg are often a tenth. It matters for bars alone; a
 * rack of dumbbells and a stack have the steps that they have.
 */

/** The movements of the legs and the back. */
const heavyPatterns: ReadonlySet<MovementPattern> = new Set([
  'squat',
  'lunge',
  'hinge',
  'hip thrust',
  'calf raise',
  'carry',
]);

const usualSteps = { kg: { heavy: 2.5, light: 1 }, lb: { heavy: 5, light: 2 } } as const;

/** The usual step of a lift on a bar, in the lifter’s unit; 0 for everything that isn't a bar. */
export const usualBarStepOfLift = (
  facts: Pick<ExerciseFacts, 'pattern'> | undefined,
  loading: LoadingKind,
  weights: KitAndMaximums,
): number => {
  if (barSetupForLoading(loading, weights) === undefined) return 0;
  const { heavy, light } = usualSteps[weights.unit];
  return facts === undefined || heavyPatterns.has(facts.pattern) ? heavy : light;
};

/** Tolerance for rounding errors of unit conversions. */
const rest = 1e-6;

/**
 * The next heavier weight that the kit has and that is at least the lift's usual step away; for a
 * machine that helps, the next less help.
 */
export const nextLoadableWeightByUsualStep = (
  lifted: Weight,
  step: number,
  loading: LoadingKind,
  weights: KitAndMaximums,
): Weight => {
  if (isBodyweightOrAssistedLoading(loading))
    return nextHarderOrEasierWeight(lifted, 1, loading, weights);
  const { value } = convertWeight(lifted, weights.unit);
  const almost = { value: value + Math.max(0, step - 2 * rest), unit: weights.unit };
  const next = nextHeavierOrLighterWeight(almost, 1, loading, weights);
  // Beyond the heaviest there is no next weight.
  return next.value > almost.value ? next : nextHeavierOrLighterWeight(lifted, 1, loading, weights);
};

/** A jump above this share of a weight is explained, or reps come first. */
const bigJump = 0.05;

/** Whether one weight is more than a twentieth above another one; never for lifts of the body. */
export const isWeightJumpOverFivePercent = (from: Weight, to: Weight): boolean =>
  to.as === undefined && kilogramsOf(to) > (1 + bigJump) * kilogramsOf(from) + rest;

/**
 * The plates, a pair of them, with which the lifter could take the usual step from a weight;
 * undefined if her kit can take it, or plates don't help.
 */
export const missingPlatesForStep = (
  lifted: Weight,
  step: number,
  loading: LoadingKind,
  weights: KitAndMaximums,
): Weight | undefined => {
  const bar = barSetupForLoading(loading, weights);
  if (bar === undefined || step === 0) return undefined;
  const next = nextLoadableWeightByUsualStep(lifted, step, loading, weights);
  const gap = next.value - convertWeight(lifted, weights.unit).value;
  return gap > 1.25 * step + rest ? { value: step / 2, unit: weights.unit } : undefined;
};
