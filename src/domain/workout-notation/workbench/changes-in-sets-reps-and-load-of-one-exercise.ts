import { describeLoad, formatSecondsRange, typesetSigns } from '../words/describe.ts';
import type { SetAmount, Exercise, Load, Range, SetBlock } from '../plan.ts';
import { amountToNotation } from '../words/plan-to-notation.ts';
import { middleOfRange } from '../range.ts';

/**
 * A difference between the sets of an exercise: as text before and after, and in a coach's words.
 */
export type ChangeInSetsRepsOrLoadOfOneExercise = {
  readonly kind: 'sets' | 'reps' | 'load';
  /** Empty if there was nothing. */
  readonly before: string;
  readonly after: string;
  /** Without the exercise's name and a full stop. */
  readonly words: string;
};

/**
 * Describes by how much a range moved; undefined if its ends moved differently. Rounded to a
 * thousandth, for sums of decimals.
 */
const shift = (
  before: Range,
  after: Range,
  say: (size: number, isMore: boolean) => string,
): string | undefined => {
  const by = Number((after.from - before.from).toFixed(3));
  return by === Number((after.to - before.to).toFixed(3)) && by !== 0
    ? say(Math.abs(by), by > 0)
    : undefined;
};

const plural = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;

/** `2 reps more`, `5 s longer`; undefined if the difference isn't a single number. */
const amountShift = (before: SetAmount, after: SetAmount): string | undefined => {
  if (before.perSide !== after.perSide) return undefined;
  if (before.kind === 'reps' && after.kind === 'reps') {
    return shift(
      before.reps,
      after.reps,
      (size, isMore) => `${plural(size, 'rep')} ${isMore ? 'more' : 'fewer'}`,
    );
  }
  if (before.kind === 'time' && after.kind === 'time') {
    return shift(
      before.seconds,
      after.seconds,
      (size, isMore) =>
        `${formatSecondsRange({ from: size, to: size })} ${isMore ? 'longer' : 'shorter'}`,
    );
  }
  return before.kind === 'distance' && after.kind === 'distance'
    ? shift(
        before.metres,
        after.metres,
        (size, isMore) => `${size} m ${isMore ? 'further' : 'shorter'}`,
      )
    : undefined;
};

/** `2.5 kg heavier`, `harder`; undefined for loads of different kinds. */
const loadShift = (before: Load, after: Load): string | undefined => {
  if (before.kind === 'kilograms' && after.kind === 'kilograms') {
    if (before.perHand !== after.perHand) return undefined;
    return shift(
      before.kilograms,
      after.kilograms,
      (size, isMore) => `${size} kg ${isMore ? 'heavier' : 'lighter'}`,
    );
  }
  if (before.kind === 'percent' && after.kind === 'percent') {
    return shift(
      before.percent,
      after.percent,
      (size, isMore) => `${size}% ${isMore ? 'heavier' : 'lighter'}`,
    );
  }
  const harder = (by: number): string | undefined =>
    by === 0 ? undefined : by > 0 ? 'harder' : 'easier';
  if (before.kind === 'rpe' && after.kind === 'rpe') {
    return harder(middleOfRange(after.rpe) - middleOfRange(before.rpe));
  }
  // Fewer repetitions in reserve mean a harder set.
  return before.kind === 'rir' && after.kind === 'rir'
    ? harder(middleOfRange(before.reps) - middleOfRange(after.reps))
    : undefined;
};

/** `2 reps more, now 10`; `8–10 instead of 6`; `now 60 kg`. */
export const changedNumberWords = (
  before: string,
  after: string,
  by: string | undefined,
  nothing: string,
): string => {
  if (after === '') return nothing;
  if (before === '') return `now ${after}`;
  return by === undefined ? `${after} instead of ${before}` : `${by}, now ${after}`;
};

/** Joins texts, or returns the one text that all blocks share. */
const joined = (texts: readonly string[]): string =>
  new Set(texts).size === 1 ? (texts[0] ?? '') : texts.map((text) => text || '–').join(' + ');

const textsOf = (sets: readonly SetBlock[]) => ({
  sets: joined(sets.map((block) => (block.sets === undefined ? '' : plural(block.sets, 'set')))),
  reps: joined(sets.map(({ amount }) => amountText(amount))),
  load: joined(sets.map(({ loads }) => loads.map(describeLoad).join(' and '))),
});

const amountText = (amount: SetAmount): string => {
  const text = typesetSigns(amountToNotation(amount));
  if (amount.kind !== 'reps') return text;
  return text.replace(/^[\d–]+/, (figures) => `${figures} ${figures === '1' ? 'rep' : 'reps'}`);
};

const countShift = (before: number | undefined, after: number | undefined): string | undefined =>
  before === undefined || after === undefined || before === after
    ? undefined
    : `${plural(Math.abs(after - before), 'set')} ${after > before ? 'more' : 'fewer'}`;

/** The word for the change of all blocks; undefined unless they changed alike. */
const sharedWord = (
  before: readonly SetBlock[],
  after: readonly SetBlock[],
  word: (before: SetBlock, after: SetBlock) => string | undefined,
): string | undefined => {
  const words = new Set(
    after.map((block, index) => {
      const earlier = before[index];
      return earlier && word(earlier, block);
    }),
  );
  return words.size === 1 ? [...words][0] : undefined;
};

/** The differences between the sets of an exercise: number, length, weight. */
export const changesInSetsRepsAndLoadOfOneExercise = (
  { sets: before }: Pick<Exercise, 'sets'>,
  { sets: after }: Pick<Exercise, 'sets'>,
): readonly ChangeInSetsRepsOrLoadOfOneExercise[] => {
  const [was, is] = [textsOf(before), textsOf(after)];
  const alike = before.length === after.length;
  const by = {
    sets: sharedWord(before, after, (one, other) => countShift(one.sets, other.sets)),
    reps: sharedWord(before, after, (one, other) => amountShift(one.amount, other.amount)),
    load: sharedWord(before, after, (one, other) => {
      const [first, second] = [one.loads[0], other.loads[0]];
      if (first === undefined || second === undefined) return undefined;
      return one.loads.length === 1 && other.loads.length === 1
        ? loadShift(first, second)
        : undefined;
    }),
  };
  const nothing = { sets: 'no number of sets now', reps: '', load: 'no load given now' };
  return (['sets', 'reps', 'load'] as const)
    .filter((kind) => was[kind] !== is[kind])
    .map((kind) => ({
      kind,
      before: was[kind],
      after: is[kind],
      words: changedNumberWords(was[kind], is[kind], alike ? by[kind] : undefined, nothing[kind]),
    }));
};
