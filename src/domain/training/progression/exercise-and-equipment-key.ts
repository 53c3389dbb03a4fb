import type { EquipmentPhrase, Load, Range } from '../../workout-notation/plan.ts';
import type { ExerciseKey } from '../exercise-key.ts';
import type { PlannedSet } from '../loads/percent-of-max.ts';

/**
 * The key of a lift in `FollowedPlan.progress`: the exercise, with the equipment that a plan names
 * instead of the usual one, as a Romanian deadlift with dumbbells is another lift.
 */
export const exerciseAndEquipmentKey = (
  exercise: ExerciseKey,
  equipment: EquipmentPhrase | undefined,
): string => (equipment === undefined ? exercise : `${exercise} with ${equipment}`);

const rangeText = ({ from, to }: Range): string => (from === to ? `${from}` : `${from}-${to}`);

const amountText = ({ amount }: PlannedSet): string => {
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

/**
 * What a plan asks of a lift, as a key: `8-10|rpe8`, `5|85%`. Fives on Monday and twelves on Friday
 * are two targets of one lift, and so are a top set and lighter sets with the same reps.
 */
export const keyOfRepsAndLoads = (asked: PlannedSet): string =>
  `${amountText(asked)}|${asked.loads.map(loadText).join('')}`;
