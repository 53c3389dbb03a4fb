import {
  addSetsToMuscleSums,
  canPartHaveHardSets,
  maxAmrapRoundsCounted,
  muscleSetsMostFirst,
  type MuscleSetCount,
} from '../../workout-notation/totals/hard-sets.ts';
import { partKinds, type Load, type WorkoutPlan } from '../../workout-notation/plan.ts';
import { isEasySet } from '../../workout-notation/totals/set-effort.ts';
import {
  hardSetsByMuscleOfDay,
  sumSetsByMuscleOverDays,
} from '../../workout-notation/totals/totals.ts';
import { slugInLibraryWithOwnExercises } from '../exercise-key.ts';
import type { ExerciseFactsBySlug } from '../exercise-facts.ts';
import type { LoggedSet } from '../log.ts';
import type { Muscle } from '../muscles.ts';
import { planBlockContainingWeek } from '../plan/plan-line.ts';
import { blockDaysProgressedToWeek } from '../../workout-notation/week.ts';

/**
 * The effort or percentage of a logged set, as a plan writes it: the lifter’s own rating, otherwise
 * what the plan asked for.
 */
const ratingsOf = ({ done, planned: { effort, percent } }: LoggedSet): readonly Load[] => {
  const felt = done.effort ?? effort;
  const range = { from: felt?.value ?? 0, to: felt?.value ?? 0 };
  if (felt?.kind === 'rpe') return [{ kind: 'rpe', rpe: range }];
  if (felt?.kind === 'rir') return [{ kind: 'rir', reps: range }];
  return percent === undefined ? [] : [{ kind: 'percent', percent }];
};

const partOf = ({ line }: LoggedSet): (typeof partKinds)[number] =>
  partKinds.find((part) => line.startsWith(`${part}.`)) ?? 'main';

/**
 * How much a set counts: 0 if it is easy or nobody rated it, half for one of two sides, otherwise
 * 1.
 */
const countOf = (set: LoggedSet): number => {
  const loads = ratingsOf(set);
  if (set.kind !== 'work' || !canPartHaveHardSets(partOf(set)) || isEasySet({ loads })) return 0;
  if (set.planned.unrated === true && loads.length === 0) return 0;
  if ((set.planned.amrapRound ?? 1) > maxAmrapRoundsCounted) return 0;
  return set.side === undefined ? 1 : 1 / 2;
};

/**
 * The hard sets by muscle of logged sets, by the rule of `hard-sets.ts`: most first. Exercises
 * outside the library count for no muscle.
 */
export const hardSetsByMuscleOfLoggedSets = (
  sets: readonly LoggedSet[],
  library: ExerciseFactsBySlug,
): readonly MuscleSetCount[] => {
  const sums = new Map<Muscle, number>();
  for (const set of sets) {
    const slug = slugInLibraryWithOwnExercises(set.exercise);
    const known = slug === undefined ? undefined : library.get(slug);
    const count = known === undefined ? 0 : countOf(set);
    if (known !== undefined && count > 0) addSetsToMuscleSums(sums, known, count);
  }
  return muscleSetsMostFirst(sums);
};

/**
 * The hard sets by muscle that a calendar week of a plan asks for, with its progressions applied:
 * most first.
 */
export const hardSetsByMuscleAskedByPlanWeek = (
  plan: WorkoutPlan,
  week: number,
  library: ExerciseFactsBySlug,
): readonly MuscleSetCount[] => {
  const block = planBlockContainingWeek(plan, week);
  if (block === undefined) return [];
  return sumSetsByMuscleOverDays(
    blockDaysProgressedToWeek(block, week).map((day) => ({
      setsByMuscle: hardSetsByMuscleOfDay(day, (slug) => library.get(slug)),
    })),
  );
};
