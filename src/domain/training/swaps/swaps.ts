import type { ExerciseFacts, ExerciseFactsBySlug } from '../exercise-facts.ts';
import type { KitAndMaximums } from '../my-weights/kit-and-maximums.ts';
import { isLoadingKindPerHand } from '../movement-and-loading.ts';
import type { Weight } from '../weight.ts';
import { carriedOverStartingWeight } from './starting-weight.ts';
import { describeWhyItFits } from './describe-why-it-fits.ts';
import { createSwapFitRater } from './fit.ts';
import { loadsBodyPart } from './loaded-parts.ts';
import type { SwapReason } from './swap-reason.ts';

export type ExerciseAlternative = {
  readonly exercise: ExerciseFacts;
  /** One sentence on why it can replace the exercise. */
  readonly why: string;
  /** The starting weight, an estimate; missing where nothing carries over. */
  readonly weight: Weight | undefined;
  readonly perHand: boolean;
  /** 0 to 1; the list is sorted by it. */
  readonly fit: number;
};

export type ExerciseAlternativesInputs = {
  readonly exercise: ExerciseFacts;
  /** The lifter’s weight for the exercise, if it is known. */
  readonly weight: Weight | undefined;
  /** Whether that weight is per hand; by default, as the library says. */
  readonly perHand?: boolean;
  readonly reason: SwapReason;
  /** Slugs of the session's other exercises: they come last. */
  readonly inSession: readonly string[];
  readonly library: ExerciseFactsBySlug;
  readonly weights: KitAndMaximums;
};

/** The most alternatives, and the number up to which a list is filled with weaker fits. */
const maxAlternatives = 8;
const fewAlternatives = 3;

/** Alternatives with a weaker fit are only offered to fill up a short list. */
export const minGoodSwapFit = 0.27;

/**
 * Whether it can be done today: in another place of the gym, with the lifter’s kit, without loading
 * the sore part.
 */
const isPossible = (exercise: ExerciseFacts, other: ExerciseFacts, reason: SwapReason): boolean => {
  switch (reason.kind) {
    case 'taken':
      return exercise.station === undefined || other.station !== exercise.station;
    case 'no kit':
      return other.equipment.every((item) => item === 'body only' || reason.has.includes(item));
    case 'sore':
      return !loadsBodyPart(other, reason.part);
  }
};

const isHelpFor = (exercise: ExerciseFacts, other: ExerciseFacts): boolean =>
  other.secondary.some((muscle) => exercise.primary.includes(muscle));

/** Whether they share a primary muscle, or it is the same movement with their help. */
const isForItsMuscles = (exercise: ExerciseFacts, other: ExerciseFacts): boolean =>
  other.primary.some((muscle) => exercise.primary.includes(muscle)) ||
  (other.pattern === exercise.pattern && isHelpFor(exercise, other));

/** An expert's lift is no alternative to a simpler exercise. */
const isWithinReach = (exercise: ExerciseFacts, other: ExerciseFacts): boolean =>
  other.level !== 'expert' || exercise.level === 'expert';

type Ranked = { readonly other: ExerciseFacts; readonly fit: number };

/**
 * The alternatives to an exercise, best first: all that fit well, and a few of the others if those
 * are few.
 */
const rankedFor = (
  { exercise, reason, inSession }: ExerciseAlternativesInputs,
  possible: readonly ExerciseFacts[],
): readonly Ranked[] => {
  const fitOf = createSwapFitRater(exercise, reason, inSession);
  const ranked = possible
    .map((other) => ({ other, fit: fitOf(other) }))
    .toSorted((one, two) => two.fit - one.fit || (one.other.slug < two.other.slug ? -1 : 1));
  const fits = ({ other, fit }: Ranked): boolean =>
    fit >= minGoodSwapFit || (fit > 0 && inSession.includes(other.slug));
  const good = ranked.filter(fits);
  return good.length < fewAlternatives ? ranked.slice(0, fewAlternatives) : good;
};

/**
 * The alternatives to an exercise, best first, at most eight and never itself. Exercises that the
 * session has anyway come last. It is empty only if the library has nothing for its muscles that
 * the reason allows.
 */
export const alternativesTo = (
  question: ExerciseAlternativesInputs,
): readonly ExerciseAlternative[] => {
  const { exercise, weight, reason, library, weights } = question;
  const perHand = question.perHand ?? isLoadingKindPerHand(exercise.loading);
  const possible = [...library.values()].filter(
    (other) => other.slug !== exercise.slug && isPossible(exercise, other, reason),
  );
  const inReach = possible.filter((other) => isWithinReach(exercise, other));
  const choices = [
    () => inReach.filter((other) => isForItsMuscles(exercise, other)),
    () => inReach.filter((other) => isHelpFor(exercise, other)),
    () => possible.filter((other) => isForItsMuscles(exercise, other)),
  ];
  const chosen = choices.map((choose) => choose()).find((list) => list.length > 0) ?? [];
  return rankedFor(question, chosen)
    .slice(0, maxAlternatives)
    .map(({ other, fit }) => ({
      exercise: other,
      why: describeWhyItFits(exercise, other),
      weight: carriedOverStartingWeight({ exercise, weight, perHand }, other, weights),
      perHand: isLoadingKindPerHand(other.loading),
      fit,
    }));
};
