import { editDistance } from '../../../domain/text/edit-distance.ts';

/** The largest edit distance at which a word of this length still counts as a typo of another. */
export const maxEdits = (length: number): number => (length < 3 ? 0 : length < 6 ? 1 : 2);

/** A word that a typed one may be a typo of. */
export type Correction = { readonly text: string; readonly distance: number };

const minLength = 3;

/** Words that a typed one may be a typo of, the most likely first. */
export const findCorrections = (
  typed: string,
  words: Iterable<{ readonly text: string; readonly pageCount: number }>,
  maxCorrections: number,
): readonly Correction[] => {
  const maxDistance = maxEdits(typed.length);
  if (maxDistance === 0) return [];
  const found: (Correction & { readonly cost: number })[] = [];
  for (const { text, pageCount } of words) {
    if (text.length < minLength || text === typed) continue;
    const distance = editDistance(typed, text, maxDistance);
    if (distance > maxDistance) continue;
    // People rarely mistype the first letter, swap letters more often than they drop them, and mean frequent words.
    const otherStart = text.charCodeAt(0) === typed.charCodeAt(0) ? 0 : 0.5;
    const otherLength = 0.1 * Math.abs(text.length - typed.length);
    const frequency = Math.min(0.4, pageCount / 1000);
    found.push({ text, distance, cost: distance + otherStart + otherLength - frequency });
  }
  return found.sort((one, other) => one.cost - other.cost).slice(0, maxCorrections);
};
