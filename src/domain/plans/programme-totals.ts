import type { Equipment } from '../training/all-equipment.ts';
import type { ExerciseLibrary } from '../workout-notation/names/exercise-library.ts';
import type { Exercise, PlanDay, WorkoutPlan } from '../workout-notation/plan.ts';
import { dayTotalsOf } from '../workout-notation/totals/totals.ts';
import { blockDaysProgressedToWeek, isRequiredDay, weekCountOf } from '../workout-notation/week.ts';
import { groupBy } from '../group-by.ts';

/** The totals of a programme's plans, over all their weeks. */
export type ProgrammeTotals = {
  readonly weeks: number;
  /** The total of all weeks. */
  readonly sessions: number;
  /** The most frequent number, without optional days; the larger one of a tie. */
  readonly daysAWeek: number;
  /** The estimated length of each session, shortest first. */
  readonly minutes: readonly number[];
  readonly equipment: readonly Equipment[];
  /** The movements of main parts and finishers that have no page in the library, each once. */
  readonly withoutPage: readonly string[];
  /** Each session, for `hasSessionEqualToDay`. */
  readonly sessionKeys: ReadonlySet<string>;
};

/** The exercises of the parts of a day that count, those of groups too. */
export const exercisesInDayPartsOfChosenKinds = (
  day: PlanDay,
  counts: (kind: string) => boolean,
): readonly Exercise[] =>
  day.parts
    .filter(({ kind }) => counts(kind))
    .flatMap(({ items }) =>
      items.flatMap((item) => (item.kind === 'exercise' ? [item.exercise] : item.group.exercises)),
    );

const withoutWords = ({ name, equipment, sets, restSeconds, tempo }: Exercise) => ({
  name,
  equipment,
  sets,
  restSeconds,
  tempo,
});

/**
 * The exercises, sets and efforts of a day as a string, without its number and name, the notes and
 * the progressions.
 */
export const contentKeyOfDay = ({ parts }: PlanDay): string =>
  JSON.stringify(
    parts.map(({ kind, items }) => ({
      kind,
      items: items.map((item) =>
        item.kind === 'exercise'
          ? withoutWords(item.exercise)
          : { ...item.group, exercises: item.group.exercises.map(withoutWords) },
      ),
    })),
  );

/** The days of each week of a plan, with every progression applied. */
export const progressedDaysByWeekOfPlan = (plan: WorkoutPlan): readonly (readonly PlanDay[])[] =>
  plan.blocks.flatMap((block) =>
    Array.from({ length: block.to - block.from + 1 }, (_, index) =>
      blockDaysProgressedToWeek(block, block.from + index),
    ),
  );

const mostFrequent = (numbers: readonly number[]): number =>
  [...groupBy(numbers, (number) => number)]
    .toSorted(([one, ones], [other, others]) => others.length - ones.length || other - one)
    .at(0)?.[0] ?? 0;

/** The totals of all sessions of the plans in a text. Without a plan, all numbers are 0. */
export const programmeTotalsOf = (
  plans: readonly WorkoutPlan[],
  library: ExerciseLibrary,
): ProgrammeTotals => {
  const weeks = plans.flatMap(progressedDaysByWeekOfPlan);
  const days = weeks.flat();
  const totals = days.map((day) => dayTotalsOf(day, library));
  const worked = days.flatMap((day) =>
    exercisesInDayPartsOfChosenKinds(day, (kind) => kind === 'main' || kind === 'finisher'),
  );
  return {
    weeks: Math.max(0, ...plans.map(weekCountOf)),
    sessions: days.length,
    daysAWeek: mostFrequent(weeks.map((week) => week.filter(isRequiredDay).length)),
    minutes: totals.map(({ minutes }) => minutes).toSorted((one, other) => one - other),
    equipment: [...new Set(totals.flatMap((day) => day.equipment))],
    withoutPage: [
      ...new Set(worked.filter(({ slug }) => slug === undefined).map(({ name }) => name)),
    ],
    sessionKeys: new Set(days.map(contentKeyOfDay)),
  };
};

/** Whether a day is one of the programme's sessions, ignoring its name and the notes. */
export const hasSessionEqualToDay = ({ sessionKeys }: ProgrammeTotals, day: PlanDay): boolean =>
  sessionKeys.has(contentKeyOfDay(day));
