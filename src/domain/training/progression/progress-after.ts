import { isBodyweightOrAssistedLoading } from '../loads/help-and-added-weights.ts';
import { percentOfMaxBeforeWeeklyAddedReps } from '../loads/percent-of-max.ts';
import type { LoggedSet } from '../log.ts';
import type { KitAndMaximums } from '../my-weights/kit-and-maximums.ts';
import type { SetBlockWithWeight } from '../steps/assign-weights.ts';
import type { Weight } from '../weight.ts';
import type { NextWeightDecision } from './decide-next-weight.ts';
import { keyOfRepsAndLoads } from './exercise-and-equipment-key.ts';
import type { SetsVerdict } from './judge-sets.ts';
import type { LiftProgress } from './lift-progress.ts';
import { weightAtPercentOfMax, weightOfSetByPlanAndProgress } from './lift-weight.ts';
import type { EqualSetsAskedOfLift } from './lifts-on-day.ts';

/* How the progress of a lift changes with what the lifter did, and with what is decided from it. */

const isInKilograms = ({ loads }: SetBlockWithWeight): boolean =>
  loads.some(({ kind }) => kind === 'kilograms');
/** Whether the plan writes the weight of a block. */
export const isWeightInKilogramsOrPercent = (block: SetBlockWithWeight): boolean =>
  isInKilograms(block) || block.loads.some(({ kind }) => kind === 'percent');

const isSame = (one: Weight | undefined, other: Weight | undefined): boolean =>
  one?.value === other?.value && one?.unit === other?.unit;

/** The maximum from which the plan's own weight of a block follows. */
const plannedMax = ({ planned }: SetBlockWithWeight, share: number): Weight | undefined =>
  planned.kind === 'weight' && planned.source !== 'plan'
    ? { value: (100 * planned.exact) / share, unit: planned.weight.unit }
    : undefined;

/**
 * The maximum that a weight follows from: the known one, if that weight follows from it already.
 */
const maxFrom = (
  weight: Weight,
  block: SetBlockWithWeight,
  known: Weight | undefined,
  weights: KitAndMaximums,
): Weight | undefined => {
  const share = percentOfMaxBeforeWeeklyAddedReps(block);
  if (share === undefined) return known;
  const before = known ?? plannedMax(block, share);
  return before !== undefined &&
    isSame(weightAtPercentOfMax(before, share, block.loading, weights), weight)
    ? before
    : { ...weight, value: (100 * weight.value) / share };
};

/**
 * The maximum that the weights of a lift were planned from, where the lifter has typed none: the
 * log's, or another lift's. It is kept with the first session, because it moves with her training
 * and what she has been promised doesn't.
 */
export const oneRepMaxBehindPlannedWeights = (
  asked: readonly EqualSetsAskedOfLift[],
): Weight | undefined => {
  for (const { block } of asked) {
    const share = percentOfMaxBeforeWeeklyAddedReps(block);
    const max = share === undefined ? undefined : plannedMax(block, share);
    if (max !== undefined) return max;
  }
  return undefined;
};

/**
 * The weight of a block that follows from a progress; undefined if neither the plan nor a maximum
 * gives one.
 */
export const weightOfSetBlockByPlanAndProgress = (
  block: SetBlockWithWeight,
  progress: LiftProgress,
  weights: KitAndMaximums,
): Weight | undefined =>
  weightOfSetByPlanAndProgress({
    asked: block,
    loading: block.loading,
    planned: block.weight,
    progress,
    weights,
  });

/** The progress with a weight that the lifter took instead of the one that was shown. */
export const progressWithWeightLifterTook = (
  progress: LiftProgress,
  { block, leads }: EqualSetsAskedOfLift,
  { done, planned }: LoggedSet,
  weights: KitAndMaximums,
): LiftProgress => {
  const { weight } = done;
  if (weight === undefined || isSame(weight, planned.weight)) return progress;
  if (isBodyweightOrAssistedLoading(block.loading)) return { ...progress, weight };
  // The heaviest sets of a lift decide; a written weight is for the plan to say.
  if (planned.weight !== undefined && (!leads || isWeightInKilogramsOrPercent(block)))
    return progress;
  return { ...progress, max: maxFrom(weight, block, progress.max, weights) };
};

/** The progress when the plan ends to add reps to a weight: they were a step as well. */
export const progressWhenPlanStopsAddingReps = (
  progress: LiftProgress,
  { block, later, leads }: EqualSetsAskedOfLift,
  verdict: SetsVerdict,
  lifted: Weight,
  weights: KitAndMaximums,
): LiftProgress => {
  if (!leads) return progress;
  const isOver = later !== undefined && (block.addedReps ?? 0) > (later.addedReps ?? 0);
  if (!isOver || verdict === 'missed' || verdict === 'hard' || verdict === 'partly')
    return progress;
  const { addedReps: _, ...whole } = block;
  return { ...progress, max: maxFrom(lifted, whole, progress.max, weights) };
};

/** The progress after a decision about a block. */
export const progressAfterDecision = (
  progress: LiftProgress,
  { weight, keeps }: NextWeightDecision,
  block: SetBlockWithWeight,
  weights: KitAndMaximums,
): LiftProgress => {
  if (keeps === 'nothing') return progress;
  if (keeps === 'plan') return { ...progress, held: undefined };
  if (isBodyweightOrAssistedLoading(block.loading)) return { ...progress, weight };
  return keeps === 'held'
    ? { ...progress, held: maxFrom(weight, block, progress.held, weights) }
    : { ...progress, max: maxFrom(weight, block, progress.max, weights), held: undefined };
};

/** The progress with what a decision says of the next time that the plan asks for a block. */
export const progressWithTargetForNextTime = (
  progress: LiftProgress,
  block: SetBlockWithWeight,
  { streak, reps, weight }: NextWeightDecision,
): LiftProgress => ({
  ...progress,
  targets: {
    ...progress.targets,
    [keyOfRepsAndLoads(block)]: {
      ...(streak !== 0 && { streak }),
      ...(reps !== undefined && { aim: { reps, weight } }),
    },
  },
});
