import type { ExerciseLibrary, LibraryExercise } from './exercise-library.ts';
import type { Amount, Day, Exercise, Group, Kit, Part, Range, SetBlock, Tempo } from './plan.ts';

/** What a day adds up to. */
export type Totals = {
  /** Hard sets by muscle, most first: a main muscle counts one a set, a helping muscle a half. */
  readonly setsByMuscle: readonly { readonly muscle: string; readonly sets: number }[];
  /** Whole minutes, to the nearest five from ten on. An estimate. */
  readonly minutes: number;
  /** Everything that is needed, in the words of the library. */
  readonly kit: readonly string[];
};

/** What the estimate of a session's length goes by, in seconds. */
const estimate = {
  /** One rep without a tempo. */
  rep: 3,
  /** A count of the tempo written as x. */
  explosive: 1,
  /** A set to failure. */
  toFailure: 40,
  /** A metre carried. */
  metre: 1,
  /** Rest after a set of the main part where none is written, and of the others. */
  mainRest: 90,
  otherRest: 30,
  /** To walk to the next exercise and set it up. */
  change: 60,
} as const;

const middle = ({ from, to }: Range): number => (from + to) / 2;

const repSeconds = (tempo: Tempo | undefined): number =>
  tempo === undefined
    ? estimate.rep
    : tempo.reduce<number>((sum, count) => sum + (count === 'x' ? estimate.explosive : count), 0);

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

/** One time through a group, without the rest after it. */
const roundSeconds = (group: Group): number =>
  group.exercises.reduce((sum, exercise) => sum + exerciseSeconds(exercise, 0), 0);

const groupSeconds = (group: Group, rest: number): number => {
  if ('minutes' in group) return 60 * group.minutes;
  const after = group.restSeconds === undefined ? rest : middle(group.restSeconds);
  return group.rounds * (roundSeconds(group) + after);
};

/** Rounds against the clock are short sets with little rest: no more than this many count as hard ones. */
const mostCountedRounds = 3;

/** How often each exercise of a group counts: by its rounds, or by what the clock leaves time for. */
const timesThrough = (group: Group): number => {
  if (!('minutes' in group)) return group.rounds;
  const round = group.kind === 'emom' ? 60 * group.exercises.length : roundSeconds(group);
  const times = Math.max(1, Math.floor((60 * group.minutes) / Math.max(1, round)));
  return group.kind === 'amrap' ? Math.min(times, mostCountedRounds) : times;
};

const partSeconds = (part: Part): number => {
  const rest = part.kind === 'main' ? estimate.mainRest : estimate.otherRest;
  return part.items.reduce(
    (sum, item) =>
      sum +
      estimate.change +
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
          times: timesThrough(item.group),
        })),
  );

/** From this effort on a set is a hard one: technique work and ramp-up sets leave more than four reps in reserve. */
const leastEffort = { rpe: 6, mostInReserve: 4 } as const;

const isEasy = (block: SetBlock): boolean =>
  block.loads.some(
    (load) =>
      (load.kind === 'rpe' && load.rpe.to < leastEffort.rpe) ||
      (load.kind === 'rir' && load.reps.from > leastEffort.mostInReserve),
  );

const hardSetsOf = (exercise: Exercise): number =>
  exercise.sets.reduce((sum, block) => sum + (isEasy(block) ? 0 : (block.sets ?? 1)), 0);

/** What the library calls the kit that stands in for an exercise's own. */
const equipmentOf: Readonly<Record<Kit, string>> = {
  'a barbell': 'barbell',
  'a dumbbell': 'dumbbell',
  dumbbells: 'dumbbell',
  'a kettlebell': 'kettlebells',
  kettlebells: 'kettlebells',
  'a band': 'bands',
  'a cable': 'cable',
  'a machine': 'machine',
};

/** What can be loaded needs nothing when every set of it is done at bodyweight. */
const isUnloaded = (exercise: Exercise): boolean =>
  exercise.sets.every(
    (block) => block.loads.length > 0 && block.loads.every((load) => load.kind === 'bodyweight'),
  );

const weights: readonly string[] = [
  'barbell',
  'dumbbell',
  'kettlebells',
  'e-z curl bar',
  'medicine ball',
];

const ownKit = (exercise: Exercise, known: LibraryExercise): readonly string[] =>
  isUnloaded(exercise)
    ? known.equipment.filter((item) => !weights.includes(item))
    : known.equipment;

const kitOf = (exercise: Exercise, known: LibraryExercise): readonly string[] => [
  ...(exercise.kit === undefined ? ownKit(exercise, known) : [equipmentOf[exercise.kit]]),
  ...(exercise.sets.some((block) => block.loads.some((load) => load.kind === 'band'))
    ? ['bands']
    : []),
];

/** Adds up the sets by muscle of several days, most first and then by name. */
export const sumSetsByMuscle = (
  days: readonly Pick<Totals, 'setsByMuscle'>[],
): Totals['setsByMuscle'] => {
  const sums = new Map<string, number>();
  for (const { muscle, sets } of days.flatMap((day) => day.setsByMuscle)) {
    sums.set(muscle, (sums.get(muscle) ?? 0) + sets);
  }
  return [...sums]
    .map(([muscle, sets]) => ({ muscle, sets }))
    .toSorted((one, other) => other.sets - one.sets || one.muscle.localeCompare(other.muscle));
};

/**
 * What a day trains, how long it takes and what it needs. Warm-up and cool-down take time but count no
 * hard sets; exercises that are not in the library count time alone.
 */
export const totalsOf = (day: Day, library: ExerciseLibrary): Totals => {
  const kit = new Set<string>();
  const counted: { muscle: string; sets: number }[] = [];
  for (const part of day.parts) {
    for (const { exercise, times } of exercisesOf(part)) {
      const known = exercise.slug === undefined ? undefined : library.find(exercise.slug);
      if (known === undefined) continue;
      for (const item of kitOf(exercise, known)) if (item !== 'body only') kit.add(item);
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
    kit: [...kit].toSorted(),
  };
};
