import { createRandom } from '../random.ts';
import type { Random } from '../random.ts';

/** A title with slips in one of its words, as typed by a hurried thumb. */
export type TypoCase = { readonly text: string; readonly title: string; readonly slips: number };

// The keys beside each key of a British keyboard.
const neighbours: Readonly<Record<string, string>> = {
  a: 'qwsz', b: 'vghn', c: 'xdfv', d: 'serfcx', e: 'wsdr', f: 'drtgvc', g: 'ftyhbv', h: 'gyujnb', i: 'ujko',
  j: 'huikmn', k: 'jiolm', l: 'kop', m: 'njk', n: 'bhjm', o: 'iklp', p: 'ol', q: 'wa', r: 'edft', s: 'awedxz',
  t: 'rfgy', u: 'yhji', v: 'cfgb', w: 'qase', x: 'zsdc', y: 'tghu', z: 'asx',
}; // prettier-ignore

const slip = (word: string, random: Random): string => {
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

const shortest = { 1: 4, 2: 7 } as const;

/**
 * From each title up to four words around its longest one, which gets one slip or two: a letter left out, put in, taken for
 * its neighbour on the keyboard, or swapped with the next. One slip in words of four letters and more, two from seven on.
 */
export const typoCases = (titles: readonly string[], seed: number): readonly TypoCase[] => {
  const random = createRandom(seed);
  return titles.flatMap((title) => {
    const words: readonly string[] = title.toLowerCase().match(/[a-z]+/g) ?? [];
    const longest = words.reduce((best, word) => (word.length > best.length ? word : best), '');
    const place = words.indexOf(longest);
    const from = Math.max(0, Math.min(place - 1, words.length - 4));
    return ([1, 2] as const).flatMap((slips): readonly TypoCase[] => {
      if (longest.length < shortest[slips]) return [];
      let wrong = longest;
      while (wrong === longest || words.includes(wrong)) {
        wrong = longest;
        for (let count = 0; count < slips; count += 1) wrong = slip(wrong, random);
      }
      const text = words
        .map((word, index) => (index === place ? wrong : word))
        .slice(from, from + 4)
        .join(' ');
      return [{ text, title, slips }];
    });
  });
};
