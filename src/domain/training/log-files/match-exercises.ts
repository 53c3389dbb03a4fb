import { editDistance } from '../../text/edit-distance.ts';
import type { ExerciseFacts, ExerciseFactsBySlug } from '../exercise-facts.ts';
import type { OtherAppExerciseNamesBySlug } from './other-app-exercise-names-by-slug.ts';

/** The best match in the library for another app's exercise. */
export type ExerciseMatch = {
  readonly name: string;
  readonly sets: number;
  /** Undefined if nothing is similar. */
  readonly slug: string | undefined;
  /**
   * Whether it can be accepted without a check. Anything else is a suggestion that the lifter
   * confirms or changes by hand.
   */
  readonly isSure: boolean;
};

const kitWords = [
  ...['barbell', 'dumbbell', 'kettlebell', 'cable', 'machine', 'band', 'bodyweight', 'smith'],
  ...['suspension', 'plate'],
];

/** Parts of the body that tell lifts of one movement apart: a calf press is no chest press. */
const bodyParts = [
  ...['calf', 'calve', 'leg', 'chest', 'shoulder', 'bicep', 'tricep', 'glute', 'wrist', 'neck'],
  ...['forearm', 'ab'],
];

/**
 * A word normalised for comparison: without the plural endings by which apps differ (biceps,
 * dumbbells, lunges, raises).
 */
const plainWord = (word: string): string => word.replace(/(?<=[^s])s$/, '');

/** The words of a name, in lower case, without punctuation. */
const plainWords = (name: string): readonly string[] =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}|['’]/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map(plainWord);

/**
 * A name normalised for comparison: two names in other apps that differ in nothing but case,
 * punctuation and plural endings are the same.
 */
export const comparableExerciseName = (name: string): string => plainWords(name).join(' ');

const sorted = (words: readonly string[]): string => words.toSorted().join(' ');
const isKit = (word: string): boolean => kitWords.includes(word);

/** The words of a name as `isSame` compares them. */
type SortedWords = {
  readonly all: string;
  readonly withoutKit: string;
  readonly kit: readonly string[];
};

const sortWords = (words: readonly string[]): SortedWords => ({
  all: sorted(words),
  withoutKit: sorted(words.filter((word) => !isKit(word))),
  kit: words.filter(isKit),
});

type Known = {
  readonly slug: string;
  readonly words: readonly string[];
  readonly sortedWords: SortedWords;
  /** The kit that it can be done with, as words. */
  readonly kit: readonly string[];
  /**
   * Whether it is the title. Another name of ours, such as “Chest fly” for our dumbbell fly, may be
   * a machine elsewhere: by itself it is a guess.
   */
  readonly isTitle: boolean;
};

const toKnown = ({ slug, title, otherName, equipment, loading }: ExerciseFacts): readonly Known[] =>
  [title, ...(otherName === undefined ? [] : [otherName])].map((name) => {
    const words = plainWords(name);
    const kit = new Set([...words, ...[...equipment, loading].flatMap(plainWords)].filter(isKit));
    if (loading === 'bodyweight' || equipment.includes('body only')) kit.add('bodyweight');
    const sortedWords = sortWords(words);
    return { slug, words, sortedWords, kit: [...kit], isTitle: name === title };
  });

/** Whether a name has the same words as a title, ignoring kit that the exercise has anyway. */
const isSame = (one: SortedWords, { sortedWords, kit }: Known): boolean =>
  one.all === sortedWords.all ||
  (one.withoutKit === sortedWords.withoutKit &&
    one.kit.every((word) => kit.includes(word)) &&
    sortedWords.kit.every((word) => one.kit.includes(word)));

const isLike = (one: string, other: string): boolean => {
  const limit = Math.min(one.length, other.length) > 6 ? 2 : Number(one.length > 3);
  return one === other || editDistance(one, other, limit) <= limit;
};

/** Whether both names say a part of the body, and not the same one. */
const areOfOtherParts = (one: readonly string[], other: readonly string[]): boolean => {
  const parts = one.filter((word) => bodyParts.includes(word));
  const others = other.filter((word) => bodyParts.includes(word));
  return parts.length > 0 && others.length > 0 && !parts.some((part) => others.includes(part));
};

/**
 * The similarity of two names, from 0 to 1 (Dice's coefficient over words); contradicting kit
 * halves it, and so do other parts of the body.
 */
const likeness = (name: readonly string[], known: Known): number => {
  // Kit that the exercise needs anyway is ignored.
  const words = name.filter((word) => !known.kit.includes(word) || known.words.includes(word));
  const common = words.filter((word) => known.words.some((other) => isLike(word, other))).length;
  const dice = (2 * common) / (words.length + known.words.length);
  const contradicts =
    words.some((word) => isKit(word) && !known.kit.includes(word)) ||
    areOfOtherParts(words, known.words);
  return contradicts ? dice / 2 : dice;
};

/** Two words of three in common: “Incline curl (dumbbell)” for “Incline dumbbell curl”. */
const minSimilarity = 0.6;

/**
 * Matches the exercises of another app to the library, each with whether the match is sure: by what
 * other apps call our exercises, by our titles, or else by the likeliest name, as a guess.
 */
export const matchExercises = (
  names: readonly { readonly name: string; readonly sets: number }[],
  library: ExerciseFactsBySlug,
  otherAppNames: OtherAppExerciseNamesBySlug,
): readonly ExerciseMatch[] => {
  const all = [...library.values()].flatMap(toKnown);
  const byOtherAppName = new Map(
    Object.entries(otherAppNames).flatMap(([slug, known]) =>
      known.map((name) => [comparableExerciseName(name), slug]),
    ),
  );
  return names.map(({ name, sets }) => {
    const words = plainWords(name);
    const slug = byOtherAppName.get(words.join(' '));
    // A page that was opened before a deploy may have a library without the exercise.
    if (slug !== undefined && library.has(slug)) return { name, sets, slug, isSure: true };
    const sortedWords = sortWords(words);
    const same = [
      ...new Set(
        all.filter((one) => one.isTitle && isSame(sortedWords, one)).map((one) => one.slug),
      ),
    ];
    if (same.length === 1) return { name, sets, slug: same[0], isSure: true };
    let [best, most]: [string | undefined, number] = [undefined, minSimilarity];
    for (const known of all) {
      const score = likeness(words, known);
      if (score > most || (score === most && best === undefined))
        [best, most] = [known.slug, score];
    }
    return { name, sets, slug: best, isSure: false };
  });
};
