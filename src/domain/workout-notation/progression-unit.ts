import type { Load, SetBlock, WeeklyProgression } from './plan.ts';

/** Whether any sets have an amount in a unit, so that a progression can add to it. */
export const isUnitUsedInAnySet = (
  unit: Extract<WeeklyProgression, { kind: 'add' }>['unit'],
  sets: readonly SetBlock[],
): boolean => {
  const hasLoad = (kind: Load['kind']) =>
    sets.some((block) => block.loads.some((load) => load.kind === kind));
  switch (unit) {
    case 'kg':
      return hasLoad('kilograms');
    case '%':
      return hasLoad('percent');
    case 'reps':
      return sets.some((block) => block.amount.kind === 'reps');
    case 's':
      return sets.some((block) => block.amount.kind === 'time');
    case 'sets':
      return sets.some((block) => block.sets !== undefined);
  }
};
