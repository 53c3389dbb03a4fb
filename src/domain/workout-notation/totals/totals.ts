import type { Equipment } from '../../training/all-equipment.ts';
import type { Muscle } from '../../training/muscles.ts';
import type { DayTotals } from './day-totals.ts';
import type { ExerciseLibrary, LibraryExercise } from '../names/exercise-library.ts';
import {
  addSetsToMuscleSums,
  canPartHaveHardSets,
  maxAmrapRoundsCounted,
  muscleSetsMostFirst,
  type ExerciseMuscles,
} from './hard-sets.ts';
import type {
  SetAmount,
  DayPartWithExercises,
  EquipmentPhrase,
  Exercise,
  Group,
  PlanDay,
  SetBlock,
  Tempo,
} from '../plan.ts';
import { isHardSet } from './set-effort.ts';
import { exerciseSetupSeconds, secondsPerSideOfSet } from './set-seconds.ts';
import { middleOfRange } from '../range.ts';
import { usualRestSecondsAfterSetInPart } from './usual-rest.ts';

const amountSeconds = (amount: SetAmount, tempo: Tempo | undefined): number =>
  (amount.perSide ? 2 : 1) * secondsPerSideOfSet(amount, tempo);

const blockSeconds = (block: SetBlock, exercise: Exercise, rest: number): number =>
  (block.sets ?? 1) *
  (amountSeconds(block.amount, exercise.tempo) +
    (exercise.restSeconds === undefined ? rest : middleOfRange(exercise.restSeconds)));

const exerciseSeconds = (exercise: Exercise, rest: number): number =>
  exercise.sets.reduce((sum, block) => sum + blockSeconds(block, exercise, rest), 0);

/** One round of a group, without the rest after it. */
const roundSeconds = (group: Group): number =>
  group.exercises.reduce((sum, exercise) => sum + exerciseSeconds(exercise, 0), 0);

const groupSeconds = (group: Group, rest: number): number => {
  if ('minutes' in group) return 60 * group.minutes;
  const after = group.restSeconds === undefined ? rest : middleOfRange(group.restSeconds);
  return group.rounds * (roundSeconds(group) + after);
};

/**
 * The number of times each exercise of a group is done: its rounds, or as many as the clock allows.
 */
const roundsOf = (group: Group): number => {
  if (!('minutes' in group)) return group.rounds;
  const round = group.kind === 'emom' ? 60 * group.exercises.length : roundSeconds(group);
  const times = Math.max(1, Math.floor((60 * group.minutes) / Math.max(1, round)));
  return group.kind === 'amrap' ? Math.min(times, maxAmrapRoundsCounted) : times;
};

const partSeconds = (part: DayPartWithExercises): number => {
  const rest = usualRestSecondsAfterSetInPart(part.kind);
  return part.items.reduce(
    (sum, item) =>
      sum +
      exerciseSetupSeconds +
      (item.kind === 'exercise'
        ? exerciseSeconds(item.exercise, rest)
        : groupSeconds(item.group, rest)),
    0,
  );
};

const roundMinutes = (minutes: number): number =>
  minutes < 10 ? Math.max(1, Math.round(minutes)) : 5 * Math.round(minutes / 5);

const exercisesOf = (
  part: DayPartWithExercises,
): readonly { readonly exercise: Exercise; readonly times: number }[] =>
  part.items.flatMap((item) =>
    item.kind === 'exercise'
      ? [{ exercise: item.exercise, times: 1 }]
      : item.group.exercises.map((exercise) => ({
          exercise,
          times: roundsOf(item.group),
        })),
  );

const hardSetsOf = (exercise: Exercise): number =>
  exercise.sets.reduce((sum, block) => sum + (isHardSet(block) ? (block.sets ?? 1) : 0), 0);

