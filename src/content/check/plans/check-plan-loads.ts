import type { ContentFault } from '../../../domain/content-fault.ts';
import {
  toExerciseFactsBySlug,
  type ExerciseFactsBySlug,
} from '../../../domain/training/exercise-facts.ts';
import { hardestSetBlockOfExerciseInWeek } from '../../../domain/training/plan/hardest-set-block-of-exercise-in-week.ts';
import {
  findPlanDayProgressedToWeek,
  linesOfDay,
  weekAndDayPairsOfPlan,
} from '../../../domain/training/plan/plan-line.ts';
import {
  kitAndMaximumsOfSampleLifter,
  scanForSetsContradictingWeekBefore,
} from '../../../domain/training/progression/load-contradictions.ts';
import type { KitAndMaximums } from '../../../domain/training/my-weights/kit-and-maximums.ts';
import { describeLoad } from '../../../domain/workout-notation/words/describe.ts';
import type { ExerciseLibrary } from '../../../domain/workout-notation/names/exercise-library.ts';
import type { WorkoutPlan } from '../../../domain/workout-notation/plan.ts';
import type { PartialEntryOf } from '../../model/entry.ts';
import type { TypeWithWorkouts } from '../../model/type-groups.ts';
import { renderAndSplitAtWorkouts } from '../../render/sections.ts';
import { toContentError } from '../content-error.ts';

/** What the weights of a plan depend on: the library, and a lifter who knows her maximums. */
export type LibraryAndSampleLifter = {
  readonly library: ExerciseFactsBySlug;
  readonly weights: KitAndMaximums;
};

/** The facts of the space's exercises that decide about weights. */
export const libraryAndSampleLifterOf = (
  exercises: readonly PartialEntryOf<'exercise'>[],
): LibraryAndSampleLifter => {
  const mainLifts = new Map(
    exercises.flatMap(({ fields: { slug, mainLiftOf = [] } }) =>
      mainLiftOf.map((pattern) => [pattern, slug]),
    ),
  );
  const library = toExerciseFactsBySlug(
    exercises.flatMap(({ fields: { slug, title = '', pattern, loading, relativeLoad } }) =>
      slug === undefined || pattern === undefined || loading === undefined
        ? []
        : [
            {
              slug,
              title,
              path: '',
              level: 'beginner',
              equipment: [],
              primary: [],
              secondary: [],
              pattern,
              loading,
              relativeLoad,
              mainLift: relativeLoad === undefined ? undefined : mainLifts.get(pattern),
            },
          ],
    ),
  );
  return { library, weights: kitAndMaximumsOfSampleLifter(library) };
};

type Fault = { readonly problem: string; readonly remedy: string };

/** Lines that refer to the weight of a week in which their exercise has none. */
const findMissingWeeks = (plan: WorkoutPlan): readonly Fault[] =>
  weekAndDayPairsOfPlan(plan).flatMap(({ week, day }) => {
    const found = findPlanDayProgressedToWeek(plan, week, day);
    return (found === undefined ? [] : linesOfDay(found)).flatMap((line) =>
      line.exercise.sets
        .flatMap(({ loads }) => loads)
        .flatMap((load): readonly Fault[] => {
          if (load.kind !== 'week') return [];
          if (load.week < week && hardestSetBlockOfExerciseInWeek(plan, line, load.week)) return [];
          return [
            {
              problem: `week ${week}, day ${day} asks for ${line.exercise.name} at ${describeLoad(load)}, and there is no earlier set of it in that week`,
              remedy: 'name an earlier week that has the exercise, or write its effort',
            },
          ];
        }),
    );
  });

/**
 * Lines whose weight goes against what they ask for, for a lifter who does everything as planned.
 */
const findContradictions = (
  plan: WorkoutPlan,
  { library, weights }: LibraryAndSampleLifter,
): readonly Fault[] =>
  scanForSetsContradictingWeekBefore(plan, library, weights).contradictions.map(
    ({ week, day, slug = 'a movement', before, after, isHarder }) => ({
      problem: `in week ${week}, day ${day}, ${library.get(slug)?.title ?? slug} is ${isHarder ? 'harder' : 'easier'} than a week before, and its weight goes from ${before.value} to ${after.value} ${after.unit}`,
      remedy: 'change the reps or the effort, or write the weight',
    }),
  );

/** Reports plans that would show weights which contradict their own words. */
export const findWeightsContradictingPlanText = (
  plan: PartialEntryOf<TypeWithWorkouts>,
  exercises: ExerciseLibrary,
  facts: LibraryAndSampleLifter,
): readonly ContentFault[] =>
  renderAndSplitAtWorkouts(plan.fields.content ?? '', exercises)
    .flatMap((section) => (section.kind === 'workout' ? [section.workout.plan] : []))
    .flatMap((found) => [...findMissingWeeks(found), ...findContradictions(found, facts)])
    .map(({ problem, remedy }) => toContentError(plan, 'content', problem, remedy));
