import type { Appraisal } from './appraisal.ts';
import { collectionOf } from './collections.ts';
import type { SearchQuery } from './query.ts';
import { fields } from './shelf.ts';
import type { Shelf } from './shelf.ts';

/** A text and how well it answers. */
export type Ranked = { readonly text: number; readonly score: number };

const weights: readonly number[] = [10, 9, 6, 3, 2, 1.5];

// How much of a title the query says, and whether it says all of it or says it in the same order.
const coverage = 4;
const wholeTitle = 3;
const phrase = 2;

// Above everything that words alone can reach.
const exactTitle = 1000;
const sameStems = 500;
const exactOtherName = 400;

const best = new Float64Array(64);

/** How well a text answers: titles above excerpts, rare words above common ones, an exact title above all. */
export const scoreOf = (
  shelf: Shelf,
  text: number,
  query: SearchQuery,
  appraisal: Appraisal,
): number => {
  const terms = appraisal.worth.length;
  best.fill(0, 0, terms);
  const end = shelf.wordStarts[text + 1] ?? 0;
  let titleWords = 0;
  for (let place = shelf.wordStarts[text] ?? 0; place < end; place += 1) {
    const number = shelf.words[place] ?? 0;
    if (appraisal.covered[number] === 0) continue;
    const field = shelf.wordFields[place] ?? 0;
    const weight = weights[field] ?? 0;
    if (field === fields.title) titleWords += 1;
    for (let term = 0; term < terms; term += 1) {
      const value = (appraisal.worth[term]?.[number] ?? 0) * weight;
      if (value > (best[term] ?? 0)) best[term] = value;
    }
  }
  let sum = 0;
  let whole = 0;
  let answered = 0;
  for (let term = 0; term < terms; term += 1) {
    const weight = appraisal.weights[term] ?? 0;
    const value = best[term] ?? 0;
    sum += weight * value;
    whole += weight;
    if (value > 0) answered += weight;
  }
  const titleLength = shelf.titleLengths[text] || 1;
  // A text without some of the words has to be far better in the others.
  const share = answered / (whole || 1);
  const ofTitle =
    (coverage * titleWords) / titleLength + (titleWords >= titleLength ? wholeTitle : 0);
  const score = (sum / (whole || 1) + ofTitle) * share ** 2 + collectionOf(shelf.id).prior;
  const titleKey = shelf.titleKeys[text] ?? '';
  if (titleKey === query.key) return score + exactTitle;
  if (shelf.titleStemKeys[text] === query.stemKey) return score + sameStems;
  if (shelf.otherNameKeys[text] === query.key) return score + exactOtherName;
  return titleKey.includes(query.key) ? score + phrase : score;
};

/** The best of some texts of a shelf, best first; equals stay in the order of the shelf. */
export const rankTexts = (
  shelf: Shelf,
  texts: readonly number[],
  query: SearchQuery,
  appraisal: Appraisal,
  most: number,
): readonly Ranked[] => {
  const top: Ranked[] = [];
  for (const text of texts) {
    const score = scoreOf(shelf, text, query, appraisal);
    const last = top.at(-1);
    if (top.length === most && last !== undefined && isBefore(last, { text, score })) continue;
    let place = top.length;
    while (place > 0) {
      const above = top[place - 1];
      if (above === undefined || isBefore(above, { text, score })) break;
      place -= 1;
    }
    top.splice(place, 0, { text, score });
    if (top.length > most) top.pop();
  }
  return top;
};

const isBefore = (one: Ranked, other: Ranked): boolean =>
  one.score > other.score || (one.score === other.score && one.text <= other.text);
