import type { Equipment } from '../training/equipment.ts';

/** What a visitor asks of a plan before she reads about it. */
export type PlanFacts = {
  /** The level as its field has it; empty if the plan has none. */
  readonly level: string;
  /** The sessions of its first week; 0 for a session that is done at any time. */
  readonly days: number;
  /** The estimated length of its shortest and longest session. */
  readonly minutes: { readonly from: number; readonly to: number };
  readonly equipment: readonly Equipment[];
};

/** What most people who train at home have, or can do without. */
const homeEquipment: readonly Equipment[] = [
  'bands',
  'body only',
  'dumbbell',
  'exercise ball',
  'foam roll',
  'kettlebells',
];

/** How visitors name what has another name in the exercise library. */
const namesOfEquipment: Readonly<Partial<Record<Equipment, string>>> = {
  dumbbell: 'dumbbells',
  cable: 'cables',
  machine: 'machines',
  'exercise ball': 'a ball',
  'foam roll': 'a foam roller',
  'e-z curl bar': 'an E-Z curl bar',
  'medicine ball': 'a medicine ball',
  'suspension trainer': 'a suspension trainer',
  'cardio machine': 'a cardio machine',
};

const separator = ' · ';

const daysText = (days: number): string => (days === 1 ? '1 day a week' : `${days} days a week`);

const minutesText = ({ from, to }: PlanFacts['minutes']): string =>
  from === to ? `${from} minutes` : `${from}–${to} minutes`;

const kitText = (equipment: readonly Equipment[]): string => {
  const named = equipment
    .filter((item) => item !== 'body only' && item !== 'other')
    .map((item) => namesOfEquipment[item] ?? item);
  return named.length === 0 ? 'no equipment' : named.join(', ');
};

/** Puts a plan's facts in front of its excerpt. A hit has no fields for them, and people want to see why they found it. */
export const withPlanFacts = (
  excerpt: string,
  { level, days, minutes, equipment }: PlanFacts,
): string => {
  const isForHome = equipment.every((item) => homeEquipment.includes(item));
  const facts = [
    ...(level === '' ? [] : [level]),
    ...(days === 0 ? [] : [daysText(days)]),
    minutesText(minutes),
    kitText(equipment),
    ...(isForHome ? ['at home'] : []),
  ].join(separator);
  return `${facts.charAt(0).toUpperCase()}${facts.slice(1)}. ${excerpt}`;
};

const factsPattern = /^([^.]* · [^.]*)\. /;
const range = /(\d+)–(\d+) minutes/;
const step = 5;

/** The facts in an excerpt, with every length that a range of minutes covers, in steps of five; empty if there are none. */
export const planFactsOf = (excerpt: string): string => {
  const facts = factsPattern.exec(excerpt)?.[1] ?? '';
  const [from = 0, to = 0] = range.exec(facts)?.slice(1).map(Number) ?? [];
  const between: number[] = [];
  for (let minutes = from + step; minutes < to; minutes += step) between.push(minutes);
  return [facts, ...between].join(' ').trim();
};
