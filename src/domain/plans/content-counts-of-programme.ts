import type { Muscle } from '../training/muscles.ts';
import type { Equipment } from '../training/all-equipment.ts';
import type { ExerciseLibrary } from '../workout-notation/names/exercise-library.ts';
import type { WorkoutPlan } from '../workout-notation/plan.ts';
import { sumSetsByMuscleOverDays, dayTotalsOf } from '../workout-notation/totals/totals.ts';
import { exercisePath } from '../routes.ts';
import type { PublicCountsOfProgramme } from './public-counts-of-programme.ts';
import {
  exercisesInDayPartsOfChosenKinds,
  programmeTotalsOf,
  progressedDaysByWeekOfPlan,
} from './programme-totals.ts';

/**
 * What is inside a programme that is for sale, as counts: of what somebody would do with it, this
 * has no load, no set, no order and no word of an editor (R2).
 */
export type ContentCountsOfProgramme = {
  readonly weeks: number;
  /** The total of all weeks. */
  readonly sessions: number;
  readonly daysAWeek: number;
  /** The length of the shortest and the longest session. */
  readonly minutes: { readonly from: number; readonly to: number };
  readonly equipment: readonly Equipment[];
  /** Hard sets in each week, of the muscles with the most of them. */
  readonly muscles: readonly { readonly muscle: Muscle; readonly sets: readonly number[] }[];
  /**
   * The exercises of the library in its main parts and finishers, with the number of sessions that
   * have them; most first.
   */
  readonly exercises: readonly {
    readonly name: string;
    readonly slug: string;
    readonly sessions: number;
  }[];
};

/** How many muscles are counted week by week. */
const mostMuscles = 8;

/** The counts of the plans of one programme, with every progression applied. */
export const countContentsOfProgramme = (
  plans: readonly WorkoutPlan[],
  library: ExerciseLibrary,
): ContentCountsOfProgramme => {
  const programme = programmeTotalsOf(plans, library);
  const weeks = plans.flatMap(progressedDaysByWeekOfPlan);
  const setsOfWeeks = weeks.map((days) =>
    sumSetsByMuscleOverDays(days.map((day) => dayTotalsOf(day, library))),
  );
  const muscleTotals = sumSetsByMuscleOverDays(
    setsOfWeeks.map((setsByMuscle) => ({ setsByMuscle })),
  );
  const sessions = new Map<string, { readonly name: string; count: number }>();
  for (const day of weeks.flat()) {
    const worked = exercisesInDayPartsOfChosenKinds(
      day,
      (kind) => kind === 'main' || kind === 'finisher',
    );
    const names = new Map(
      worked.flatMap(({ slug, name }) => (slug === undefined ? [] : [[slug, name]])),
    );
    for (const [slug, name] of names) {
      const known = sessions.get(slug);
      if (known === undefined) sessions.set(slug, { name, count: 1 });
      else known.count += 1;
    }
  }
  return {
    weeks: weeks.length,
    sessions: programme.sessions,
    daysAWeek: programme.daysAWeek,
    minutes: { from: programme.minutes[0] ?? 0, to: programme.minutes.at(-1) ?? 0 },
    equipment: [...programme.equipment],
    muscles: muscleTotals.slice(0, mostMuscles).map(({ muscle }) => ({
      muscle,
      sets: setsOfWeeks.map((week) => week.find((one) => one.muscle === muscle)?.sets ?? 0),
    })),
    exercises: [...sessions]
      .map(([slug, { name, count }]) => ({ name, slug, sessions: count }))
      .toSorted(
        (one, other) => other.sessions - one.sessions || one.name.localeCompare(other.name),
      ),
  };
};

/** The same, with the pages of the exercises, as a page shows it. */
export const publicCountsOfProgramme = (
  plans: readonly WorkoutPlan[],
  library: ExerciseLibrary,
): PublicCountsOfProgramme => {
  const { exercises, ...counts } = countContentsOfProgramme(plans, library);
  return {
    ...counts,
    exercises: exercises.flatMap(({ name, slug, sessions }) => {
      const category = library.find(slug)?.category;
      return category === undefined
        ? []
        : [{ title: name, path: exercisePath(category, slug), sessions }];
    }),
  };
};
