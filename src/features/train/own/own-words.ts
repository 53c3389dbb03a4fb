import type { LoadingKind } from '../../../domain/training/movement-and-loading.ts';
import type { OwnExercise } from '../../../domain/training/own/own-exercise.ts';
import type { Group, SetBlock } from '../../../domain/workout-notation/plan.ts';
import { amountWords } from '../words/weight-amount-and-count-words.ts';

/** What an exercise is loaded with, as the lifter is asked about one of her own. */
export const wordsByLoadingKind = {
  barbell: 'A barbell',
  'e-z bar': 'An E-Z bar',
  dumbbell: 'One dumbbell',
  'two dumbbells': 'Two dumbbells',
  kettlebell: 'One kettlebell',
  'two kettlebells': 'Two kettlebells',
  machine: 'A machine',
  'assisted machine': 'A machine that helps',
  cable: 'A cable',
  plate: 'A plate or another weight',
  band: 'A band',
  bodyweight: 'The body alone',
  other: 'Nothing to load',
} as const satisfies Record<LoadingKind, string>;

/** How often an exercise is done: by its own count of sets, or as its group says. */
const timesOf = (group: Group | undefined): string => {
  if (group === undefined) return '1';
  return 'rounds' in group ? String(group.rounds) : '';
};

/**
 * The sets of an exercise in a routine, with the rounds of its group: `3 × 8 reps`; `10 reps` where
 * a clock gives their number.
 */
export const routineSetsWords = (blocks: readonly SetBlock[], group?: Group): string =>
  blocks
    .map(({ sets, amount }) =>
      [sets === undefined ? timesOf(group) : String(sets), amountWords(amount)]
        .filter((part) => part !== '')
        .join(' × '),
    )
    .join(', ');

/** What the lifter has said about an exercise of her own. */
export const ownExerciseLoadingAndMusclesText = ({
  loading,
  primary,
  secondary,
}: OwnExercise): string =>
  [
    wordsByLoadingKind[loading],
    ...(primary.length === 0 ? [] : [`trains ${primary.join(', ')}`]),
    ...(secondary.length === 0 ? [] : [`helps ${secondary.join(', ')}`]),
  ].join('; ');
