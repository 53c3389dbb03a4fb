import type { ExerciseFacts, ExerciseFactsBySlug } from '../exercise-facts.ts';
import type { KitAndMaximums } from '../my-weights/kit-and-maximums.ts';
import { isInTimedGroup } from '../session/progress.ts';
import type { Step } from '../session/step.ts';
import {
  amountAfterSwap,
  mapChosenStepsAndSplitOrJoinSides,
  swapSidednessOf,
} from '../session/swap-sidedness.ts';
import { carriedOverStartingWeight } from '../swaps/starting-weight.ts';
import { alternativesTo, minGoodSwapFit, type ExerciseAlternative } from '../swaps/swaps.ts';
import type { Equipment } from '../all-equipment.ts';

/**
 * The steps of a session with other exercises on some lines, and the slugs that were replaced or
 * left out.
 */
export type StepsWithSwappedExercises = {
  readonly steps: readonly Step[];
  readonly swapped: readonly { readonly from: ExerciseFacts; readonly to: ExerciseFacts }[];
  /** Lines that had no replacement. */
  readonly without: readonly string[];
};

type SwapRule = {
  /** Whether the exercise of a step has to be replaced today. */
  readonly isOut: (facts: ExerciseFacts, step: Step) => boolean;
  /** The equipment that may replace it, apart from bodyweight. */
  readonly has: readonly Equipment[];
  /**
   * Whether an alternative to an exercise is acceptable; by default, one that fits well and isn't
   * in the session yet.
   */
  readonly isGood?: (alternative: ExerciseAlternative, exercise: ExerciseFacts) => boolean;
};

/** Other loads belong to the exercise itself and mean nothing for another one. */
const carriesOver = ({ kind }: Step['loads'][number]): boolean => kind === 'rpe' || kind === 'rir';

/**
 * Replaces the exercise of each line that can't be done. A replaced line keeps its sets but loses
 * its ramp, which was for another weight.
 */
export const swapRuledOutExercises = (
  steps: readonly Step[],
  { isOut, has, isGood = ({ fit }) => fit >= minGoodSwapFit }: SwapRule,
  library: ExerciseFactsBySlug,
  weights: KitAndMaximums,
): StepsWithSwappedExercises => {
  const inSession = [...new Set(steps.flatMap(({ slug }) => slug ?? []))];
  const choices = new Map<string, ExerciseAlternative | undefined>();
  const factsOf = ({ slug }: Step): ExerciseFacts | undefined =>
    slug === undefined ? undefined : library.get(slug);
  const alternativeFor = (step: Step, exercise: ExerciseFacts): ExerciseAlternative | undefined =>
    alternativesTo({
      exercise,
      weight: step.weight,
      perHand: step.perHand,
      reason: { kind: 'no kit', has },
      inSession: [
        ...inSession,
        ...[...choices.values()].flatMap((one) => one?.exercise.slug ?? []),
      ],
      library,
      weights,
    }).find((alternative) => isGood(alternative, exercise));
  for (const step of steps.filter(({ kind }) => kind === 'work')) {
    const exercise = factsOf(step);
    if (exercise !== undefined && !choices.has(step.line) && isOut(exercise, step))
      choices.set(step.line, alternativeFor(step, exercise));
  }
  const swapped = new Map<string, StepsWithSwappedExercises['swapped'][number]>();
  const isSwapped = (step: Step): boolean =>
    factsOf(step) !== undefined && choices.get(step.line) !== undefined;
  const swap = (step: Step): Step => {
    const from = factsOf(step);
    const choice = choices.get(step.line);
    if (from === undefined || choice === undefined) return step;
    swapped.set(step.line, { from, to: choice.exercise });
    const { weight, perHand } = step;
    const own = carriedOverStartingWeight(
      { exercise: from, weight, perHand },
      choice.exercise,
      weights,
    );
    return {
      ...step,
      slug: choice.exercise.slug,
      equipment: undefined,
      weight: own,
      perHand: choice.perHand,
      amount: amountAfterSwap(
        step.amount,
        swapSidednessOf(from, choice.exercise),
        isInTimedGroup(step),
      ),
      loads: step.loads.filter(carriesOver),
    };
  };
  const result = mapChosenStepsAndSplitOrJoinSides(
    steps.filter((step) => step.kind !== 'ramp' || !isSwapped(step)),
    isSwapped,
    swap,
  );
  const without = [...choices].flatMap(([line, choice]) => (choice === undefined ? [line] : []));
  return { steps: result, swapped: [...swapped.values()], without };
};
