import type { Load } from '../../workout-notation/plan.ts';
import { middleOfRange } from '../../workout-notation/range.ts';
import { isWeightJumpOverFivePercent, missingPlatesForStep } from '../loads/usual-step.ts';
import type { PlannedSet } from '../loads/percent-of-max.ts';
import type { LoadingKind } from '../movement-and-loading.ts';
import type { KitAndMaximums } from '../my-weights/kit-and-maximums.ts';
import { kilogramsOf, type Weight } from '../weight.ts';

/* What the sentences of a decision (`decide-next-weight.ts`) say of numbers. */

/** `60 kg`, `12.5 kg per hand` */
export const formatWeightOptionallyPerHand = ({ value, unit }: Weight, perHand = false): string =>
  `${Number(value.toFixed(2))} ${unit}${perHand ? ' per hand' : ''}`;

/** The repetitions in reserve that a load leaves; undefined for a load that rates no effort. */
const reserveIn = (loads: readonly Load[]): number | undefined => {
  for (const load of loads) {
    if (load.kind === 'rir') return middleOfRange(load.reps);
    if (load.kind === 'rpe') return 10 - middleOfRange(load.rpe);
  }
  return undefined;
};

type Jump = {
  readonly lifted: Weight;
  /** The lift's usual step. */
  readonly step: number;
  readonly block: { readonly loading: LoadingKind };
  readonly weights: KitAndMaximums;
};

/** What is said of a step of more than 5 %; empty for a smaller one. */
export const describeBigWeightJump = (
  { lifted, step, block, weights }: Jump,
  next: Weight,
): string => {
  if (!isWeightJumpOverFivePercent(lifted, next)) return '';
  const percent = Math.round((kilogramsOf(next) / kilogramsOf(lifted) - 1) * 100);
  const plates = missingPlatesForStep(lifted, step, block.loading, weights);
  const hint =
    plates === undefined
      ? ''
      : ` Two plates of ${formatWeightOptionallyPerHand(plates)} would make it ${formatWeightOptionallyPerHand({ ...lifted, value: lifted.value + 2 * plates.value })}.`;
  return ` It is ${percent} % more, the smallest step that you can load.${hint}`;
};

type Change = { readonly block: PlannedSet; readonly later: PlannedSet | undefined };

/** What the plan asks for next time, in words. */
export const planAsksEffortOrRepsNextTimeWords = (
  { block, later }: Change,
  isMore: boolean,
): string => {
  const [now, then] = [reserveIn(block.loads), reserveIn(later?.loads ?? [])];
  if (now !== undefined && then !== undefined && (isMore ? then < now : then > now)) {
    return `Your plan asks for ${isMore ? 'more' : 'less'} effort next time`;
  }
  return `Your plan asks for ${isMore ? 'fewer' : 'more'} reps next time`;
};
