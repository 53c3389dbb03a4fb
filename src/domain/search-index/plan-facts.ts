import { cardTextsOfFacts, type TrainingFacts } from '../finder/training-facts.ts';
import type { Equipment } from '../training/all-equipment.ts';

/** Equipment that most people who train at home have, or can do without. */
const homeEquipment: readonly Equipment[] = [
  'bands',
  'body only',
  'dumbbell',
  'exercise ball',
  'foam roll',
  'kettlebells',
];

const separator = ' · ';

/**
 * Puts a plan's facts, as on its card, in front of its excerpt. A hit has no fields for them, and
 * they show people why it was found. Without minutes there are no facts.
 */
export const excerptWithPlanFacts = (excerpt: string, facts: TrainingFacts): string => {
  if (facts.minutes.to === 0) return excerpt;
  const { first, kit } = cardTextsOfFacts(facts);
  const isForHome = facts.equipment.every((item) => homeEquipment.includes(item));
  const texts = [
    ...first,
    kit === 'none' ? 'no equipment' : kit,
    ...(isForHome ? ['at home'] : []),
  ];
  return `${texts.join(separator)}. ${excerpt}`;
};

const factsPattern = /^([^.]* · [^.]*)\. /;
const range = /(\d+)–(\d+) min/;
const step = 5;
/**
 * A plan's usual session is at most this much shorter than its longest: sessions of easy weeks are
 * shorter still.
 */
const usual = 15;

/**
 * The facts in an excerpt, with every usual length within a range of minutes, in steps of five;
 * empty if there are none.
 */
export const searchablePlanFactsFromExcerpt = (excerpt: string): string => {
  const facts = factsPattern.exec(excerpt)?.[1] ?? '';
  const [from = 0, to = 0] = range.exec(facts)?.slice(1).map(Number) ?? [];
  const between: number[] = [];
  for (let minutes = to - step; minutes > from && minutes >= to - usual; minutes -= step) {
    between.push(minutes);
  }
  return [facts, ...between].join(' ').trim();
};
