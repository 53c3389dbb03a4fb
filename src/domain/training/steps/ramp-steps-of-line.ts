import { isEasySet } from '../../workout-notation/totals/set-effort.ts';
import type { KitAndMaximums } from '../my-weights/kit-and-maximums.ts';
import { rampSetsTo } from '../loads/ramp.ts';
import { kilogramsOf } from '../weight.ts';
import type { Step } from '../session/step.ts';
import type { LineWithWeights, SetBlockWithWeight } from './assign-weights.ts';

/**
 * Rest after a ramp set in seconds: such a set isn't tiring, and the time goes into changing
 * plates. A coach's rule.
 */
const rampRestSeconds = 60;

/**
 * A plan whose first sets are this much lighter than its heaviest includes its own warm-up. A
 * coach's rule.
 */
const ownRampShare = 0.85;

const rampsByItself = (blocks: readonly SetBlockWithWeight[]): boolean => {
  if (blocks.some(isEasySet)) return true;
  const weights = blocks.flatMap(({ weight }) =>
    weight === undefined ? [] : [kilogramsOf(weight)],
  );
  const first = weights[0];
  return first !== undefined && first < ownRampShare * Math.max(...weights);
};

/** Turns a set into steps: one, or one for each side. */
type StepsOfSet<Made> = (
  line: LineWithWeights,
  block: SetBlockWithWeight,
  rest: number,
) => readonly Made[];

/**
 * The ramp before the first work set of a barbell lift of the main part; none if the plan has
 * lighter sets of its own, a clock runs, or the work weight is unknown.
 */
export const rampStepsOfLine = <Made extends Pick<Step, 'kind'>>(
  weighed: LineWithWeights,
  weights: KitAndMaximums,
  stepsOfSet: StepsOfSet<Made>,
): readonly Made[] => {
  const { line, blocks } = weighed;
  const first = blocks[0];
  const group = line.group?.group;
  if (first?.weight === undefined || line.part !== 'main' || first.loading !== 'barbell') return [];
  if ((group !== undefined && 'minutes' in group) || rampsByItself(blocks)) return [];
  // A set of seconds, metres or to failure is warmed up for like one of eight reps.
  const reps = first.amount.kind === 'reps' ? first.amount.reps.from : 8;
  return rampSetsTo(first.weight, reps, weights).flatMap((set) =>
    stepsOfSet(
      weighed,
      {
        ...first,
        sets: 1,
        amount: {
          kind: 'reps',
          reps: { from: set.reps, to: set.reps },
          perSide: first.amount.perSide,
        },
        loads: [],
        weight: set.weight,
        perHand: false,
        aim: undefined,
      },
      rampRestSeconds,
    ).map((step) => ({ ...step, kind: 'ramp' as const })),
  );
};
