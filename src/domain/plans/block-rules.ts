import { groupBy } from '../group-by.ts';
import type { Muscle } from '../training/muscles.ts';
import type { ExerciseLibrary } from '../workout-notation/names/exercise-library.ts';
import type { PlanDay, Range, WorkoutPlan } from '../workout-notation/plan.ts';
import { sumSetsByMuscleOverDays, dayTotalsOf } from '../workout-notation/totals/totals.ts';
import {
  exercisesInDayPartsOfChosenKinds,
  contentKeyOfDay,
  progressedDaysByWeekOfPlan,
} from './programme-totals.ts';

/*
 * What keeps a block of twelve weeks from being filler. Each rule is pure: the content check gives
 * them a block and words what they find.
 */

/** The large muscles, for which the article `how-many-sets-a-week` names numbers. */
const largeMuscles = [
  'quadriceps',
  'glutes',
  'hamstrings',
  'chest',
  'shoulders',
  'lats',
  'middle back',
] as const satisfies readonly Muscle[];

export type BlockWeek = {
  readonly week: number;
  readonly days: readonly PlanDay[];
  readonly minutes: readonly number[];
  readonly setsOf: ReadonlyMap<Muscle, number>;
  /** The hard sets of all muscles together. */
  readonly hardSets: number;
  /** Whether it is a lighter week. */
  readonly isEasy: boolean;
};

/** A week is easy with at most this share of the hard sets of the hardest of the four before it. */
const easyShare = 0.65;

/** An easy week is the fourth, the fifth or the sixth since the last one. */
const easyEvery = { from: 4, to: 6 };

/** The weeks of a block with their hard sets. */
export const blockWeeksOf = (plan: WorkoutPlan, library: ExerciseLibrary): readonly BlockWeek[] => {
  const weeks = progressedDaysByWeekOfPlan(plan).map((days, index) => {
    const totals = days.map((day) => dayTotalsOf(day, library));
    const sets = sumSetsByMuscleOverDays(totals);
    return {
      week: index + 1,
      days,
      minutes: totals.map(({ minutes }) => minutes),
      setsOf: new Map(sets.map((one) => [one.muscle, one.sets])),
      hardSets: sets.reduce((sum, one) => sum + one.sets, 0),
    };
  });
  return weeks.map((one, index) => {
    const before = weeks.slice(Math.max(0, index - easyEvery.from), index);
    const hardest = Math.max(...before.map(({ hardSets }) => hardSets));
    return { ...one, isEasy: before.length > 0 && one.hardSets <= easyShare * hardest };
  });
};

/** The parts of a day that are its training. */
const isTraining = (kind: string): boolean => kind === 'main' || kind === 'finisher';

const slugsOf = (day: PlanDay): readonly string[] =>
  exercisesInDayPartsOfChosenKinds(day, isTraining).flatMap(({ slug }) => slug ?? []);

/**
 * The slugs of what the main parts and finishers of a block train; an exercise without a page has
 * none.
 */
export const mainAndFinisherExerciseSlugsOfWeeks = (
  weeks: readonly BlockWeek[],
): ReadonlySet<string> => new Set(weeks.flatMap(({ days }) => days.flatMap(slugsOf)));

export type MuscleSetsOutOfRange = {
  readonly week: number;
  readonly muscle: Muscle;
  readonly sets: number;
  readonly allowed: Range;
};

/** Muscles with more or fewer hard sets than allowed. An easy week may have fewer, never more. */
export const findLargeMuscleSetsOutOfRange = (
  weeks: readonly BlockWeek[],
  allowedIn: (week: number) => Range,
): readonly MuscleSetsOutOfRange[] =>
  weeks.flatMap(({ week, setsOf, isEasy }) =>
    largeMuscles.flatMap((muscle) => {
      const sets = setsOf.get(muscle) ?? 0;
      const allowed = allowedIn(week);
      const isWrong = sets > allowed.to || (!isEasy && sets < allowed.from);
      return isWrong ? [{ week, muscle, sets, allowed }] : [];
    }),
  );

/** The most by which the hard sets of a week may exceed those of the week before. */
const maxRise = 0.2;

/** Weeks with a fifth more hard sets than the week before, unless that one was easy. */
export const findSteepRisesOfTotalHardSets = (
  weeks: readonly BlockWeek[],
): readonly { week: number; from: number; to: number }[] =>
  weeks.flatMap(({ week, hardSets }, index) => {
    const before = weeks[index - 1];
    return before !== undefined && !before.isEasy && hardSets > before.hardSets * (1 + maxRise)
      ? [{ week, from: before.hardSets, to: hardSets }]
      : [];
  });

/**
 * The weeks that break the rhythm: the seventh in a row without an easy one, or an easy one too
 * soon after another. The test may follow an easy week directly.
 */
export const findBrokenEasyWeekRhythm = (weeks: readonly BlockWeek[]): readonly number[] => {
  let since = 0;
  return weeks.flatMap(({ week, isEasy }) => {
    since += 1;
    const isTest = week === weeks.length;
    const isWrong = isEasy
      ? since > easyEvery.to || (since < easyEvery.from && !isTest)
      : since >= easyEvery.to;
    if (isEasy) since = 0;
    return isWrong ? [week] : [];
  });
};

/** The weeks in which too few of the main lifts are trained. */
export const findWeeksWithTooFewMainLifts = (
  weeks: readonly BlockWeek[],
  mainLifts: readonly string[],
  least: number,
): readonly { week: number; missing: readonly string[] }[] =>
  weeks.flatMap(({ week, days }) => {
    const trained = new Set(days.flatMap(slugsOf));
    const missing = mainLifts.filter((lift) => !trained.has(lift));
    return mainLifts.length - missing.length < least ? [{ week, missing }] : [];
  });

/** Sessions that are alike in exercises, sets and effort. */
export const findIdenticalSessions = (
  weeks: readonly BlockWeek[],
): readonly (readonly { week: number; day: number }[])[] => {
  const sessions = weeks.flatMap(({ week, days }) =>
    days.map((day) => ({
      week,
      day: day.number,
      key: contentKeyOfDay({ ...day, parts: day.parts.filter(({ kind }) => isTraining(kind)) }),
    })),
  );
  return [...groupBy(sessions, ({ key }) => key).values()]
    .filter((alike) => alike.length > 1)
    .map((alike) => alike.map(({ week, day }) => ({ week, day })));
};

/** The minutes by which a session may differ from those that the text states. */
const maxMinutesOff = 5;

/** Whether the shortest and the longest session are as stated. */
export const areMinutesAsStated = (
  weeks: readonly BlockWeek[],
  stated: readonly number[],
): boolean => {
  const minutes = weeks.flatMap((week) => week.minutes);
  const isNear = (one: number, other: number): boolean => Math.abs(one - other) <= maxMinutesOff;
  return (
    stated.length > 0 &&
    isNear(Math.min(...minutes), Math.min(...stated)) &&
    isNear(Math.max(...minutes), Math.max(...stated))
  );
};

/** The share of a block's exercises that the block before had too. */
export const shareOfExercisesFromBlockBefore = (
  block: ReadonlySet<string>,
  before: ReadonlySet<string>,
): number =>
  block.size === 0 ? 0 : [...block].filter((slug) => before.has(slug)).length / block.size;

export const maxShareOfExercisesFromBlockBefore = 0.6;
