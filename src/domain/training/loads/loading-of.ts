import type { EquipmentPhrase, Exercise, Load } from '../../workout-notation/plan.ts';
import type { ExerciseFacts } from '../exercise-facts.ts';
import type { LoadingKind } from '../movement-and-loading.ts';

const loadingOfPhrase = {
  'a barbell': 'barbell',
  'a dumbbell': 'dumbbell',
  dumbbells: 'two dumbbells',
  'a kettlebell': 'kettlebell',
  kettlebells: 'two kettlebells',
  'a band': 'band',
  'a cable': 'cable',
  'a machine': 'machine',
} as const satisfies Record<EquipmentPhrase, LoadingKind>;

/** Kilograms per hand mean two dumbbells, whatever the library says. */
const isKilogramsPerHand = (load: Load): boolean => load.kind === 'kilograms' && load.perHand;

const pairOf = (loading: LoadingKind): LoadingKind =>
  loading === 'kettlebell' || loading === 'two kettlebells' ? 'two kettlebells' : 'two dumbbells';

/**
 * How a line is loaded: by the plan's own text first (`with dumbbells`, `10 kg per hand`), then by
 * the library.
 */
export const loadingKindOfLine = (
  exercise: Pick<Exercise, 'equipment'>,
  facts: Pick<ExerciseFacts, 'loading'> | undefined,
  loads: readonly Load[] = [],
): LoadingKind => {
  const { equipment } = exercise;
  const loading =
    equipment === undefined ? (facts?.loading ?? 'other') : loadingOfPhrase[equipment];
  return loads.some(isKilogramsPerHand) ? pairOf(loading) : loading;
};
