import type { Equipment } from '../training/equipment.ts';
import type { Muscle } from '../training/muscles.ts';
import type { DayTotals } from './day-totals.ts';
import type { ExerciseLibrary, LibraryExercise } from './exercise-library.ts';
import type {
  Amount,
  Day,
  EquipmentPhrase,
  Exercise,
  Group,
  Load,
  Part,
  Range,
  SetBlock,
  Tempo,
} from './plan.ts';

/** The assumptions of the estimate of a session's length, in seconds. */
const estimate = {
  /** A rep without a tempo. */
  rep: 3,
  /** A count `x` of a tempo. */
  fastCount: 1,
  /** A set to failure. */
  toFailure: 40,
  /** A metre of a carry. */
  metre: 1,
  /** Rest after a set of the main part when the plan names none. */
  mainRest: 90,
  /** The same in the other parts. */
  otherRest: 30,
  /** Time to walk to the next exercise and set it up. */
  setup: 60,
} as const;

const middle = ({ from, to }: Range): number => (from + to) / 2;

const repSeconds = (tempo: Tempo | undefined): number =>
  tempo === undefined
    ? estimate.rep
    : tempo.reduce<number>((sum, count) => sum + (count === 'x' ? estimate.fastCount : count), 0);

const amountSeconds = (amount: Amount, tempo: Tempo | undefined): number => {
  const sides = amount.perSide ? 2 : 1;
  switch (amount.kind) {
    case 'reps':
      return sides * middle(amount.reps) * repSeconds(tempo);
    case 'time':
      return sides * middle(amount.seconds);
    case 'distance':
      return sides * middle(amount.metres) * estimate.metre;
    case 'failure':
      return sides * estimate.toFailure;
  }
};

const blockSeconds = (block: SetBlock, exercise: Exercise, rest: number): number =>
  (block.sets ?? 1) *
  (amountSeconds(block.amount, exercise.tempo) +
    (exercise.restSeconds === undefined ? rest : middle(exercise.restSeconds)));

const exerciseSeconds = (exercise: Exercise, rest: number): number =>
  exercise.sets.reduce((sum, block) => sum + blockSeconds(block, exercise, rest), 0);

/** One round of a group, without the rest after it. */
const roundSeconds = (group: Group): number =>
  group.exercises.reduce((sum, exercise) => sum + exerciseSeconds(exercise, 0), 0);

const groupSeconds = (group: Group, rest: number): number => {
  if ('minutes' in group) return 60 * group.minutes;
  const after = group.restSeconds === undefined ? rest : middle(group.restSeconds);
  return group.rounds * (roundSeconds(group) + after);
};

/** An AMRAP has short sets with little rest: at most this many of its rounds count as hard sets. */
const maxCountedRounds = 3;

/** How often each exercise of a group is done: its rounds, or as often as the clock allows. */
const roundsOf = (group: Group): number => {
  if (!('minutes' in group)) return group.rounds;
  const round = group.kind === 'emom' ? 60 * group.exercises.length : roundSeconds(group);
  const times = Math.max(1, Math.floor((60 * group.minutes) / Math.max(1, round)));
  return group.kind === 'amrap' ? Math.min(times, maxCountedRounds) : times;
};

const partSeconds = (part: Part): number => {
  const rest = part.kind === 'main' ? estimate.mainRest : estimate.otherRest;
  return part.items.reduce(
    (sum, item) =>
      sum +
      estimate.setup +
      (item.kind === 'exercise'
        ? exerciseSeconds(item.exercise, rest)
        : groupSeconds(item.group, rest)),
    0,
  );
};

const roundMinutes = (minutes: number): number =>
  minutes < 10 ? Math.max(1, Math.round(minutes)) : 5 * Math.round(minutes / 5);

const isHard = (part: Part): boolean => part.kind === 'main' || part.kind === 'finisher';

const exercisesOf = (
  part: Part,
): readonly { readonly exercise: Exercise; readonly times: number }[] =>
  part.items.flatMap((item) =>
    item.kind === 'exercise'
      ? [{ exercise: item.exercise, times: 1 }]
      : item.group.exercises.map((exercise) => ({
          exercise,
          times: roundsOf(item.group),
        })),
  );

/**
 * The effort from which a set of the main part or a finisher is a hard set; of a range, its middle. Technique and ramp-up sets take
 * less, or have more repetitions in reserve. A percentage decides where the plan rates nothing, and a set without either is a
 * working set.
 */
const hardSet = { minRpe: 6, maxRepsInReserve: 4, minPercent: 60 } as const;

/** Whether a load alone makes a set hard; undefined for a load that says nothing of effort. */
const ratesAsHard = (load: Load): boolean | undefined => {
  switch (load.kind) {
    case 'rpe':
      return middle(load.rpe) >= hardSet.minRpe;
    case 'rir':
      return middle(load.reps) <= hardSet.maxRepsInReserve;
    case 'percent':
      return middle(load.percent) >= hardSet.minPercent;
    case 'kilograms':
    case 'bodyweight':
    case 'band':
      return undefined;
  }
};

const isEasy = ({ loads }: SetBlock): boolean => {
  const rated = loads.filter(({ kind }) => kind === 'rpe' || kind === 'rir');
  return (rated.length > 0 ? rated : loads).some((load) => ratesAsHard(load) === false);
};

const hardSetsOf = (exercise: Exercise): number =>
  exercise.sets.reduce((sum, block) => sum + (isEasy(block) ? 0 : (block.sets ?? 1)), 0);

/** What the library calls the equipment that replaces an exercise's own. */
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

/** Whether every set is done at bodyweight, so that no weights are needed. The effort may be named beside it. */
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

/** The sets by muscle of several days together: most first, then by name. */
export const sumSetsByMuscle = (
  days: readonly Pick<DayTotals, 'setsByMuscle'>[],
): DayTotals['setsByMuscle'] => {
  const sums = new Map<Muscle, number>();
  for (const { muscle, sets } of days.flatMap((day) => day.setsByMuscle)) {
    sums.set(muscle, (sums.get(muscle) ?? 0) + sets);
  }
  return [...sums]
    .map(([muscle, sets]) => ({ muscle, sets }))
    .toSorted((one, other) => other.sets - one.sets || one.muscle.localeCompare(other.muscle));
};

/**
 * The hard sets, the length and the equipment of a day. Warm-up and cool-down have no hard sets. Exercises that are not in the library
 * only count for the length.
 */
export const totalsOf = (day: Day, library: ExerciseLibrary): DayTotals => {
  const equipment = new Set<Equipment>();
  const counted: { muscle: Muscle; sets: number }[] = [];
  for (const part of day.parts) {
    for (const { exercise, times } of exercisesOf(part)) {
      const known = exercise.slug === undefined ? undefined : library.find(exercise.slug);
      if (known === undefined) continue;
      for (const item of equipmentOf(exercise, known)) {
        if (item !== 'body only') equipment.add(item);
      }
      if (!isHard(part)) continue;
      const sets = times * hardSetsOf(exercise);
      if (sets === 0) continue;
      for (const muscle of known.primaryMuscles) counted.push({ muscle, sets });
      for (const muscle of known.secondaryMuscles) counted.push({ muscle, sets: sets / 2 });
    }
  }
  const seconds = day.parts.reduce((sum, part) => sum + partSeconds(part), 0);
  return {
    setsByMuscle: sumSetsByMuscle([{ setsByMuscle: counted }]),
    minutes: roundMinutes(seconds / 60),
    equipment: [...equipment].toSorted(),
  };
};
