import type { SessionState } from '../../domain/training/session/session.ts';
import type { Step } from '../../domain/training/session/step.ts';

/** The sets that are still to come, in their order. */
export const toCome = ({ steps, sets, skipped }: SessionState): readonly Step[] => {
  const behind = new Set([...sets.map(({ step }) => step), ...skipped]);
  return steps.filter(({ id }) => !behind.has(id));
};
