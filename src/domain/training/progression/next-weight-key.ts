import type { Load, Range, SetBlock } from '../../workout-notation/plan.ts';
import type { ExerciseKey } from '../exercise-key.ts';

/*
 * The next weight is stored for an exercise together with what the plan asks of it: fives on Monday
 * and twelves on Friday are two weights of one lift, and so are a top set and lighter back-off sets
 * with the same reps.
 */

const rangeText = ({ from, to }: Range): string => (from === to ? `${from}` : `${from}-${to}`);

const amountText = ({ amount }: Pick<SetBlock, 'amount'>): string => {
  switch (amount.kind) {
    case 'reps':
      return rangeText(amount.reps);
    case 'time':
      return `${rangeText(amount.seconds)}s`;
    case 'distance':
      return `${rangeText(amount.metres)}m`;
    case 'failure':
      return 'failure';
  }
};

const loadText = (load: Load): string => {
  if (load.kind === 'percent') return `${rangeText(load.percent)}%`;
  if (load.kind === 'rpe') return `rpe${rangeText(load.rpe)}`;
  return load.kind === 'rir' ? `rir${rangeText(load.reps)}` : '';
};

type Asked = Pick<SetBlock, 'amount' | 'loads'>;

const withoutEffort = (exercise: ExerciseKey, asked: Asked): string =>
  `${exercise}|${amountText(asked)}|`;

/**
 * The key of `nextWeights` and `nextReps` for what a plan asks of an exercise:
 * `back-squat|8-10|rpe8`, `back-squat|5|85%`.
 */
export const nextWeightKey = (exercise: ExerciseKey, asked: Asked): string =>
  `${withoutEffort(exercise, asked)}${asked.loads.map(loadText).join('')}`;

/**
 * The value stored for an exercise and what the plan asks of it. With `anyEffort`, falls back to
 * one stored for the same reps at another effort, which is a better guess than none where no
 * maximum is known.
 */
export const nextValueFor = <Value>(
  kept: Readonly<Record<string, Value>>,
  exercise: ExerciseKey,
  asked: Asked,
  { anyEffort }: { readonly anyEffort: boolean } = { anyEffort: false },
): Value | undefined => {
  const exact = kept[nextWeightKey(exercise, asked)];
  if (exact !== undefined) return exact;
  if (!anyEffort) return undefined;
  const start = withoutEffort(exercise, asked);
  return Object.entries(kept).find(([key]) => key.startsWith(start))?.[1];
};
