import { slugInLibraryWithOwnExercises } from '../exercise-key.ts';
import type { Load } from '../../workout-notation/plan.ts';
import {
  weightTaggedAsHelpOrAdded,
  isBodyweightOrAssistedLoading,
} from '../loads/help-and-added-weights.ts';
import { nearestLoadableWeightOfKit } from '../loads/round-weight-to-kit-or-why-not.ts';
import { percentOfMaxBeforeWeeklyAddedReps, type PlannedSet } from '../loads/percent-of-max.ts';
import type { LoadingKind } from '../movement-and-loading.ts';
import {
  ownOneRepMaxOf,
  type KitAndMaximums,
  type OneRepMax,
} from '../my-weights/kit-and-maximums.ts';
import { kilogramsOf, type Weight } from '../weight.ts';
import type { LiftProgress, LiftProgressByKey } from './lift-progress.ts';
import { keyOfRepsAndLoads } from './exercise-and-equipment-key.ts';

const isSameWeight = (one: Weight, other: Weight): boolean =>
  one.value === other.value && one.unit === other.unit;

/** Whether the lifter has typed another maximum since, so that the progress no longer counts. */
const isSuperseded = ({ source, typed, on }: LiftProgress, max: OneRepMax | undefined): boolean => {
  if (max === undefined) return false;
  // Older versions didn't store beside which maximum the lifter trained.
  if (source === 'older version') return max.on > on;
  return typed === undefined || typed.on !== max.on || !isSameWeight(typed.weight, max.weight);
};

type Lift = {
  /** `liftKey` */
  readonly key: string | undefined;
  /** The exercise's slug; undefined for one without a page. */
  readonly slug: string | undefined;
};

/**
 * The maximum that the lifter typed for a lift, or took from her log. One that she only follows the
 * log for resets nothing: it moves with every session.
 */
export const typedOneRepMaxOfLift = (
  { slug }: Pick<Lift, 'slug'>,
  weights: KitAndMaximums,
): OneRepMax | undefined => (slug === undefined ? undefined : ownOneRepMaxOf(weights, slug));

/**
 * The progress in a lift; undefined if there is none, or the lifter has typed another maximum since
 * (`oneRepMaxesTypedSinceTrained`).
 */
export const liftProgressUnlessNewMax = (
  progress: LiftProgressByKey,
  lift: Lift,
  weights: KitAndMaximums,
): LiftProgress | undefined => {
  const found = lift.key === undefined ? undefined : progress[lift.key];
  return found === undefined || isSuperseded(found, typedOneRepMaxOfLift(lift, weights))
    ? undefined
    : found;
};

/**
 * The maximums that the lifter has typed since she last trained their lifts: until she trains them
 * again, their weights start from there.
 */
export const oneRepMaxesTypedSinceTrained = (
  progress: LiftProgressByKey,
  weights: KitAndMaximums,
): readonly OneRepMax[] => [
  ...new Set(
    Object.entries(progress).flatMap(([key, lift]) => {
      const [exercise = ''] = key.split(' with ');
      const max = typedOneRepMaxOfLift({ slug: slugInLibraryWithOwnExercises(exercise) }, weights);
      return max !== undefined && isSuperseded(lift, max) ? [max] : [];
    }),
  ),
];

const has = (loads: readonly Load[], ...kinds: readonly Load['kind'][]): boolean =>
  loads.some(({ kind }) => kinds.includes(kind));

/** A share of a maximum, rounded to the lifter’s kit. */
export const weightAtPercentOfMax = (
  max: Weight,
  share: number,
  loading: LoadingKind,
  weights: KitAndMaximums,
): Weight =>
  nearestLoadableWeightOfKit({ ...max, value: (max.value * share) / 100 }, loading, weights);

export type WeightOfSetInputs = {
  readonly asked: PlannedSet;
  readonly loading: LoadingKind;
  /** The weight by the plan's text and the lifter’s typed maximums; undefined if they give none. */
  readonly planned: Weight | undefined;
  readonly progress: LiftProgress | undefined;
  readonly weights: KitAndMaximums;
};

/**
 * The weight of a set. What the plan writes in kilograms applies as it is; everything else follows
 * from the estimated maximum, or from the typed one before there is any. After a miss of a written
 * weight, none is heavier than the lift is held at.
 */
export const weightOfSetByPlanAndProgress = (question: WeightOfSetInputs): Weight | undefined => {
  const { asked, loading, planned, progress, weights } = question;
  if (progress === undefined || has(asked.loads, 'band')) return planned;
  if (isBodyweightOrAssistedLoading(loading))
    return progress.weight ? weightTaggedAsHelpOrAdded(progress.weight, loading) : planned;
  const share = percentOfMaxBeforeWeeklyAddedReps(asked);
  if (share === undefined || has(asked.loads, 'bodyweight')) return planned;
  const at = (max: Weight): Weight => weightAtPercentOfMax(max, share, loading, weights);
  const own =
    progress.max === undefined || has(asked.loads, 'kilograms') ? planned : at(progress.max);
  if (progress.held === undefined) return own;
  const held = at(progress.held);
  return own === undefined || kilogramsOf(held) < kilogramsOf(own) ? held : own;
};

/** The reps to aim for; undefined if the set has no longer the weight that they were for. */
export const repAimUnlessWeightChanged = (
  asked: PlannedSet,
  weight: Weight | undefined,
  progress: LiftProgress | undefined,
): number | undefined => {
  const aim = progress?.targets?.[keyOfRepsAndLoads(asked)]?.aim;
  return aim !== undefined && weight !== undefined && isSameWeight(aim.weight, weight)
    ? aim.reps
    : undefined;
};
