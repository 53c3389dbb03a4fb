import type {
  SetAmount,
  Exercise,
  ExerciseOrGroup,
  PlanDay,
  Load,
  Range,
  SetBlock,
  WeekBlock,
  WeeklyProgression,
  WorkoutPlan,
} from './plan.ts';

/** The number of weeks of a plan. */
export const weekCountOf = (plan: WorkoutPlan): number => plan.blocks.at(-1)?.to ?? 0;

/** Whether a day counts among the days a week: one whose name ends in “, optional” doesn’t. */
export const isRequiredDay = ({ name }: Pick<PlanDay, 'name'>): boolean =>
  !/, optional$/i.test(name);

const addTo = (range: Range, by: number): Range => ({ from: range.from + by, to: range.to + by });

const addToLoad = (load: Load, unit: 'kg' | '%', by: number): Load => {
  if (unit === 'kg' && load.kind === 'kilograms') {
    return { ...load, kilograms: addTo(load.kilograms, by) };
  }
  return unit === '%' && load.kind === 'percent'
    ? { ...load, percent: addTo(load.percent, by) }
    : load;
};

const addToAmount = (amount: SetAmount, unit: 'reps' | 's', by: number): SetAmount => {
  if (unit === 'reps' && amount.kind === 'reps') return { ...amount, reps: addTo(amount.reps, by) };
  return unit === 's' && amount.kind === 'time'
    ? { ...amount, seconds: addTo(amount.seconds, by) }
    : amount;
};

/**
 * The sets of a later week. `weeksOn` is the number of weeks since the first of the block, 0 for
 * the first.
 */
const setsInWeek = (sets: SetBlock, progression: WeeklyProgression, weeksOn: number): SetBlock => {
  if (progression.kind === 'loads') {
    const load = progression.loads[Math.min(weeksOn, progression.loads.length - 1)];
    return load === undefined ? sets : { ...sets, loads: [load] };
  }
  const by = progression.amount * weeksOn;
  switch (progression.unit) {
    case 'sets':
      return { ...sets, sets: sets.sets === undefined ? undefined : sets.sets + by };
    case 'reps':
      return { ...sets, amount: addToAmount(sets.amount, 'reps', by), addedReps: by };
    case 's':
      return { ...sets, amount: addToAmount(sets.amount, 's', by) };
    case 'kg':
    case '%': {
      const { unit } = progression;
      return { ...sets, loads: sets.loads.map((load) => addToLoad(load, unit, by)) };
    }
  }
};

const exerciseInWeek = (exercise: Exercise, weeksOn: number): Exercise => {
  const { progression } = exercise;
  return progression === undefined
    ? exercise
    : { ...exercise, sets: exercise.sets.map((sets) => setsInWeek(sets, progression, weeksOn)) };
};

const itemInWeek = (item: ExerciseOrGroup, weeksOn: number): ExerciseOrGroup =>
  item.kind === 'exercise'
    ? { kind: 'exercise', exercise: exerciseInWeek(item.exercise, weeksOn) }
    : {
        kind: 'group',
        group: {
          ...item.group,
          exercises: item.group.exercises.map((exercise) => exerciseInWeek(exercise, weeksOn)),
        },
      };

/** The days of a block in one of its weeks, with every progression applied. */
export const blockDaysProgressedToWeek = (block: WeekBlock, week: number): readonly PlanDay[] =>
  block.days.map((day) => ({
    ...day,
    parts: day.parts.map((part) => ({
      ...part,
      items: part.items.map((item) => itemInWeek(item, week - block.from)),
    })),
  }));
