import { articlePath } from '../../routes.ts';
import type { ExerciseFactsBySlug } from '../exercise-facts.ts';
import type { KitAndMaximums } from '../my-weights/kit-and-maximums.ts';
import type { TrimReason } from '../log.ts';
import type { Step } from '../session/step.ts';
import { kilogramsOf } from '../weight.ts';
import { trimRulesByReason } from './rules.ts';
import { isWorkSet, mainOrFallbackExerciseGroups, updateSetAndRoundTotals } from './trim-steps.ts';

/** The result of applying a reason's rule to the rest of a session. */
export type TrimmedSession = {
  /** The steps that stay, in the same order, with their new weights. */
  readonly steps: readonly Step[];
  /** The changes and what helps, one sentence each, shown before the lifter agrees. */
  readonly changes: readonly string[];
  /** Whether the rule changes nothing in what is left of the session. */
  readonly isAsBefore: boolean;
  /** The source of the rule: one of our articles, or a published source. */
  readonly source: { readonly text: string; readonly path?: string };
};

/** The table of our article, which lists its sources in its notes. */
const cycleArticle = {
  text: 'Training around your cycle',
  path: articlePath('training-around-your-cycle'),
} as const;

const ruleOfThumb = { text: 'A coach’s rule of thumb' } as const;

const sources: Readonly<Record<TrimReason, TrimmedSession['source']>> = {
  cramps: cycleArticle,
  'heavy bleeding': cycleArticle,
  'sore breasts': cycleArticle,
  'bad night': cycleArticle,
  bloated: cycleArticle,
  'twenty minutes': ruleOfThumb,
  'crowded gym': ruleOfThumb,
  'low energy': ruleOfThumb,
};

/** Without ramp sets that no longer lead to a heavier work set of their line and exercise. */
const withoutLostRamps = (steps: readonly Step[]): readonly Step[] =>
  steps.filter((ramp) => {
    if (isWorkSet(ramp)) return true;
    const work = steps.filter((step) => isWorkSet(step) && step.line === ramp.line);
    return work.some(
      ({ slug, weight }) =>
        slug === ramp.slug &&
        (weight === undefined ||
          ramp.weight === undefined ||
          kilogramsOf(weight) > kilogramsOf(ramp.weight)),
    );
  });

/** Keeps at least the first set of the first main lift: a session is never trimmed to nothing. */
const withFirstSet = (before: readonly Step[], after: readonly Step[]): readonly Step[] => {
  const [first] = mainOrFallbackExerciseGroups(before);
  const set = first?.steps.find(isWorkSet);
  const kept = new Map(after.map((step) => [step.id, step]));
  if (
    set === undefined ||
    first?.steps.some((step) => isWorkSet(step) && kept.has(step.id)) === true
  )
    return after;
  return before.flatMap((step) => (step.id === set.id ? [set] : (kept.get(step.id) ?? [])));
};

/**
 * Trims the rest of a session by the written rule of a reason: sets only get lighter or fewer, in
 * the same order, and never none.
 */
export const trimSessionForReason = (
  steps: readonly Step[],
  reason: TrimReason,
  library: ExerciseFactsBySlug,
  weights: KitAndMaximums,
): TrimmedSession => {
  const ruled = trimRulesByReason[reason]({ steps, library, weights });
  const kept = withoutLostRamps(withFirstSet(steps, ruled.steps));
  const trimmed = updateSetAndRoundTotals(steps, kept);
  return {
    steps: trimmed,
    changes: ruled.changes,
    isAsBefore: JSON.stringify(trimmed) === JSON.stringify(steps),
    source: sources[reason],
  };
};
