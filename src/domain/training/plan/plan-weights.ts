import { kilogramsOf, type Weight } from '../weight.ts';
import type { LoadedBar } from '../../calculators/plates.ts';
import type { SetBlock, WorkoutPlan } from '../../workout-notation/plan.ts';
import type { ExerciseFactsBySlug } from '../exercise-facts.ts';
import type { KitAndMaximums } from '../my-weights/kit-and-maximums.ts';
import type { PlannedWeightOrWhyNone } from '../loads/planned-weight.ts';
import { roundWeightToKitOrWhyNot } from '../loads/round-weight-to-kit-or-why-not.ts';
import type { FollowedPlan } from '../log.ts';
import { findPlanDayProgressedToWeek, linesOfDay } from './plan-line.ts';
import type { PlanPagePathAndIndex } from './plan-place.ts';
import { assignLineWeights, type SetBlockWithWeight } from '../steps/assign-weights.ts';

/** The weight that a session of a week would begin with, for one block of sets. */
export type WeightOfSetBlockInWeek = {
  readonly week: number;
  /** Undefined where there is nothing to load, or the weight is unknown; `planned` says which. */
  readonly weight: Weight | undefined;
  readonly perHand: boolean;
  /** The weight by the plan's text alone. */
  readonly planned: PlannedWeightOrWhyNone;
  /** The plates of one side, for a bar. */
  readonly bar: LoadedBar | undefined;
  /**
   * Whether the weight is what the lifter lifted last plus the progression, rather than what the
   * plan's text says.
   */
  readonly isFromLastTime: boolean;
};

export type WeeklyWeightsOfSetBlock = {
  readonly sets: Pick<SetBlock, 'sets' | 'amount'>;
  readonly weeks: readonly WeightOfSetBlockInWeek[];
};

/** A line of a plan with the lifter’s weights, for the weeks in which its day is repeated. */
export type WeeklyWeightsOfLine = {
  /** The exercise that the lifter does: the plan's, or her swap. */
  readonly slug: string | undefined;
  readonly isSwapped: boolean;
  readonly blocks: readonly WeeklyWeightsOfSetBlock[];
};

export type PlanWeightsInputs = {
  readonly plan: WorkoutPlan;
  readonly ref: PlanPagePathAndIndex;
  readonly weights: KitAndMaximums;
  readonly library: ExerciseFactsBySlug;
  /** The lifter’s place in the plan, if she follows it. */
  readonly followed: FollowedPlan | undefined;
};

type DayInWeeks = { readonly from: number; readonly to: number; readonly day: number };

const toWeekWeight = (
  week: number,
  block: SetBlockWithWeight,
  weights: KitAndMaximums,
): WeightOfSetBlockInWeek => {
  const { weight, perHand, planned, loading } = block;
  const plannedWeight = planned.kind === 'weight' ? planned.weight : undefined;
  const rounded =
    weight === undefined ? undefined : roundWeightToKitOrWhyNot(weight, loading, weights);
  return {
    week,
    weight,
    perHand,
    planned,
    bar: rounded !== undefined && 'bar' in rounded ? rounded.bar : undefined,
    isFromLastTime:
      weight !== undefined &&
      plannedWeight !== undefined &&
      kilogramsOf(weight) !== kilogramsOf(plannedWeight),
  };
};

/**
 * The lifter’s weights for a day, for each of the weeks that repeat it, by the ids of the day's
 * lines.
 */
export const weeklyWeightsOfLinesOfDay = (
  { plan, ref, weights, library, followed }: PlanWeightsInputs,
  { from, to, day }: DayInWeeks,
): ReadonlyMap<string, WeeklyWeightsOfLine> => {
  const lines = new Map<string, WeeklyWeightsOfLine>();
  for (let week = from; week <= to; week += 1) {
    const found = findPlanDayProgressedToWeek(plan, week, day);
    for (const line of found === undefined ? [] : linesOfDay(found)) {
      const weighed = assignLineWeights(line, {
        weights,
        library,
        ref,
        swaps: followed?.swaps ?? [],
        plan,
        progress: followed?.progress ?? {},
      });
      const before = lines.get(line.id)?.blocks;
      lines.set(line.id, {
        slug: weighed.slug,
        isSwapped: weighed.slug !== line.slug,
        blocks: weighed.blocks.map((block, index) => ({
          sets: before?.[index]?.sets ?? line.exercise.sets[index] ?? block,
          weeks: [...(before?.[index]?.weeks ?? []), toWeekWeight(week, block, weights)],
        })),
      });
    }
  }
  return lines;
};
