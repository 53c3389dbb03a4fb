import { describeLoad, formatSetsAndAmount } from '../words/describe.ts';
import type { Exercise, PlanDay, WorkoutPlan } from '../plan.ts';
import { blockDaysProgressedToWeek } from '../week.ts';
import {
  exerciseChangesSincePreviousWeek,
  exercisesOfDayWithPartAndGroup,
} from './exercise-changes-since-previous-week.ts';
import type {
  ExerciseChangeSincePreviousWeek,
  ExerciseWithPartAndGroup,
} from './exercise-changes-since-previous-week.ts';

type DayDifference = {
  readonly number: number;
  readonly name: string;
  readonly kind: 'added' | 'removed' | 'changed';
  /** Empty for a day that is added or removed as a whole. */
  readonly changes: readonly ExerciseChangeSincePreviousWeek[];
};

/** The changes from the week before. */
export type WeekComparedWithPrevious = {
  /** From 2 on. */
  readonly week: number;
  readonly isSame: boolean;
  /** A summary in one sentence; the days have the details. */
  readonly sentence: string;
  /** The days that differ. */
  readonly days: readonly DayDifference[];
};

type Pair<Value> =
  | { readonly before: Value; readonly after: Value }
  | { readonly before: Value; readonly after: undefined }
  | { readonly before: undefined; readonly after: Value };

/**
 * Pairs the common values of two lists, by the first key that matches: the first `a` of one with
 * the first `a` of the other. Added values keep their order, removed ones come last.
 */
const pairUp = <Value>(
  before: readonly Value[],
  after: readonly Value[],
  keys: readonly ((value: Value) => string)[],
): readonly Pair<Value>[] => {
  const gone = new Set(before);
  const partners = new Map<Value, Value>();
  for (const key of keys) {
    for (const value of after) {
      const wanted = key(value);
      if (partners.has(value) || wanted === '') continue;
      const partner = [...gone].find((candidate) => key(candidate) === wanted);
      if (partner === undefined) continue;
      partners.set(value, partner);
      gone.delete(partner);
    }
  }
  return [
    ...after.map((value): Pair<Value> => {
      const partner = partners.get(value);
      return partner === undefined
        ? { before: undefined, after: value }
        : { before: partner, after: value };
    }),
    ...[...gone].map((value): Pair<Value> => ({ before: value, after: undefined })),
  ];
};

const setsText = (exercise: Exercise): string =>
  exercise.sets
    .map((block) => [formatSetsAndAmount(block), ...block.loads.map(describeLoad)].join(', '))
    .join(' + ');

const changesOf = ({
  before,
  after,
}: Pair<ExerciseWithPartAndGroup>): readonly ExerciseChangeSincePreviousWeek[] => {
  if (before !== undefined && after !== undefined)
    return exerciseChangesSincePreviousWeek(before, after);
  if (before !== undefined) {
    const { name } = before.exercise;
    const was = setsText(before.exercise);
    return [{ exercise: name, kind: 'removed', before: was, after: '', sentence: `${name} goes.` }];
  }
  const { name } = after.exercise;
  const is = setsText(after.exercise);
  const sentence = `${name} comes in: ${is}.`;
  return [{ exercise: name, kind: 'added', before: '', after: is, sentence }];
};

const dayDifference = ({ before, after }: Pair<PlanDay>): DayDifference | undefined => {
  if (before === undefined || after === undefined) {
    const { number, name } = before ?? after;
    return { number, name, kind: before === undefined ? 'added' : 'removed', changes: [] };
  }
  const changes = pairUp(
    exercisesOfDayWithPartAndGroup(before),
    exercisesOfDayWithPartAndGroup(after),
    [
      ({ exercise, part }) => `${part} ${exercise.name} ${exercise.equipment ?? ''}`,
      ({ exercise }) => exercise.name,
    ],
  ).flatMap(changesOf);
  const { number, name } = after;
  return changes.length === 0 ? undefined : { number, name, kind: 'changed', changes };
};

const counted = (count: number, word: string): string =>
  `${count === 1 ? 'one' : count} ${word}${count === 1 ? '' : 's'}`;

const sentenceFor = (week: number, days: readonly DayDifference[]): string => {
  if (days.length === 0) return `Week ${week} is the same as week ${week - 1}.`;
  const exercises = new Set(
    days.flatMap(({ number, changes }) => changes.map(({ exercise }) => `${number} ${exercise}`)),
  ).size;
  const count = (kind: DayDifference['kind']): number =>
    days.filter((day) => day.kind === kind).length;
  const parts = [
    exercises > 0
      ? `changes ${counted(exercises, 'exercise')} on ${counted(count('changed'), 'day')}`
      : '',
    count('added') > 0 ? `adds ${counted(count('added'), 'day')}` : '',
    count('removed') > 0 ? `drops ${counted(count('removed'), 'day')}` : '',
  ].filter((text) => text !== '');
  return `Week ${week} ${parts.join(', ').replace(/, (?=[^,]*$)/, ' and ')}.`;
};

/**
 * The changes from week to week of a plan, with its progressions: each week from the second on,
 * compared with the one before.
 */
export const weeksComparedWithPrevious = (
  plan: WorkoutPlan,
): readonly WeekComparedWithPrevious[] => {
  const weeks = plan.blocks.flatMap((block) =>
    Array.from({ length: block.to - block.from + 1 }, (_, index) =>
      blockDaysProgressedToWeek(block, block.from + index),
    ),
  );
  return weeks.slice(1).map((after, index): WeekComparedWithPrevious => {
    const days = pairUp(weeks[index] ?? [], after, [
      ({ name }) => name.toLowerCase(),
      ({ number }) => `${number}`,
    ])
      .map(dayDifference)
      .filter((day) => day !== undefined);
    const week = index + 2;
    return { week, isSame: days.length === 0, sentence: sentenceFor(week, days), days };
  });
};
