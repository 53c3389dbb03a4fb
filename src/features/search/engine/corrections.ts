import { editDistance } from '../../../domain/text/edit-distance.ts';

/** The largest edit distance at which a word of this length still counts as a typo of another. */
export const maxTypoEditsForLength = (length: number): number =>
  length < 3 ? 0 : length < 6 ? 1 : 2;

/** A word that a typed one may be a typo of. */
export type CorrectedWordWithDistance = { readonly text: string; readonly distance: number };

const minLength = 3;

/** The letters that a word has, a bit for each; other characters share one. */
export const letterBitmaskOf = (word: string): number => {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) {
    const letter = word.charCodeAt(at) - 97;
    letters |= 1 << (letter >= 0 && letter < 26 ? letter : 26);
  }
  return letters;
};

/**
 * Whether two words differ in more letters than so many edits can change: an edit replaces one
 * letter with another at most.
 */
const differTooMuch = (one: number, other: number, edits: number): boolean => {
  let different = one ^ other;
  for (let left = 2 * edits; left > 0; left -= 1) different &= different - 1;
  return different !== 0;
};

/** Words that a typed one may be a typo of, the most likely first. */
export const findCorrections = (
  typed: string,
  words: readonly {
    readonly text: string;
    readonly letters: number;
    readonly pageCount: number;
  }[],
  maxCorrections: number,
): readonly CorrectedWordWithDistance[] => {
  const maxDistance = maxTypoEditsForLength(typed.length);
  if (maxDistance === 0) return [];
  const found: (CorrectedWordWithDistance & { readonly cost: number })[] = [];
  const typedLetters = letterBitmaskOf(typed);
  for (const { text, letters, pageCount } of words) {
    if (Math.abs(text.length - typed.length) > maxDistance) continue;
    if (text.length < minLength || text === typed) continue;
    // The distance takes long and is worked out only for words that may be near enough.
    if (differTooMuch(typedLetters, letters, maxDistance)) continue;
    const distance = editDistance(typed, text, maxDistance);
    if (distance > maxDistance) continue;
    // People rarely mistype the first letter, swap letters more often than they drop them, and mean
    // frequent words.
    const otherStart = text.charCodeAt(0) === typed.charCodeAt(0) ? 0 : 0.5;
    const otherLength = 0.1 * Math.abs(text.length - typed.length);
    const frequency = Math.min(0.4, pageCount / 1000);
    found.push({ text, distance, cost: distance + otherStart + otherLength - frequency });
  }
  return found.sort((one, other) => one.cost - other.cost).slice(0, maxCorrections);
};
