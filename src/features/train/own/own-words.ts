import type { Loading } from '../../../domain/training/movement-pattern.ts';
import type { SetBlock } from '../../../domain/workout-notation/plan.ts';
import { amountWords } from '../words/step-words.ts';

/** What an exercise is loaded with, as the lifter is asked about one of her own. */
export const loadingWords = {
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
} as const satisfies Record<Loading, string>;

/** The sets of an exercise in a routine: `3 × 8 reps`. */
export const blocksWords = (blocks: readonly SetBlock[]): string =>
  blocks.map(({ sets = 1, amount }) => `${sets} × ${amountWords(amount)}`).join(', ');
