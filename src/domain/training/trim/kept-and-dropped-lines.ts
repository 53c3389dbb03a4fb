import { isNotSecondSideOfSet, sessionLinesFromSteps } from '../session/day-lines.ts';
import type { LineIdAndSlug } from '../session/line-names.ts';
import type { Step } from '../session/step.ts';
import type { Weight } from '../weight.ts';

/** A line that a trimmed session keeps. */
export type KeptSessionLine = {
  readonly planned: LineIdAndSlug;
  /** The exercise that replaces it, if the rule has swapped it. */
  readonly replacement: LineIdAndSlug | undefined;
  readonly plannedSets: number;
  readonly keptSets: number;
  /**
   * Its heaviest weight, if that is new; `before` is missing where there is none to compare with.
   */
  readonly weight:
    | {
        readonly now: Weight;
        readonly perHand: boolean;
        readonly before?: { readonly weight: Weight; readonly perHand: boolean };
      }
    | undefined;
};

/** What a trimmed session keeps and what it leaves out, line by line. */
export type KeptAndDroppedLines = {
  readonly stays: readonly KeptSessionLine[];
  readonly goes: readonly { readonly planned: LineIdAndSlug; readonly sets: number }[];
};

const isWork = (step: Step): boolean => step.kind === 'work' && isNotSecondSideOfSet(step);

const heaviest = (steps: readonly Step[]): Step | undefined =>
  steps.toSorted((one, other) => (other.weight?.value ?? 0) - (one.weight?.value ?? 0))[0];

const weightChange = (
  before: readonly Step[],
  after: readonly Step[],
): KeptSessionLine['weight'] => {
  const was = heaviest(before);
  const is = heaviest(after);
  if (is?.weight === undefined) return undefined;
  const now = { now: is.weight, perHand: is.perHand };
  // There is no earlier weight to compare with if there was none, or it was another exercise's.
  if (was?.weight === undefined || was.slug !== is.slug) return now;
  return is.weight.value === was.weight.value
    ? undefined
    : { ...now, before: { weight: was.weight, perHand: was.perHand } };
};

/** Compares the remaining sets before and after trimming. */
export const compareStepsForKeptAndDroppedLines = (
  before: readonly Step[],
  after: readonly Step[],
): KeptAndDroppedLines => {
  const stays: KeptSessionLine[] = [];
  const goes: KeptAndDroppedLines['goes'][number][] = [];
  for (const { line, slug } of sessionLinesFromSteps(before)) {
    const planned = before.filter((step) => step.line === line && isWork(step));
    const kept = after.filter((step) => step.line === line && isWork(step));
    const [first] = kept;
    if (first === undefined) {
      if (planned.length > 0) goes.push({ planned: { line, slug }, sets: planned.length });
      continue;
    }
    stays.push({
      planned: { line, slug },
      replacement: first.slug === slug ? undefined : { line, slug: first.slug },
      plannedSets: planned.length,
      keptSets: kept.length,
      weight: weightChange(planned, kept),
    });
  }
  return { stays, goes };
};
