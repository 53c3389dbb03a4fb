import { kilogramsOf, type Weight } from './weight.ts';
import type { LoadedBar } from '../calculators/plates.ts';
import type { SetBlock, WorkoutPlan } from '../workout-notation/plan.ts';
import type { FactsBySlug } from './exercise-facts.ts';
import type { HerWeights } from './her-weights.ts';
import type { PlannedWeight } from './loads/planned-weight.ts';
import { roundToKit } from './loads/weight-for.ts';
import type { FollowedPlan } from './log.ts';
import { dayOfPlan, linesOf } from './plan-line.ts';
import type { PlanRef } from './plan-place.ts';
import { keptInWeek } from './progression/kept-in-week.ts';
import { weighLine, type WeighedBlock } from './session/weigh-line.ts';

/** What a block of sets means for her in one week: the weight that a session of that week would begin with. */
export type WeekWeight = {
  readonly week: number;
  /** Undefined where there is nothing to load, or nobody knows yet: `planned` says which. */
  readonly weight: Weight | undefined;
  readonly perHand: boolean;
  /** What the plan's words alone come to. */
  readonly planned: PlannedWeight;
  /** The plates of one side, for a bar. */
  readonly bar: LoadedBar | undefined;
  /** Whether the weight is what she lifted last, with what the progression adds, and not what the plan's words come to. */
  readonly isFromLastTime: boolean;
};

export type BlockWeights = {
  readonly sets: Pick<SetBlock, 'sets' | 'amount'>;
  readonly weeks: readonly WeekWeight[];
};

/** What a line of a plan means for her, in the weeks in which its day is repeated. */
export type LineWeights = {
  /** The exercise that she does: the plan's, or the one that she has swapped it for. */
  readonly slug: string | undefined;
  readonly isSwapped: boolean;
  readonly blocks: readonly BlockWeights[];
};

export type PlanWeightsQuestion = {
  readonly plan: WorkoutPlan;
  readonly ref: PlanRef;
  readonly weights: HerWeights;
  readonly library: FactsBySlug;
  /** Her place in the plan, if she follows it. */
  readonly followed: FollowedPlan | undefined;
};

type DayInWeeks = { readonly from: number; readonly to: number; readonly day: number };

const toWeekWeight = (week: number, block: WeighedBlock, weights: HerWeights): WeekWeight => {
  const { weight, perHand, planned, loading } = block;
  const said = planned.kind === 'weight' ? planned.weight : undefined;
  const rounded = weight === undefined ? undefined : roundToKit(weight, loading, weights);
  return {
    week,
    weight,
    perHand,
    planned,
    bar: rounded !== undefined && 'bar' in rounded ? rounded.bar : undefined,
    isFromLastTime:
      weight !== undefined && said !== undefined && kilogramsOf(weight) !== kilogramsOf(said),
  };
};

/**
 * What she puts on the bar in a day, for each of the weeks that repeat it, by the ids of the day's lines.
 */
export const weightsOfDay = (
  { plan, ref, weights, library, followed }: PlanWeightsQuestion,
  { from, to, day }: DayInWeeks,
): ReadonlyMap<string, LineWeights> => {
  const lines = new Map<string, LineWeights>();
  for (let week = from; week <= to; week += 1) {
    const found = dayOfPlan(plan, week, day);
    for (const line of found === undefined ? [] : linesOf(found)) {
      const weighed = weighLine(line, {
        weights,
        library,
        ref,
        swaps: followed?.swaps ?? [],
        nextWeights: keptInWeek(followed, week).nextWeights,
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
