import type { FactsBySlug } from '../../../domain/training/exercise-facts.ts';
import { linesOf } from '../../../domain/training/plan-line.ts';
import type { Step } from '../../../domain/training/session/step.ts';
import type { Day, PartKind } from '../../../domain/workout-notation/plan.ts';
import { amountWords, setsWords, weightWords } from './step-words.ts';

/** Identical sets of a line: how many, and one of them. */
export type AlikeSets = { readonly count: number; readonly step: Step };

/** A line of a session, as a list shows it. */
export type DayLine = {
  readonly line: string;
  readonly part: PartKind;
  readonly slug: string | undefined;
  readonly group: Step['group'];
  /** The number of warm-up sets before its work sets. */
  readonly ramp: number;
  readonly sets: readonly AlikeSets[];
};

const sameText = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const areAlike = (one: Step, other: Step): boolean =>
  one.slug === other.slug &&
  sameText(one.amount, other.amount) &&
  sameText(one.loads, other.loads) &&
  sameText(one.weight, other.weight);

/** The two sides of a set count as one set. */
export const countsAsSet = ({ side }: Pick<Step, 'side'>): boolean => side !== 'right';

const alikeSets = (steps: readonly Step[]): readonly AlikeSets[] => {
  const found: { count: number; step: Step }[] = [];
  for (const step of steps.filter(countsAsSet)) {
    const last = found.at(-1);
    if (last !== undefined && areAlike(last.step, step)) last.count += 1;
    else found.push({ count: 1, step });
  }
  return found;
};

/** The lines of a session in the order in which they start; the rounds of a group are sets of its lines. */
export const dayLinesOf = (steps: readonly Step[]): readonly DayLine[] => {
  const byLine = new Map<string, Step[]>();
  for (const step of steps) {
    const known = byLine.get(step.line);
    if (known === undefined) byLine.set(step.line, [step]);
    else known.push(step);
  }
  return [...byLine].map(([line, ofLine]) => {
    const work = ofLine.filter(({ kind }) => kind === 'work');
    const first = work[0] ?? ofLine[0];
    return {
      line,
      part: first?.part ?? 'main',
      slug: first?.slug,
      group: first?.group,
      ramp: ofLine.filter((step) => step.kind === 'ramp' && countsAsSet(step)).length,
      sets: alikeSets(work),
    };
  });
};

const timesWords = ({ count, step }: AlikeSets): string => {
  const amount = amountWords(step.amount);
  if (step.group?.kind === 'amrap') return amount;
  return count === 1
    ? amount
    : `${count} × ${step.amount.kind === 'reps' ? amount.replace(/ reps?\b/, '') : amount}`;
};

/** `4 × 5 at 60 kg`, `3 × 45 s`, `8–10 reps at 12 kg per hand`. */
export const alikeSetsWords = (alike: AlikeSets): string => {
  const { weight, perHand } = alike.step;
  const times = timesWords(alike);
  return weight === undefined ? times : `${times} at ${weightWords(weight, perHand)}`;
};

/** `Warm up with 3 lighter sets.` */
export const rampWords = (ramp: number): string =>
  `Warm up with ${ramp === 1 ? '1 lighter set' : `${ramp} lighter sets`}.`;

/** A line and its current exercise, for looking up a name. */
export type NamedLine = { readonly line: string; readonly slug?: string | undefined };

/** The name of each line of a day: in the plan's words, or the library's after a swap. */
export const namesOfDay =
  (day: Day, library: FactsBySlug): ((named: NamedLine) => string) =>
  ({ line, slug }) => {
    const lines = linesOf(day);
    const position = lines.findIndex(({ id }) => id === line);
    const planned = lines[position];
    const title = slug === undefined ? undefined : library.get(slug)?.title;
    if (planned !== undefined && planned.slug === slug && planned.exercise.name !== '') {
      const { name, equipment } = planned.exercise;
      return equipment === undefined ? name : `${name} with ${equipment}`;
    }
    return title ?? (position < 0 ? 'An exercise' : `Exercise ${position + 1}`);
  };

/** `4 sets`, `2 of 4 sets`. */
export const keptSetsWords = (kept: number, planned: number): string =>
  kept === planned ? setsWords(planned) : `${kept} of ${setsWords(planned)}`;
