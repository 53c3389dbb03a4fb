/**
 * How often each letter occurs in a text. Letters are counted in 32 groups, so that counts are
 * quick to compare.
 */
export type LetterCounts = Uint16Array;

const groups = 32;

/** Counts the UTF-16 units of a text in 32 groups, so different letters can share a count. */
export const countLetters = (text: string): LetterCounts => {
  const counts = new Uint16Array(groups);
  for (let index = 0; index < text.length; index += 1) {
    const group = text.charCodeAt(index) % groups;
    counts[group] = (counts[group] ?? 0) + 1;
  }
  return counts;
};

/**
 * A lower bound of the edit distance, from the letters alone: each edit adds, removes or replaces
 * one. It is far cheaper than `editDistance`, which is never below it.
 */
export const minEditDistanceFromLetterCounts = (one: LetterCounts, other: LetterCounts): number => {
  let [missing, extra] = [0, 0];
  for (let group = 0; group < groups; group += 1) {
    const difference = (one[group] ?? 0) - (other[group] ?? 0);
    if (difference > 0) extra += difference;
    else missing -= difference;
  }
  return Math.max(missing, extra);
};