/** The library's name for each equipment phrase of a plan. */
const equipmentOfPhrase: Readonly<Record<EquipmentPhrase, Equipment>> = {
  'a barbell': 'barbell',
  'a dumbbell': 'dumbbell',
  dumbbells: 'dumbbell',
  'a kettlebell': 'kettlebells',
  kettlebells: 'kettlebells',
  'a band': 'bands',
  'a cable': 'cable',
  'a machine': 'machine',
};

/**
 * Whether every set is done at bodyweight, so that no weights are needed. An effort may be given as
 * well.
 */
const isAtBodyweight = (exercise: Exercise): boolean =>
  exercise.sets.every(({ loads }) => {
    const masses = loads.filter(({ kind }) => kind !== 'rpe' && kind !== 'rir');
    return masses.length > 0 && masses.every(({ kind }) => kind === 'bodyweight');
  });

const weights: readonly Equipment[] = [
  'barbell',
  'dumbbell',
  'kettlebells',
  'e-z curl bar',
  'medicine ball',
];

const ownEquipment = (exercise: Exercise, known: LibraryExercise): readonly Equipment[] =>
  isAtBodyweight(exercise)
    ? known.equipment.filter((item) => !weights.includes(item))
    : known.equipment;

const equipmentOf = (exercise: Exercise, known: LibraryExercise): readonly Equipment[] => [
  ...(exercise.equipment === undefined
    ? ownEquipment(exercise, known)
    : [equipmentOfPhrase[exercise.equipment]]),
  ...(exercise.sets.some((block) => block.loads.some((load) => load.kind === 'band'))
    ? (['bands'] as const)
    : []),
];

/** The total sets by muscle over several days: most first, then by name. */
export const sumSetsByMuscleOverDays = (
  days: readonly Pick<DayTotals, 'setsByMuscle'>[],
): DayTotals['setsByMuscle'] => {
  const sums = new Map<Muscle, number>();
  for (const { muscle, sets } of days.flatMap((day) => day.setsByMuscle)) {
    sums.set(muscle, (sums.get(muscle) ?? 0) + sets);
  }
  return muscleSetsMostFirst(sums);
};

/** The hard sets by muscle of a day. Warm-ups, cool-downs and unknown exercises have none. */
export const hardSetsByMuscleOfDay = (
  day: PlanDay,
  musclesOf: (slug: string) => ExerciseMuscles | undefined,
): DayTotals['setsByMuscle'] => {
  const sums = new Map<Muscle, number>();
  for (const part of day.parts) {
    if (!canPartHaveHardSets(part.kind)) continue;
    for (const { exercise, times } of exercisesOf(part)) {
      const known = exercise.slug === undefined ? undefined : musclesOf(exercise.slug);
      const sets = known === undefined ? 0 : times * hardSetsOf(exercise);
      if (known !== undefined && sets > 0) addSetsToMuscleSums(sums, known, sets);
    }
  }
  return muscleSetsMostFirst(sums);
};

/**
 * The hard sets, the length and the equipment of a day. Exercises outside the library only count
 * for the length.
 */
export const dayTotalsOf = (day: PlanDay, library: ExerciseLibrary): DayTotals => {
  const equipment = new Set<Equipment>();
  for (const part of day.parts) {
    for (const { exercise } of exercisesOf(part)) {
      const known = exercise.slug === undefined ? undefined : library.find(exercise.slug);
      if (known === undefined) continue;
      for (const item of equipmentOf(exercise, known)) {
        if (item !== 'body only') equipment.add(item);
      }
    }
  }
  const seconds = day.parts.reduce((sum, part) => sum + partSeconds(part), 0);
  return {
    setsByMuscle: hardSetsByMuscleOfDay(day, (slug) => {
      const known = library.find(slug);
      return known === undefined
        ? undefined
        : { primary: known.primaryMuscles, secondary: known.secondaryMuscles };
    }),
    minutes: roundMinutes(seconds / 60),
    equipment: [...equipment].toSorted(),
  };
};
