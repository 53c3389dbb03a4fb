import type { ExerciseFacts } from '../exercise-facts.ts';
import { kitAndMaximumsAfterAddingMax } from '../my-weights/maxes.ts';
import { typicalGymKitWithoutMaximums } from '../my-weights/kit-and-maximums.ts';
import { findPlanDayProgressedToWeek, linesOfDay } from '../plan/plan-line.ts';
import type { PlanPagePathAndIndex, PlanPathWeekAndDay } from '../plan/plan-place.ts';
import type { Step } from '../session/step.ts';
import { stepsOfPlanDay } from '../steps/steps.ts';
import type { WorkoutPlan } from '../../workout-notation/plan.ts';

/** The best single of the example, in kilograms. */
const exampleMaximum = 60;

/**
 * The first lift of a free plan, set by set, with the weights of somebody whose best single is
 * known.
 */
export type SampleLift = {
  readonly place: PlanPathWeekAndDay;
  /** The name of the day; empty if it has none. */
  readonly day: string;
  readonly exercise: ExerciseFacts;
  /** The part of the best single that the first set asks for, in percent. */
  readonly percent: number;
  /** The best single, in kilograms. */
  readonly maximum: number;
  readonly steps: readonly [Step, ...Step[]];
  /** How many lines of the day come after it. */
  readonly after: number;
};

/**
 * A sample of training with this site: the first lift of a plan's first day, counted from a maximum
 * of 60 kg. Undefined unless that is a barbell lift whose sets are percentages.
 */
export const sampleFirstLiftOfPlan = (
  plan: WorkoutPlan,
  ref: PlanPagePathAndIndex,
  factsOf: (slug: string) => ExerciseFacts | undefined,
): SampleLift | undefined => {
  const [block] = plan.blocks;
  const number = block?.days[0]?.number;
  if (block === undefined || number === undefined) return undefined;
  const day = findPlanDayProgressedToWeek(plan, block.from, number);
  const lines = day === undefined ? [] : linesOfDay(day).filter(({ part }) => part === 'main');
  const [line] = lines;
  if (day === undefined || line?.slug === undefined || line.group !== undefined) return undefined;
  const exercise = factsOf(line.slug);
  const load = line.exercise.sets[0]?.loads.find(({ kind }) => kind === 'percent');
  if (exercise?.loading !== 'barbell' || load?.kind !== 'percent') return undefined;
  const weights = kitAndMaximumsAfterAddingMax(typicalGymKitWithoutMaximums('kg'), {
    exercise: line.slug,
    weight: { value: exampleMaximum, unit: 'kg' },
    on: '2026-01-01',
  });
  const [first, ...others] = stepsOfPlanDay({
    day,
    weights,
    library: new Map([[exercise.slug, exercise]]),
    swaps: [],
    plan,
    progress: {},
    ref,
    withRamp: false,
  }).filter((step) => step.line === line.id);
  return first?.weight === undefined
    ? undefined
    : {
        place: { ...ref, week: block.from, day: number },
        day: day.name,
        exercise,
        percent: load.percent.from,
        maximum: exampleMaximum,
        steps: [first, ...others],
        after: lines.length - 1,
      };
};
