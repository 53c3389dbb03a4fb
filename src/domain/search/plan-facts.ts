import { factTexts, type TrainingFacts } from '../finder/training-facts.ts';
import type { Equipment } from '../training/equipment.ts';

/** What most people who train at home have, or can do without. */
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
 * Puts a plan's facts, as its card says them, in front of its excerpt. A hit has no fields for them, and people want to see why they
 * found it. Without minutes there are no facts.
 */
export const withPlanFacts = (excerpt: string, facts: TrainingFacts): string => {
  if (facts.minutes.to === 0) return excerpt;
  const { first, kit } = factTexts(facts);
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
/** A plan's easy weeks are shorter. Its usual session is at most this much below its longest. */
const usual = 15;

/** The facts in an excerpt, with every usual length that a range of minutes covers, in steps of five; empty if there are none. */
export const planFactsOf = (excerpt: string): string => {
  const facts = factsPattern.exec(excerpt)?.[1] ?? '';
  const [from = 0, to = 0] = range.exec(facts)?.slice(1).map(Number) ?? [];
  const between: number[] = [];
  for (let minutes = to - step; minutes > from && minutes >= to - usual; minutes -= step) {
    between.push(minutes);
  }
  return [facts, ...between].join(' ').trim();
};
