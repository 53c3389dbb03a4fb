import type { ExerciseFacts, FactsBySlug } from '../exercise-facts.ts';
import type { HerWeights } from '../her-weights.ts';
import { isPerHand } from '../movement-pattern.ts';
import type { Weight } from '../weight.ts';
import { carryOver } from './carry-over.ts';
import { fitFor } from './fit.ts';
import { loadsPart } from './sore-parts.ts';
import { shareStation } from './stations.ts';
import type { SwapReason } from './swap-reason.ts';
import { whyOf } from './swap-words.ts';

export { carriedOverWords } from './carry-over.ts';
export { soreParts, type SorePart } from './sore-parts.ts';
export type { SwapReason } from './swap-reason.ts';

export type Alternative = {
  readonly exercise: ExerciseFacts;
  /** One sentence: why it can stand in. */
  readonly why: string;
  /** What to begin with, by estimate; missing where nothing carries over. */
  readonly weight: Weight | undefined;
  readonly perHand: boolean;
  /** 0 to 1; the list is sorted by it. */
  readonly fit: number;
};

export type SwapQuestion = {
  readonly exercise: ExerciseFacts;
  /** What she would lift, if it is known. */
  readonly weight: Weight | undefined;
  /** Whether that is the weight in each hand; as the library says if it is missing. */
  readonly perHand?: boolean;
  readonly reason: SwapReason;
  /** Slugs of what else the session has: they come last. */
  readonly inSession: readonly string[];
  readonly library: FactsBySlug;
  readonly weights: HerWeights;
};

/** How many alternatives there are at most, and how many a list is filled up to with what fits less. */
const maxAlternatives = 8;
const fewAlternatives = 3;

/** What fits less is offered only until there are a few to choose from. */
export const goodFit = 0.27;

/** Whether it can be done at all today: in another place of the gym, with her kit, without what loads the sore part. */
const isPossible = (exercise: ExerciseFacts, other: ExerciseFacts, reason: SwapReason): boolean => {
  switch (reason.kind) {
    case 'taken':
      return !shareStation(exercise.slug, other.slug);
    case 'no kit':
      return other.equipment.every((item) => item === 'body only' || reason.has.includes(item));
    case 'sore':
      return !loadsPart(other, reason.part);
  }
};

const isHelpFor = (exercise: ExerciseFacts, other: ExerciseFacts): boolean =>
  other.secondary.some((muscle) => exercise.primary.includes(muscle));

/** Whether it trains a muscle most that the exercise trains most, or is the same movement with their help. */
const isForItsMuscles = (exercise: ExerciseFacts, other: ExerciseFacts): boolean =>
  other.primary.some((muscle) => exercise.primary.includes(muscle)) ||
  (other.pattern === exercise.pattern && isHelpFor(exercise, other));

/** An expert's lift is no stand-in for somebody who came for something simpler. */
const isWithinReach = (exercise: ExerciseFacts, other: ExerciseFacts): boolean =>
  other.level !== 'expert' || exercise.level === 'expert';

type Ranked = { readonly other: ExerciseFacts; readonly fit: number };

/** What stands in for an exercise, the best first: all that fit well, and a few of the others where those are few. */
const rankedFor = (
  { exercise, reason, inSession }: SwapQuestion,
  possible: readonly ExerciseFacts[],
): readonly Ranked[] => {
  const fitOf = fitFor(exercise, reason, inSession);
  const ranked = possible
    .map((other) => ({ other, fit: fitOf(other) }))
    .toSorted((one, two) => two.fit - one.fit || (one.other.slug < two.other.slug ? -1 : 1));
  const fits = ({ other, fit }: Ranked): boolean =>
    fit >= goodFit || (fit > 0 && inSession.includes(other.slug));
  const good = ranked.filter(fits);
  return good.length < fewAlternatives ? ranked.slice(0, fewAlternatives) : good;
};

/**
 * What can stand in for an exercise, best first, at most eight and never itself. What the session has anyway comes last. It is empty only if
 * the library has nothing for its muscles that the reason allows.
 */
export const alternativesTo = (question: SwapQuestion): readonly Alternative[] => {
  const { exercise, weight, reason, library, weights } = question;
  const perHand = question.perHand ?? isPerHand(exercise.loading);
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
      why: whyOf(exercise, other),
      weight: carryOver({ exercise, weight, perHand }, other, weights),
      perHand: isPerHand(other.loading),
      fit,
    }));
};
