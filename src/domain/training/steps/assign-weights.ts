import type { EquipmentPhrase, WorkoutPlan } from '../../workout-notation/plan.ts';
import { exerciseKeyOfLine } from '../exercise-key.ts';
import type { ExerciseFactsBySlug } from '../exercise-facts.ts';
import type { KitAndMaximums } from '../my-weights/kit-and-maximums.ts';
import type { PlannedWeightOrWhyNone } from '../loads/planned-weight.ts';
import { loadingKindOfLine } from '../loads/loading-of.ts';
import type { PlannedSet } from '../loads/percent-of-max.ts';
import { plannedWeightOrWhyNone } from '../loads/planned-weight-for.ts';
import type { LastingSwap } from '../log.ts';
import { isLoadingKindPerHand, type LoadingKind } from '../movement-and-loading.ts';
import type { PlanLine } from '../plan/plan-line.ts';
import type { PlanPagePathAndIndex } from '../plan/plan-place.ts';
import {
  repAimUnlessWeightChanged,
  liftProgressUnlessNewMax,
  weightOfSetByPlanAndProgress,
} from '../progression/lift-weight.ts';
import { exerciseAndEquipmentKey } from '../progression/exercise-and-equipment-key.ts';
import type { LiftProgressByKey } from '../progression/lift-progress.ts';
import type { Weight } from '../weight.ts';
import { hardestSetBlockOfExerciseInWeek } from '../plan/hardest-set-block-of-exercise-in-week.ts';
import { isEffortLoad } from '../session/is-effort-load.ts';
import { amountAfterSwap, swapSidednessOf } from '../session/swap-sidedness.ts';

/** The inputs for the lifter’s weights in a line. */
export type LineWeightInputs = {
  readonly weights: KitAndMaximums;
  readonly library: ExerciseFactsBySlug;
  readonly swaps: readonly LastingSwap[];
  /**
   * The plan, for lines with the weight of another week; without it these have the weight of their
   * effort.
   */
  readonly plan?: WorkoutPlan | undefined;
  /** The lifter’s progress in the plan's lifts (`FollowedPlan.progress`). */
  readonly progress: LiftProgressByKey;
  /**
   * The plan, which the log's keys of movements without a page contain. Without it nothing is known
   * about these.
   */
  readonly ref?: PlanPagePathAndIndex | undefined;
};

/** A block of sets with the lifter’s weight. */
export type SetBlockWithWeight = PlannedSet & {
  readonly sets: number;
  readonly weight: Weight | undefined;
  readonly perHand: boolean;
  readonly aim: number | undefined;
  readonly loading: LoadingKind;
  /** The weight by the plan's text alone, without progression and swaps. */
  readonly planned: PlannedWeightOrWhyNone;
};

/** A line with the exercise that the lifter does: the plan's, or her swap. */
export type LineWithWeights = {
  readonly line: PlanLine;
  /** The key of its lift in the progress; undefined for a movement without a page and plan. */
  readonly key: string | undefined;
  readonly slug: string | undefined;
  readonly equipment: EquipmentPhrase | undefined;
  readonly blocks: readonly SetBlockWithWeight[];
};

const weightIn = (planned: PlannedWeightOrWhyNone): Weight | undefined => {
  switch (planned.kind) {
    case 'weight':
      return planned.weight;
    case 'too light':
      return planned.lightest;
    case 'too heavy':
      return planned.heaviest;
    case 'bodyweight':
    case 'band':
    case 'no maximum':
    case 'open':
      return undefined;
  }
};

/** The exercise that the lifter does in a line, and its weight. */
export const assignLineWeights = (line: PlanLine, weighing: LineWeightInputs): LineWithWeights => {
  const swap = weighing.swaps.find(({ from }) => from === line.slug);
  const slug = swap?.to ?? line.slug;
  const equipment = swap === undefined ? line.exercise.equipment : undefined;
  const facts = slug === undefined ? undefined : weighing.library.get(slug);
  const replaced = line.slug === undefined ? undefined : weighing.library.get(line.slug);
  const sides = swapSidednessOf(replaced, facts);
  const hasClock = line.group !== undefined && 'minutes' in line.group.group;
  const exercise =
    slug ??
    (weighing.ref === undefined ? undefined : exerciseKeyOfLine({ id: line.id }, weighing.ref));
  const key = exercise === undefined ? undefined : exerciseAndEquipmentKey(exercise, equipment);
  const progress = liftProgressUnlessNewMax(weighing.progress, { key, slug }, weighing.weights);
  const blocks = line.exercise.sets.map(({ sets = 1, ...written }): SetBlockWithWeight => {
    const loads = swap === undefined ? written.loads : written.loads.filter(isEffortLoad);
    const amount =
      swap === undefined ? written.amount : amountAfterSwap(written.amount, sides, hasClock);
    const asked = { ...written, amount, loads };
    const loading = loadingKindOfLine({ equipment }, facts, loads);
    const week = loads.find((load) => load.kind === 'week')?.week;
    const said =
      week === undefined || weighing.plan === undefined
        ? undefined
        : hardestSetBlockOfExerciseInWeek(weighing.plan, line, week);
    const planned = plannedWeightOrWhyNone({
      exercise: { slug, equipment },
      block: said ?? asked,
      facts,
      weights: weighing.weights,
      library: weighing.library,
    });
    const lifted = week === undefined ? undefined : progress?.weeks?.[week];
    const carried = weightOfSetByPlanAndProgress({
      asked: said ?? asked,
      loading,
      planned: weightIn(planned) ?? swap?.weight,
      progress,
      weights: weighing.weights,
    });
    const weight = lifted ?? carried;
    return {
      ...asked,
      sets,
      weight,
      perHand: 'perHand' in planned ? planned.perHand : isLoadingKindPerHand(loading),
      loading,
      planned,
      aim: repAimUnlessWeightChanged(asked, weight, progress),
    };
  });
  return { line, key, slug, equipment, blocks };
};
