import type { ContentFault } from '../../../domain/content-fault.ts';
import {
  areMinutesAsStated,
  blockWeeksOf,
  findBrokenEasyWeekRhythm,
  findSteepRisesOfTotalHardSets,
  findWeeksWithTooFewMainLifts,
  mainAndFinisherExerciseSlugsOfWeeks,
  findIdenticalSessions,
  findLargeMuscleSetsOutOfRange,
  maxShareOfExercisesFromBlockBefore,
  shareOfExercisesFromBlockBefore,
  type BlockWeek,
} from '../../../domain/plans/block-rules.ts';
import { canTrainLineAtHome } from '../../../domain/plans/home-version.ts';
import { exercisesInDayPartsOfChosenKinds } from '../../../domain/plans/programme-totals.ts';
import { sessionLengthsStatedIn } from '../../../domain/plans/session-lengths-stated-in.ts';
import {
  allowedHardSetsPerMuscleInWeek,
  weeksPerYearPlanBlock,
  type YearPlanBlockNameAndWeeklySets,
  type YearPlanCategoryWithDaysAWeek,
} from '../../../domain/plans/year-plan-blocks.ts';
import type { ExerciseLibrary } from '../../../domain/workout-notation/names/exercise-library.ts';
import type { WorkoutPlan } from '../../../domain/workout-notation/plan.ts';
import type { PartialEntryOf } from '../../model/entry.ts';
import { toContentError } from '../content-error.ts';

/** A block in one version, as it stands in its entry. */
export type YearBlockWithPlan = {
  readonly entry: PartialEntryOf<'memberPlan'>;
  readonly block: YearPlanBlockNameAndWeeklySets;
  readonly version: YearPlanCategoryWithDaysAWeek;
  readonly plan: WorkoutPlan;
};

/** What the rules need besides the block. */
export type LibraryAndYearBlockBefore = {
  readonly library: ExerciseLibrary;
  /** The slugs of the squat, the bench press and the deadlift. */
  readonly mainLifts: readonly string[];
  /** The same version's block before; undefined for the first. */
  readonly before: WorkoutPlan | undefined;
};

/** With two days a week, one of the three main lifts may miss a week. */
const leastLifts = (version: YearPlanCategoryWithDaysAWeek, mainLifts: readonly string[]): number =>
  version.days === 2 ? mainLifts.length - 1 : mainLifts.length;

const rounded = (sets: number): string => String(Math.round(10 * sets) / 10);

type Problem = { readonly problem: string; readonly remedy: string };

const findWrongSize = (
  weeks: readonly BlockWeek[],
  { days }: YearPlanCategoryWithDaysAWeek,
): readonly Problem[] =>
  weeks.length === weeksPerYearPlanBlock && weeks.every((week) => week.days.length === days)
    ? []
    : [
        {
          problem: `it has ${weeks.length} weeks, with ${[...new Set(weeks.map((week) => week.days.length))].join(' or ')} days in each`,
          remedy: `write ${weeksPerYearPlanBlock} weeks of ${days} days`,
        },
      ];

const findSetProblems = (
  weeks: readonly BlockWeek[],
  { block, version }: Pick<YearBlockWithPlan, 'block' | 'version'>,
): readonly Problem[] => [
  ...findLargeMuscleSetsOutOfRange(weeks, (week) =>
    allowedHardSetsPerMuscleInWeek(block, version, week),
  ).map(({ week, muscle, sets, allowed }) => ({
    problem: `week ${week} has ${rounded(sets)} hard sets for the ${muscle}, and the article “how-many-sets-a-week” says ${allowed.from} to ${allowed.to}`,
    remedy: 'add or take sets, or change an exercise',
  })),
  ...findSteepRisesOfTotalHardSets(weeks).map(({ week, from, to }) => ({
    problem: `the hard sets rise from ${rounded(from)} to ${rounded(to)} in week ${week}, by more than a fifth`,
    remedy: 'add fewer sets, or put an easy week before it',
  })),
  ...findBrokenEasyWeekRhythm(weeks).map((week) => ({
    problem: `week ${week} breaks the rhythm of an easy week every fourth to sixth`,
    remedy: 'move the easy week, or make it easier',
  })),
];

const findSessionProblems = (
  weeks: readonly BlockWeek[],
  { entry, version }: Pick<YearBlockWithPlan, 'entry' | 'version'>,
  mainLifts: readonly string[],
): readonly Problem[] => {
  const [lead = ''] = (entry.fields.content ?? '').split('```');
  const minutes = weeks.flatMap((week) => week.minutes);
  return [
    ...findWeeksWithTooFewMainLifts(weeks, mainLifts, leastLifts(version, mainLifts)).map(
      ({ week, missing }) => ({
        problem: `week ${week} trains no ${missing.join(' and no ')}`,
        remedy: 'train each main lift every week, with two days a week two of the three',
      }),
    ),
    ...findIdenticalSessions(weeks).map((alike) => ({
      problem: `${alike.map(({ week, day }) => `week ${week}, day ${day}`).join(' and ')} are alike in exercises, sets and effort`,
      remedy: 'change one of them: nobody pays for the same session twice',
    })),
    ...(areMinutesAsStated(weeks, sessionLengthsStatedIn(lead))
      ? []
      : [
          {
            problem: `its sessions take ${Math.min(...minutes)} to ${Math.max(...minutes)} minutes, and the text above the plan says something else`,
            remedy: 'state the shortest and the longest, to five minutes',
          },
        ]),
  ];
};

const findHomeProblems = (
  weeks: readonly BlockWeek[],
  library: ExerciseLibrary,
): readonly Problem[] => {
  const lines = weeks.flatMap(({ days }) =>
    days.flatMap((day) => exercisesInDayPartsOfChosenKinds(day, () => true)),
  );
  const without = lines.filter((line) => !canTrainLineAtHome(line, library));
  return [...new Set(without.map(({ name }) => name))].map((name) => ({
    problem: `a line of ${name} names no version that can be done at home`,
    remedy:
      'write one in its note, such as (home: goblet squat), that needs dumbbells or a band at most',
  }));
};

/** The ways in which a block of The Year would be filler. */
export const findYearBlockErrors = (
  { entry, block, version, plan }: YearBlockWithPlan,
  { library, mainLifts, before }: LibraryAndYearBlockBefore,
): readonly ContentFault[] => {
  const weeks = blockWeeksOf(plan, library);
  const kept =
    before === undefined
      ? 0
      : shareOfExercisesFromBlockBefore(
          mainAndFinisherExerciseSlugsOfWeeks(weeks),
          mainAndFinisherExerciseSlugsOfWeeks(blockWeeksOf(before, library)),
        );
  const wrongSize = findWrongSize(weeks, version);
  const problems =
    wrongSize.length > 0
      ? wrongSize
      : [
          ...findSetProblems(weeks, { block, version }),
          ...findSessionProblems(weeks, { entry, version }, mainLifts),
          ...findHomeProblems(weeks, library),
          ...(kept > maxShareOfExercisesFromBlockBefore
            ? [
                {
                  problem: `${Math.round(100 * kept)}% of its exercises were in the block before`,
                  remedy: 'exchange some: at most 60% may stay',
                },
              ]
            : []),
        ];
  return problems.map(({ problem, remedy }) => toContentError(entry, 'content', problem, remedy));
};
