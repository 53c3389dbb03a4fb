import type { Step } from '../../../domain/training/session/step.ts';
import { countsAsSet, dayLinesOf, keptSetsWords, type NamedLine } from '../words/day-lines.ts';
import { setsWords, weightWords } from '../words/step-words.ts';

/** What a trimmed session leaves out and what it keeps, with a sentence for each line. */
export type TrimSummary = { readonly stays: readonly string[]; readonly goes: readonly string[] };

const isWork = (step: Step): boolean => step.kind === 'work' && countsAsSet(step);

const heaviest = (steps: readonly Step[]): Step | undefined =>
  steps.toSorted((one, other) => (other.weight?.value ?? 0) - (one.weight?.value ?? 0))[0];

const weightChange = (before: readonly Step[], after: readonly Step[]): string => {
  const was = heaviest(before);
  const is = heaviest(after);
  if (is?.weight === undefined) return '';
  const now = weightWords(is.weight, is.perHand);
  // There is no earlier weight to compare with if there was none, or it was another exercise's.
  if (was?.weight === undefined || was.slug !== is.slug) return `, ${now}`;
  return is.weight.value === was.weight.value
    ? ''
    : `, ${now} instead of ${weightWords(was.weight, was.perHand)}`;
};

/** Compares the remaining sets before and after trimming. */
export const summariseTrim = (
  before: readonly Step[],
  after: readonly Step[],
  nameOf: (named: NamedLine) => string,
): TrimSummary => {
  const stays: string[] = [];
  const goes: string[] = [];
  for (const { line, slug } of dayLinesOf(before)) {
    const planned = before.filter((step) => step.line === line && isWork(step));
    const kept = after.filter((step) => step.line === line && isWork(step));
    const name = nameOf({ line, slug });
    const first = kept[0];
    if (first === undefined) {
      if (planned.length > 0) goes.push(`${name}, ${setsWords(planned.length)}`);
      continue;
    }
    const what =
      first.slug === slug ? name : `${nameOf({ line, slug: first.slug })} instead of ${name}`;
    stays.push(
      `${what}: ${keptSetsWords(kept.length, planned.length)}${weightChange(planned, kept)}`,
    );
  }
  return { stays, goes };
};
