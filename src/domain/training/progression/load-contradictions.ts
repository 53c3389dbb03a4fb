import type { WorkoutPlan } from '../../workout-notation/plan.ts';
import type { ExerciseFactsBySlug } from '../exercise-facts.ts';
import { percentOfMaxWithWeeklyAddedReps } from '../loads/percent-of-max.ts';
import type { LoggedSet } from '../log.ts';
import {
  typicalGymKitWithoutMaximums,
  type KitAndMaximums,
} from '../my-weights/kit-and-maximums.ts';
import {
  findPlanDayProgressedToWeek,
  weekAndDayPairsOfPlan,
  type WeekAndDay,
} from '../plan/plan-line.ts';
import { doneInSetIfDoneNow, loggedSetOf } from '../session/logged-set.ts';
import type { ChangedSetFields } from '../session/session.ts';
import type { Step } from '../session/step.ts';
import { stepsOfPlanDay } from '../steps/steps.ts';
import { kilogramsOf, type Weight } from '../weight.ts';
import { keyOfRepsAndLoads } from './exercise-and-equipment-key.ts';
import { createFollowedPlan } from './follow.ts';
import { isWeightIndependentOfMax } from './lifts-on-day.ts';
import { planUpdateAfterSession } from './progression.ts';

/**
 * A line whose sets are harder than a week before with less weight, or easier with more, though the
 * plan doesn't say so.
 */
type LoadContradiction = WeekAndDay & {
  readonly line: string;
  readonly slug: string | undefined;
  readonly before: Weight;
  readonly after: Weight;
  readonly isHarder: boolean;
};

/** A lifter who knows a maximum of every main lift, with the kit of a usual gym. */
export const kitAndMaximumsOfSampleLifter = (library: ExerciseFactsBySlug): KitAndMaximums => ({
  ...typicalGymKitWithoutMaximums('kg'),
  maxes: [...library.values()]
    .filter(({ slug, mainLift }) => slug === mainLift)
    .map(({ slug }) => ({
      exercise: slug,
      weight: { value: 80, unit: 'kg' },
      on: '2026-01-01',
    })),
});

type Shown = { readonly weight: Weight; readonly share: number };

const ref = { path: '/workout-plans/any/', index: 0 };
const today = '2026-01-01';

/** The weight of the first set of each block that follows from a maximum, by its step. */
const shownIn = (steps: readonly Step[]): ReadonlyMap<string, Shown & { readonly step: Step }> => {
  let before: Step | undefined;
  return new Map(
    steps.flatMap((step) => {
      const { weight, loads, part, kind } = step;
      // A plan that writes kilograms, or the weight of another week, says so itself.
      const share = step.amount.kind === 'reps' ? percentOfMaxWithWeeklyAddedReps(step) : undefined;
      const isFirst =
        before?.line !== step.line || keyOfRepsAndLoads(before) !== keyOfRepsAndLoads(step);
      before = step;
      const isMeant =
        isFirst &&
        kind === 'work' &&
        (part === 'main' || part === 'finisher') &&
        !isWeightIndependentOfMax({ loads });
      return weight === undefined || share === undefined || !isMeant
        ? []
        : [[step.id, { weight, share, step }] as const];
    }),
  );
};

/** How a lifter does a set; an empty draft is what was planned. */
export type SimulateDoingSet = (step: Step) => ChangedSetFields;

/** The pairs of a line in two consecutive weeks that have weights, and those that contradict. */
export type WeekToWeekContradictionScan = {
  readonly pairs: number;
  readonly contradictions: readonly LoadContradiction[];
};

/**
 * Trains a plan from its first day to its last, and compares the weights of each line with those of
 * the week before: a harder set never has a lighter weight, nor an easier one a heavier.
 */
export const scanForSetsContradictingWeekBefore = (
  plan: WorkoutPlan,
  library: ExerciseFactsBySlug,
  weights: KitAndMaximums = kitAndMaximumsOfSampleLifter(library),
  does: SimulateDoingSet = () => ({}),
): WeekToWeekContradictionScan => {
  let followed = createFollowedPlan({ ref, title: '', plan, version: '', today });
  let pairs = 0;
  const contradictions: LoadContradiction[] = [];
  const shown = new Map<string, ReadonlyMap<string, Shown>>();
  for (const { week, day } of weekAndDayPairsOfPlan(plan)) {
    const found = findPlanDayProgressedToWeek(plan, week, day);
    if (found === undefined) continue;
    const { progress, swaps } = followed;
    const steps = stepsOfPlanDay({
      day: found,
      weights,
      plan,
      library,
      swaps,
      progress,
      ref,
      withRamp: false,
    });
    const before = shown.get(`${week - 1}/${day}`);
    const now = shownIn(steps);
    shown.set(`${week}/${day}`, now);
    for (const [id, { weight, share, step }] of now) {
      const earlier = before?.get(id);
      if (earlier === undefined) continue;
      pairs += 1;
      const [more, heavier] = [
        share - earlier.share,
        kilogramsOf(weight) - kilogramsOf(earlier.weight),
      ];
      if (more * heavier >= 0) continue;
      contradictions.push({
        week,
        day,
        line: step.line,
        slug: step.slug,
        before: earlier.weight,
        after: weight,
        isHarder: more > 0,
      });
    }
    const id = `${week}/${day}`;
    const place = { ...ref, week, day };
    const sets: LoggedSet[] = [];
    for (const step of steps) {
      sets.push(
        loggedSetOf(
          { id, place },
          step,
          sets.length,
          doneInSetIfDoneNow({ place }, step, sets, does(step)),
        ),
      );
    }
    followed = planUpdateAfterSession({
      followed,
      plan,
      session: {
        id,
        place,
        startedAt: 0,
        endedAt: 1,
        outcome: 'finished',
        plannedSets: sets.length,
        doneSets: sets.length,
      },
      sets,
      library,
      weights,
      today,
    }).plan;
  }
  return { pairs, contradictions };
};
