import type { Step } from './step.ts';

/**
 * `main.back-squat.1/3`, `main.split-squat.1/2/left`; a set of the ramp is `main.back-squat.1/ramp
 * 1`.
 */
export const stepIdOf = (
  { line, kind, side }: Pick<Step, 'line' | 'kind' | 'side'>,
  set: number,
): string =>
  `${line}/${kind === 'ramp' ? 'ramp ' : ''}${set}${side === undefined ? '' : `/${side}`}`;
