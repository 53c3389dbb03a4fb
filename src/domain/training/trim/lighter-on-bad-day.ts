import type { Load, Range } from '../../workout-notation/plan.ts';
import type { ExerciseFactsBySlug } from '../exercise-facts.ts';
import type { KitAndMaximums } from '../my-weights/kit-and-maximums.ts';
import { nextHarderOrEasierWeight } from '../loads/help-and-added-weights.ts';
import { loadingKindOfLine } from '../loads/loading-of.ts';
import { roundWeightToKitOrWhyNot } from '../loads/round-weight-to-kit-or-why-not.ts';
import type { Step } from '../session/step.ts';
import { convertWeight, type Weight } from '../weight.ts';

/**
 * The middle of 5 to 10 per cent off, which our article on training around the cycle recommends
 * after a bad night.
 */
const lighterShare = 0.925;

/**
 * The lowest share that still counts as a little lighter, if the lifter’s kit has no smaller step.
 * Below it, a set is dropped instead.
 */
const minShare = 0.85;

/** A weight 5 to 10 per cent lighter that the lifter’s kit can load; undefined if it has none. */
const lighterWeight = (
  weight: Weight,
  step: Step,
  library: ExerciseFactsBySlug,
  weights: KitAndMaximums,
): Weight | undefined => {
  const facts = step.slug === undefined ? undefined : library.get(step.slug);
  const loading = loadingKindOfLine(step, facts, step.loads);
  if (weight.as === 'help') return nextHarderOrEasierWeight(weight, -1, loading, weights);
  const value = convertWeight(weight, weights.unit).value;
  const rounded = roundWeightToKitOrWhyNot(
    { value: value * lighterShare, unit: weights.unit },
    loading,
    weights,
  );
  if (rounded.kind !== 'weight') return undefined;
  const share = rounded.weight.value / value;
  return share < 1 && share >= minShare ? rounded.weight : undefined;
};

const scaled = ({ from, to }: Range, share: number): Range => ({
  from: from * share,
  to: to * share,
});

/** Adds to both ends of a range, within bounds. */
const moved = ({ from, to }: Range, by: number, min: number, max: number): Range => ({
  from: Math.min(max, Math.max(min, from + by)),
  to: Math.min(max, Math.max(min, to + by)),
});

/**
 * A load made a little lighter: one point of RPE less, one rep in reserve more, or a share of the
 * weight.
 */
const lighterLoad = (load: Load, share: number): Load => {
  switch (load.kind) {
    case 'rpe':
      return { ...load, rpe: moved(load.rpe, -1, Math.min(1, load.rpe.from), 10) };
    case 'rir':
      return { ...load, reps: moved(load.reps, 1, 0, Math.max(10, load.reps.to)) };
    case 'percent':
      return { ...load, percent: scaled(load.percent, share) };
    case 'kilograms':
      return { ...load, kilograms: scaled(load.kilograms, share) };
    case 'bodyweight':
    case 'band':
    case 'week':
      return load;
  }
};

const hasEffort = ({ loads }: Step): boolean =>
  loads.some(({ kind }) => kind === 'rpe' || kind === 'rir');

/**
 * A set with 5 to 10 per cent off, or with less effort where the lifter chooses the weight;
 * undefined if neither is possible.
 */
export const lighterStepOnBadDay = (
  step: Step,
  library: ExerciseFactsBySlug,
  weights: KitAndMaximums,
): Step | undefined => {
  const { weight } = step;
  if (weight === undefined) {
    return hasEffort(step)
      ? { ...step, loads: step.loads.map((load) => lighterLoad(load, lighterShare)) }
      : undefined;
  }
  const lighter = lighterWeight(weight, step, library, weights);
  if (lighter === undefined) return undefined;
  const share = lighter.value / convertWeight(weight, lighter.unit).value;
  return {
    ...step,
    weight: lighter,
    loads: step.loads.map((load) => lighterLoad(load, share)),
  };
};
