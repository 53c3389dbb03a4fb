import { createRandom } from '../random.ts';
import type { Random } from '../random.ts';

/** Some words of a title with one or two edits in one of them, as typed in a hurry on a phone. */
export type TypoCase = { readonly text: string; readonly title: string; readonly edits: number };

// The keys around each key of a British keyboard.
const neighbours: Readonly<Record<string, string>> = {
  a: 'qwsz', b: 'vghn', c: 'xdfv', d: 'serfcx', e: 'wsdr', f: 'drtgvc', g: 'ftyhbv', h: 'gyujnb', i: 'ujko',
  j: 'huikmn', k: 'jiolm', l: 'kop', m: 'njk', n: 'bhjm', o: 'iklp', p: 'ol', q: 'wa', r: 'edft', s: 'awedxz',
  t: 'rfgy', u: 'yhji', v: 'cfgb', w: 'qase', x: 'zsdc', y: 'tghu', z: 'asx',
}; // prettier-ignore

/** Deletes, inserts, replaces or swaps a letter. */
const edit = (word: string, random: Random): string => {
  const place = random(word.length);
  const letter = word.charAt(place);
  const near = neighbours[letter] ?? 'e';
  const other = near.charAt(random(near.length));
  switch (random(4)) {
    case 0:
      return word.slice(0, place) + word.slice(place + 1);
    case 1:
      return word.slice(0, place) + other + word.slice(place);
    case 2:
      return word.slice(0, place) + other + word.slice(place + 1);
    default: {
      const at = Math.min(place, word.length - 2);
      return `${word.slice(0, at)}${word.charAt(at + 1)}${word.charAt(at)}${word.slice(at + 2)}`;
    }
  }
};

/** The shortest words that get one edit, and two. */
const minLength = { 1: 4, 2: 7 } as const;
const maxWords = 4;

/**
 * Makes two cases of each title, if its longest word is long enough: up to four words around that
 * one, in which one or two letters are deleted, inserted, replaced by a neighbour on the keyboard,
 * or swapped. The same seed gives the same cases.
 */
export const typoCases = (titles: readonly string[], seed: number): readonly TypoCase[] => {
  const random = createRandom(seed);
  return titles.flatMap((title) => {
    const words: readonly string[] = title.toLowerCase().match(/[a-z]+/g) ?? [];
    const longest = words.reduce((best, word) => (word.length > best.length ? word : best), '');
    const place = words.indexOf(longest);
    const start = Math.max(0, Math.min(place - 1, words.length - maxWords));
    return ([1, 2] as const).flatMap((edits): readonly TypoCase[] => {
      if (longest.length < minLength[edits]) return [];
      let mistyped = longest;
      while (mistyped === longest || words.includes(mistyped)) {
        mistyped = longest;
        for (let count = 0; count < edits; count += 1) mistyped = edit(mistyped, random);
      }
      const text = words
        .map((word, index) => (index === place ? mistyped : word))
        .slice(start, start + maxWords)
        .join(' ');
      return [{ text, title, edits }];
    });
  });
};
