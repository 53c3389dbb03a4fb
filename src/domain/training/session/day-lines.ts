import type { PartKind } from '../../workout-notation/plan.ts';
import type { Step } from './step.ts';

/** Identical sets of a line: how many, and one of them. */
export type IdenticalSets = { readonly count: number; readonly step: Step };

export type SessionLineWithAllSets = {
  readonly line: string;
  readonly part: PartKind;
  readonly slug: string | undefined;
  readonly group: Step['group'];
  /** The number of warm-up sets before its work sets. */
  readonly ramp: number;
  readonly sets: readonly IdenticalSets[];
};

const sameText = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const areAlike = (one: Step, other: Step): boolean =>
  one.slug === other.slug &&
  sameText(one.amount, other.amount) &&
  sameText(one.loads, other.loads) &&
  sameText(one.weight, other.weight);

/** Whether a step counts as a set: the two sides of a set count as one. */
export const isNotSecondSideOfSet = ({ side }: Pick<Step, 'side'>): boolean => side !== 'right';

const alikeSets = (steps: readonly Step[]): readonly IdenticalSets[] => {
  const found: { count: number; step: Step }[] = [];
  for (const step of steps.filter(isNotSecondSideOfSet)) {
    const last = found.at(-1);
    if (last !== undefined && areAlike(last.step, step)) last.count += 1;
    else found.push({ count: 1, step });
  }
  return found;
};

/**
 * The lines of a session in the order in which they start; the rounds of a group are sets of its
 * lines.
 */
export const sessionLinesFromSteps = (
  steps: readonly Step[],
): readonly SessionLineWithAllSets[] => {
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
      ramp: ofLine.filter((step) => step.kind === 'ramp' && isNotSecondSideOfSet(step)).length,
      sets: alikeSets(work),
    };
  });
};
