import type { Equipment } from '../all-equipment.ts';
import type { ExerciseFacts } from '../exercise-facts.ts';
import { levels } from '../levels.ts';
import type { Muscle } from '../muscles.ts';
import { similarityOfMovementPatterns } from './similar-patterns.ts';
import type { SwapReason } from './swap-reason.ts';

/**
 * The weights of the fit's parts, tuned on the coach's cases (`local/starter-space/coach-cases`).
 */
const counts = {
  /** How much it trains the same muscles. */
  muscles: 0.5,
  /** How similar the movement is. */
  pattern: 0.5,
  /** A helping muscle, compared with a primary one; the first helping muscle counts more. */
  helping: 0.3,
  helpingFirst: 0.4,
  /**
   * Muscles of the exercise that it doesn't train, compared with those that it trains in addition.
   */
  missing: 0.8,
  /** Added for words that their names share: `incline`, `single-leg`, `deadlift`. */
  names: 0.12,
  /** Taken off for each level of experience that it asks for above the exercise's, or below it. */
  harder: 0.12,
  easier: 0.02,
  /** Taken off if only one of the two exercises is done with weights. */
  otherLoad: 0.15,
  /**
   * Taken off each time that the usual weight is halved or doubled, and for a weight that can't be
   * compared.
   */
  halfTheWeight: 0.09,
  unknownWeight: 0.15,
  /** Taken off if it needs the equipment that is taken. */
  sameKit: 0.5,
  /** Added for the same loading, and for what is kindest to the sore part. */
  sameLoading: 0.1,
  kindest: 0.35,
  /** The factor for an exercise that the session has anyway. */
  inSession: 0.1,
} as const;

/** The most that the parts can add up to: the fit is divided by it. */
const most = counts.muscles + counts.pattern + counts.names + counts.kindest;

const sum = (numbers: readonly number[]): number => numbers.reduce((one, other) => one + other, 0);

/** How much an exercise trains each of its muscles. */
const muscleSharesOf = ({
  primary,
  secondary,
}: ExerciseFacts): readonly (readonly [muscle: Muscle, share: number])[] => [
  ...primary.map((muscle) => [muscle, 1] as const),
  ...secondary.map(
    (muscle, index) => [muscle, index === 0 ? counts.helpingFirst : counts.helping] as const,
  ),
];

const totalOf = (exercise: ExerciseFacts): number =>
  Math.max(sum(muscleSharesOf(exercise).map(([, share]) => share)), counts.helping);

const rankOf = ({ level }: ExerciseFacts): number => levels.indexOf(level);

const levelCost = (exercise: ExerciseFacts, other: ExerciseFacts): number => {
  const steps = rankOf(other) - rankOf(exercise);
  return steps > 0 ? steps * counts.harder : -steps * counts.easier;
};

const isWeighted = ({ loading }: ExerciseFacts): boolean =>
  loading !== 'bodyweight' && loading !== 'band';

/** The deduction for a different loading or a weight of a different size. */
const loadCost = (exercise: ExerciseFacts, other: ExerciseFacts): number => {
  if (isWeighted(exercise) !== isWeighted(other)) return counts.otherLoad;
  if (exercise.relativeLoad === undefined) return 0;
  if (other.relativeLoad === undefined) return isWeighted(other) ? counts.unknownWeight : 0;
  return counts.halfTheWeight * Math.abs(Math.log2(other.relativeLoad / exercise.relativeLoad));
};

/**
 * Whether several exercises share one piece of such equipment. Each machine is for one exercise,
 * and dumbbells can be carried to a free corner.
 */
const isShared = (item: Equipment): boolean => item === 'barbell' || item === 'cable';

/** The deduction, or bonus, for the reason. */
const reasonCost = (exercise: ExerciseFacts, other: ExerciseFacts, reason: SwapReason): number => {
  switch (reason.kind) {
    case 'taken':
      if (other.equipment.some((item) => isShared(item) && exercise.equipment.includes(item)))
        return counts.sameKit;
      return exercise.loading === other.loading ? -counts.sameLoading : 0;
    case 'sore':
      return other.kindTo?.includes(reason.part) === true ? -counts.kindest : 0;
    case 'no kit':
      return 0;
  }
};

/**
 * Returns a function that rates how well other exercises replace one, from 0 to 1. Curried, so that
 * values that depend only on the first exercise are computed once for a library of a thousand.
 */
export const createSwapFitRater = (
  exercise: ExerciseFacts,
  reason: SwapReason,
  inSession: readonly string[],
): ((other: ExerciseFacts) => number) => {
  const shares = new Map(muscleSharesOf(exercise));
  const total = totalOf(exercise);
  const words = exercise.slug.split('-');
  const musclesInCommon = (other: ExerciseFacts): number => {
    const common = sum(
      muscleSharesOf(other).map(([muscle, share]) => Math.min(share, shares.get(muscle) ?? 0)),
    );
    return counts.missing * (common / total) + (1 - counts.missing) * (common / totalOf(other));
  };
  /** The share of words that two names have in common: similar names mean similar training. */
  const namesInCommon = (other: ExerciseFacts): number => {
    const others = other.slug.split('-');
    const common = others.filter((word) => words.includes(word)).length;
    return common / (words.length + others.length - common);
  };
  return (other) => {
    const points =
      counts.muscles * musclesInCommon(other) +
      counts.pattern * similarityOfMovementPatterns(exercise.pattern, other.pattern) +
      counts.names * namesInCommon(other) -
      levelCost(exercise, other) -
      reasonCost(exercise, other, reason) -
      loadCost(exercise, other);
    const fit = Math.min(1, Math.max(0, points) / most);
    return inSession.includes(other.slug) ? counts.inSession * fit : fit;
  };
};
