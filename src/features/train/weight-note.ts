import type { PlannedWeight } from '../../domain/training/loads/planned-weight.ts';
import { weightFor } from '../../domain/training/loads/weight-for.ts';
import type { Step } from '../../domain/training/session/step.ts';
import { formatNumber } from '../../ui/text/format-number.ts';
import type { Training } from './session-view.ts';
import { weightWords } from './step-words.ts';

type Known = Pick<Training, 'weights' | 'library'>;

const plannedOf = (step: Step, { weights, library }: Known): PlannedWeight =>
  weightFor({
    exercise: { slug: step.slug, equipment: step.equipment },
    block: { amount: step.amount, loads: step.loads },
    facts: step.slug === undefined ? undefined : library.get(step.slug),
    weights,
    library,
  });

/** The missing maximum that keeps a set from having a weight; undefined if that isn't the reason. */
export const whyNoWeight = (
  step: Step,
  question: Known,
): Extract<PlannedWeight, { kind: 'no maximum' }> | undefined => {
  if (step.weight !== undefined) return undefined;
  const planned = plannedOf(step, question);
  return planned.kind === 'no maximum' ? planned : undefined;
};

/** The note about a weight that she should read before lifting it: that it is an estimate, or heavier than planned. */
export const weightNote = (step: Step, question: Known): string | undefined => {
  if (step.weight === undefined) return undefined;
  const planned = plannedOf(step, question);
  if (planned.kind === 'too light') {
    const asked = weightWords({ ...planned.lightest, value: planned.exact }, step.perHand);
    return `The plan means ${asked}, and your lightest is more than that: do fewer reps, or swap it.`;
  }
  if (planned.kind !== 'weight' || !planned.isEstimate) return undefined;
  // A weight that she lifted last time is no longer an estimate.
  if (planned.weight.value !== step.weight.value) return undefined;
  const { range } = planned;
  return range === undefined
    ? 'The weight is an estimate: the first set shows if it is right.'
    : `The weight is an estimate, between ${formatNumber(range.from.value)} and ${weightWords(range.to, step.perHand)}: the first set shows where.`;
};
