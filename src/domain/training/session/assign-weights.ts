import type { EquipmentPhrase, Load, SetBlock } from '../../workout-notation/plan.ts';
import { exerciseKeyOf } from '../exercise-key.ts';
import type { FactsBySlug } from '../exercise-facts.ts';
import type { HerWeights } from '../my-weights/her-weights.ts';
import type { PlannedWeight } from '../loads/planned-weight.ts';
import { loadingOf } from '../loads/loading-of.ts';
import { weightFor } from '../loads/weight-for.ts';
import type { LastingSwap } from '../log.ts';
import { isPerHand, type Loading } from '../movement-pattern.ts';
import type { PlanLine } from '../plan/plan-line.ts';
import type { PlanRef } from '../plan/plan-place.ts';
import { nextValueFor } from '../progression/next-weight-key.ts';
import { kilogramsOf, type Weight } from '../weight.ts';
import { isEffort } from './is-effort.ts';

/** The inputs for the lifter’s weights in a line. */
export type WeightInputs = {
  readonly weights: HerWeights;
  readonly library: FactsBySlug;
  readonly swaps: readonly LastingSwap[];
  /**
   * The lifter’s next weights by progression (`FollowedPlan.nextWeights`). They take precedence
   * over the chart, never over a percentage.
   */
  readonly nextWeights: Readonly<Record<string, Weight>>;
  /** The reps the lifter aims for within the plan's range (`FollowedPlan.nextReps`). */
  readonly nextReps?: Readonly<Record<string, number>> | undefined;
  /**
   * The plan, which the log's keys of movements without a page contain. Without it nothing is known
   * about these.
   */
  readonly ref?: PlanRef | undefined;
};

/** A block of sets with the lifter’s weight. */
export type BlockWithWeight = Pick<SetBlock, 'amount' | 'loads'> & {
  readonly sets: number;
  readonly weight: Weight | undefined;
  readonly perHand: boolean;
  readonly aim: number | undefined;
  readonly loading: Loading;
  /** The weight by the plan's text alone, without progression and swaps. */
  readonly planned: PlannedWeight;
};

/** A line with the exercise that the lifter does: the plan's, or her swap. */
export type LineWithWeights = {
  readonly line: PlanLine;
  readonly slug: string | undefined;
  readonly equipment: EquipmentPhrase | undefined;
  readonly blocks: readonly BlockWithWeight[];
};

const weightIn = (planned: PlannedWeight): Weight | undefined => {
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

/**
 * The plan's own weight takes precedence over the one stored by progression, unless that is
 * lighter: the lifter was held back after missed sets. Where the plan leaves the weight to her,
 * what she lifted last takes precedence over the chart.
 */
const weightOf = (
  loads: readonly Load[],
  planned: Weight | undefined,
  kept: Weight | undefined,
  keptAtAnyEffort: Weight | undefined,
): Weight | undefined => {
  const isHeldBack =
    kept !== undefined && planned !== undefined && kilogramsOf(kept) < kilogramsOf(planned);
  if (loads.some(({ kind }) => kind === 'kilograms')) return isHeldBack ? kept : planned;
  if (loads.some(({ kind }) => kind === 'bodyweight' || kind === 'band')) return planned;
  if (loads.some(({ kind }) => kind === 'percent')) {
    return isHeldBack ? kept : (planned ?? kept ?? keptAtAnyEffort);
  }
  return kept ?? planned ?? keptAtAnyEffort;
};

/** The exercise that the lifter does in a line, and its weight. */
export const assignWeights = (line: PlanLine, weighing: WeightInputs): LineWithWeights => {
  const swap = weighing.swaps.find(({ from }) => from === line.slug);
  const slug = swap?.to ?? line.slug;
  const equipment = swap === undefined ? line.exercise.equipment : undefined;
  const facts = slug === undefined ? undefined : weighing.library.get(slug);
  const key =
    slug ?? (weighing.ref === undefined ? undefined : exerciseKeyOf({ id: line.id }, weighing.ref));
  const blocks = line.exercise.sets.map(({ sets = 1, amount, loads: asked }): BlockWithWeight => {
    const loads = swap === undefined ? asked : asked.filter(isEffort);
    const loading = loadingOf({ equipment }, facts, loads);
    const planned = weightFor({
      exercise: { slug, equipment },
      block: { amount, loads },
      facts,
      weights: weighing.weights,
      library: weighing.library,
    });
    const keptAs = <Value>(
      kept: Readonly<Record<string, Value>>,
      anyEffort: boolean,
    ): Value | undefined =>
      key === undefined ? undefined : nextValueFor(kept, key, { amount, loads }, { anyEffort });
    return {
      sets,
      amount,
      loads,
      weight: weightOf(
        loads,
        weightIn(planned) ?? swap?.weight,
        keptAs(weighing.nextWeights, false),
        keptAs(weighing.nextWeights, true),
      ),
      perHand: 'perHand' in planned ? planned.perHand : isPerHand(loading),
      loading,
      planned,
      aim: keptAs(weighing.nextReps ?? {}, false),
    };
  });
  return { line, slug, equipment, blocks };
};
