import type { ExerciseFacts } from '../exercise-facts.ts';
import type { KitAndMaximums } from '../my-weights/kit-and-maximums.ts';
import {
  nearestLoadableWeightOfKit,
  nextHeavierOrLighterWeight,
} from '../loads/round-weight-to-kit-or-why-not.ts';
import { isLoadingKindPerHand } from '../movement-and-loading.ts';
import { convertWeight, type Weight } from '../weight.ts';

/**
 * A coach's rule: a weight carried over from another exercise starts a tenth lighter than the
 * estimate.
 */
const safeShare = 0.9;

/** A small weight says little about a heavy lift: beyond this ratio nothing carries over. */
const maxRelation = 2.5;

/** The note beside a weight that was carried over. */
export const carriedOverWeightNote = 'Estimated from your other lift, with a tenth off to be safe.';

/** A weight that the lifter lifts in an exercise; per hand if `perHand` is true. */
type Lifted = {
  readonly exercise: ExerciseFacts;
  readonly weight: Weight | undefined;
  readonly perHand: boolean;
};

/**
 * The starting weight for another exercise: the total weight times the ratio of their shares of one
 * main lift (`relativeLoad`), a tenth off, rounded to the lifter’s kit and never above the
 * estimate. Undefined where nothing carries over, or if her lightest weight would be too much.
 */
export const carriedOverStartingWeight = (
  { exercise, weight, perHand }: Lifted,
  to: ExerciseFacts,
  weights: KitAndMaximums,
): Weight | undefined => {
  if (exercise.mainLift === undefined || exercise.mainLift !== to.mainLift) return undefined;
  if (weight === undefined || exercise.relativeLoad === undefined || to.relativeLoad === undefined)
    return undefined;
  const relation = to.relativeLoad / exercise.relativeLoad;
  if (relation > maxRelation) return undefined;
  const { unit } = weights;
  const whole = convertWeight(weight, unit).value * (perHand ? 2 : 1);
  const estimate = whole * relation * (isLoadingKindPerHand(to.loading) ? 1 / 2 : 1);
  const taken = nearestLoadableWeightOfKit(
    { value: estimate * safeShare, unit },
    to.loading,
    weights,
  );
  if (taken.value <= estimate) return taken;
  const lighter = nextHeavierOrLighterWeight(taken, -1, to.loading, weights);
  return lighter.value <= estimate ? lighter : undefined;
};
