import type { SessionState } from './session.ts';
import type { Step } from './step.ts';

/** The remaining sets, in order. */
export const remainingStepsOf = ({ steps, sets, skipped }: SessionState): readonly Step[] => {
  const behind = new Set([...sets.map(({ step }) => step), ...skipped]);
  return steps.filter(({ id }) => !behind.has(id));
};
