import { heaviestLoadedBarUpTo } from '../../calculators/plates.ts';
import type { KitAndMaximums } from '../my-weights/kit-and-maximums.ts';
import { convertWeight, type Weight } from '../weight.ts';

/** A warm-up set: lighter than the work weight, with the reps to do. */
export type RampSet = { readonly weight: Weight; readonly reps: number };

/*
 * A coach's rule of thumb, as no study has established the one right ramp: the empty bar, then 50,
 * 70 and 85 % of the work weight with ever fewer reps, so that she arrives warm and not tired. That
 * a warm-up helps is known (Fradkin, Zazryn and Smoliga, Journal of Strength and Conditioning
 * Research, 2010).
 *
 * - No ramp where the empty bar is more than 80 % of the work weight: the first work set is light
 *   enough.
 * - Each weight is rounded down to what her bar can load; one that is less than a tenth of the work
 *   weight above the one before is left out.
 * - The set with 85 % is for work sets of six reps or fewer.
 */
const steps = [
  { percent: 50, reps: 5 },
  { percent: 70, reps: 3 },
  { percent: 85, reps: 2 },
] as const;

const maxBarShare = 0.8;
const minJumpShare = 0.1;
/** The most reps of a work set that is heavy enough for the set with 85 %. */
const heavyReps = 6;
/** The most reps of a work set for which that set is a single. */
const singleReps = 3;
/** Reps with the empty bar: `few` when little follows. */
const barReps = { few: 8, many: 10 };

/**
 * The warm-up ramp to a work weight on the lifter’s bar, lightest first; empty if the work weight
 * is light. The rule is written above.
 */
export const rampSetsTo = (
  work: Weight,
  reps: number,
  weights: KitAndMaximums,
): readonly RampSet[] => {
  const { unit, barbell } = weights;
  const { value } = convertWeight(work, unit);
  if (barbell.bar > maxBarShare * value) return [];
  const ramp: RampSet[] = [];
  let last = barbell.bar;
  for (const step of steps) {
    const total = heaviestLoadedBarUpTo((value * step.percent) / 100, barbell)?.total;
    const isHeaviest = step.percent === 85;
    if (total === undefined || total - last < minJumpShare * value) continue;
    if (isHeaviest && reps > heavyReps) continue;
    ramp.push({
      weight: { value: total, unit },
      reps: isHeaviest && reps <= singleReps ? 1 : step.reps,
    });
    last = total;
  }
  const bar = {
    weight: { value: barbell.bar, unit },
    reps: ramp.length < 2 ? barReps.few : barReps.many,
  };
  return [bar, ...ramp];
};
