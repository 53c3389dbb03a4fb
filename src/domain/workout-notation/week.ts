import type {
  Amount,
  Day,
  Exercise,
  Item,
  Load,
  Progression,
  Range,
  SetBlock,
  WeekBlock,
  WorkoutPlan,
} from './plan.ts';

/** How many weeks a plan goes on. */
export const weeksIn = (plan: WorkoutPlan): number => plan.blocks.at(-1)?.to ?? 0;

const raise = (range: Range, by: number): Range => ({ from: range.from + by, to: range.to + by });

const raiseLoad = (load: Load, unit: 'kg' | '%', by: number): Load => {
  if (unit === 'kg' && load.kind === 'kilograms') {
    return { ...load, kilograms: raise(load.kilograms, by) };
  }
  return unit === '%' && load.kind === 'percent'
    ? { ...load, percent: raise(load.percent, by) }
    : load;
};

const raiseAmount = (amount: Amount, unit: 'reps' | 's', by: number): Amount => {
  if (unit === 'reps' && amount.kind === 'reps') return { ...amount, reps: raise(amount.reps, by) };
  return unit === 's' && amount.kind === 'time'
    ? { ...amount, seconds: raise(amount.seconds, by) }
    : amount;
};

/** The sets of the week that stands so many weeks after the first of its block (0 for the first). */
const progress = (sets: SetBlock, progression: Progression, weeksOn: number): SetBlock => {
  if (progression.kind === 'loads') {
    const load = progression.loads[Math.min(weeksOn, progression.loads.length - 1)];
    return load === undefined ? sets : { ...sets, loads: [load] };
  }
  const by = progression.amount * weeksOn;
  switch (progression.unit) {
    case 'sets':
      return { ...sets, sets: sets.sets === undefined ? undefined : sets.sets + by };
    case 'reps':
    case 's':
      return { ...sets, amount: raiseAmount(sets.amount, progression.unit, by) };
    case 'kg':
    case '%': {
      const { unit } = progression;
      return { ...sets, loads: sets.loads.map((load) => raiseLoad(load, unit, by)) };
    }
  }
};

const inWeek = (exercise: Exercise, weeksOn: number): Exercise => {
  const { progression } = exercise;
  return progression === undefined
    ? exercise
    : { ...exercise, sets: exercise.sets.map((sets) => progress(sets, progression, weeksOn)) };
};

const itemInWeek = (item: Item, weeksOn: number): Item =>
  item.kind === 'exercise'
    ? { kind: 'exercise', exercise: inWeek(item.exercise, weeksOn) }
    : {
        kind: 'group',
        group: {
          ...item.group,
          exercises: item.group.exercises.map((exercise) => inWeek(exercise, weeksOn)),
        },
      };

/** The days of a block as they are trained in one of its weeks, every progression worked out. */
export const daysInWeek = (block: WeekBlock, week: number): readonly Day[] =>
  block.days.map((day) => ({
    ...day,
    parts: day.parts.map((part) => ({
      ...part,
      items: part.items.map((item) => itemInWeek(item, week - block.from)),
    })),
  }));
