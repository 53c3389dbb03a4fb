import type { SetAmount, Range } from '../../workout-notation/plan.ts';
import type { ExerciseFacts } from '../exercise-facts.ts';
import { stepIdOf } from './step-id-of.ts';
import type { Step } from './step.ts';

/** Whether an exercise, and the one that replaces it, are one-sided: trained a side at a time. */
export type SwapSidedness = { readonly from: boolean; readonly to: boolean };

/** An exercise that the library doesn't know counts as one for both sides at once. */
export const swapSidednessOf = (
  from: ExerciseFacts | undefined,
  to: ExerciseFacts | undefined,
): SwapSidedness => ({ from: from?.oneSided === true, to: to?.oneSided === true });

/** Half of a number of reps, seconds or metres, rounded up to steps, and at least one. */
const half = (number: number, step: number): number =>
  Math.min(number, step * Math.ceil(number / 2 / step));

const scaled = ({ from, to }: Range, factor: number, step: number): Range => {
  const by = (number: number): number => (factor === 1 / 2 ? half(number, step) : number * factor);
  return { from: by(from), to: by(to) };
};

/** What one side does, of what both do: the whole, half or twice. */
type Factor = 1 | 2 | 0.5;

const withFactor = (amount: SetAmount, perSide: boolean, reps: Factor, rest: Factor): SetAmount => {
  switch (amount.kind) {
    case 'reps':
      return { ...amount, perSide, reps: scaled(amount.reps, reps, 1) };
    case 'time':
      return { ...amount, perSide, seconds: scaled(amount.seconds, rest, 5) };
    case 'distance':
      return { ...amount, perSide, metres: scaled(amount.metres, rest, 5) };
    case 'failure':
      return { ...amount, perSide };
  }
};

/**
 * What a set asks for after a swap. Eight reps with both arms are eight with each; but seconds and
 * metres are shared between the sides, and so are reps where a clock runs (an AMRAP or an EMOM) or
 * where the plan had counted both sides of a one-sided exercise together. A coach's rule.
 */
export const amountAfterSwap = (
  amount: SetAmount,
  { from, to }: SwapSidedness,
  hasClock: boolean,
): SetAmount => {
  // Some plans ask for each side of an exercise that isn't one-sided: with one dumbbell, for
  // example.
  if (to === amount.perSide) {
    return !to && from && !hasClock ? withFactor(amount, false, 0.5, 1) : amount;
  }
  if (to) return withFactor(amount, true, hasClock || from ? 0.5 : 1, 0.5);
  return withFactor(amount, false, hasClock ? 2 : 1, 2);
};

const bothSides = (step: Step): readonly Step[] =>
  (['left', 'right'] as const).map((side) => {
    const id = stepIdOf({ ...step, side }, step.set);
    return { ...step, id, side, restSeconds: side === 'left' ? 0 : step.restSeconds };
  });

/** Whether two steps are the same set of a line, on whichever side. */
export const isOfSameSet = (step: Step, other: Step): boolean =>
  step.line === other.line && step.kind === other.kind && step.set === other.set;

/**
 * Steps after a swap that changes those of a line: a set that is now asked for on each side becomes
 * two steps, and the two sides of one that isn't any more become one.
 */
export const mapChosenStepsAndSplitOrJoinSides = (
  steps: readonly Step[],
  isMeant: (step: Step) => boolean,
  change: (step: Step) => Step,
): readonly Step[] =>
  steps.flatMap((step, index) => {
    if (!isMeant(step)) return [step];
    const { side, ...changed } = change(step);
    if (changed.amount.perSide) {
      return side === undefined ? bothSides(changed) : [{ ...changed, side }];
    }
    if (side === undefined) return [changed];
    const hasNext = steps.slice(index + 1).some((other) => isOfSameSet(step, other));
    return hasNext ? [] : [{ ...changed, id: stepIdOf(changed, changed.set) }];
  });
