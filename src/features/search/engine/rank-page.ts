import type { Question } from './question.ts';
import { weights } from './shelf.ts';
import type { Page, Shelf } from './shelf.ts';

export type Rank = {
  readonly score: number;
  /** Whether the page has every word that a result needs, and whether it has any. */
  readonly hasAll: boolean;
  readonly hasSome: boolean;
};

// How much of a title is asked for counts half as much as how well the words are answered.
const coverage = 0.5;
const exactTitle = 10;
const exactOtherName = 4;
const phraseOfTitle = 0.2;

const likenessOfNames = (page: Page, { key, text }: Question): number => {
  if (page.titleKey === key) return exactTitle;
  if (page.otherNameKey === key) return exactOtherName;
  return page.titleText.includes(text) ? phraseOfTitle : 0;
};

/**
 * How well a page answers a question: titles above excerpts, rare words above common ones, an exact title above all. A
 * page without some of the words has to be far better in the others.
 */
export const rankPage = (page: Page, shelf: Shelf, question: Question): Rank => {
  let answered = 0;
  let present = 0;
  let whole = 0;
  let inTitle = 0;
  let hasAll = true;
  let hasSome = false;
  for (const word of question.wanted) {
    const isKind = shelf.kind.has(word.stem);
    let best: number = isKind ? weights.kind : 0;
    let bestOfTitle = 0;
    for (let place = 0; place < page.words.length; place += 1) {
      const weight = page.weights[place] ?? 0;
      // The weightiest come first. That a small word stands outside a title says nothing.
      if (weight <= best || (word.isSmall && weight < weights.title)) break;
      const value = word.likeness[page.words[place] ?? 0] ?? 0;
      if (value === 0) continue;
      if (weight >= weights.likeTitle && value > bestOfTitle) bestOfTitle = value;
      if (value * weight > best) best = value * weight;
    }
    whole += word.worth;
    answered += word.worth * best;
    if (best > 0 || word.isSmall) present += word.worth;
    if (!word.isSmall) {
      if (best > 0) hasSome = true;
      else hasAll = false;
      if (!isKind) inTitle += bestOfTitle;
    }
  }
  const covered = Math.min(1, inTitle / Math.max(1, page.titleLength));
  const words = (answered / whole + coverage * covered) * (present / whole) ** 2;
  return { score: words + likenessOfNames(page, question) - shelf.handicap, hasAll, hasSome };
};
