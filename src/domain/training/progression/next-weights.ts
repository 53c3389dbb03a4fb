import type { WorkoutPlan } from '../../workout-notation/plan.ts';
import { exerciseKeyOfLine, type ExerciseKey } from '../exercise-key.ts';
import type { ExerciseFactsBySlug } from '../exercise-facts.ts';
import {
  weightTaggedAsHelpOrAdded,
  isEasierWeight,
  isBodyweightOrAssistedLoading,
} from '../loads/help-and-added-weights.ts';
import { percentOfMaxBeforeWeeklyAddedReps } from '../loads/percent-of-max.ts';
import { nearestLoadableWeightOfKit } from '../loads/round-weight-to-kit-or-why-not.ts';
import { usualBarStepOfLift } from '../loads/usual-step.ts';
import type { KitAndMaximums } from '../my-weights/kit-and-maximums.ts';
import type { FollowedPlan, LoggedSet } from '../log.ts';
import { doesPlanReferToExerciseWeightInWeek } from '../plan/hardest-set-block-of-exercise-in-week.ts';
import type { PlanPathWeekAndDay } from '../plan/plan-place.ts';
import type { SetBlockWithWeight } from '../steps/assign-weights.ts';
import { kilogramsOf, type Weight } from '../weight.ts';
import { decideNextWeight, type NextWeightDecision } from './decide-next-weight.ts';
import { keyOfRepsAndLoads } from './exercise-and-equipment-key.ts';
import { judgeWorkSets } from './judge-sets.ts';
import {
  isWeightInKilogramsOrPercent,
  oneRepMaxBehindPlannedWeights,
  weightOfSetBlockByPlanAndProgress,
  progressWhenPlanStopsAddingReps,
  progressAfterDecision,
  progressWithTargetForNextTime,
  progressWithWeightLifterTook,
} from './progress-after.ts';
import type { LiftProgress, LiftProgressByKey } from './lift-progress.ts';
import { liftProgressUnlessNewMax, typedOneRepMaxOfLift } from './lift-weight.ts';
import { liftsAskedOnDay, type EqualSetsAskedOfLift, type LiftOnDay } from './lifts-on-day.ts';

/**
 * The lifter’s next weight in an exercise, and why, as one sentence that she reads before it
 * applies.
 */
export type NextWeight = {
  /** The lift and the target, which no other next weight of the session has. */
  readonly key: string;
  /** Its key in `FollowedPlan.progress`. */
  readonly lift: string;
  readonly exercise: ExerciseKey;
  /** The share of the maximum that the set asks for; undefined for a lift without a maximum. */
  readonly share: number | undefined;
  /** Whether the plan writes the weight, so that the lifter's only counts if it is lighter. */
  readonly isWritten: boolean;
  readonly weight: Weight;
  readonly perHand: boolean;
  /** The reps to aim for; missing where the plan's own number holds. */
  readonly reps?: number | undefined;
  readonly change: 'up' | 'same' | 'down';
  readonly why: string;
};

type Question = {
  readonly followed: FollowedPlan;
  readonly plan: WorkoutPlan;
  readonly place: PlanPathWeekAndDay;
  readonly sets: readonly LoggedSet[];
  readonly library: ExerciseFactsBySlug;
  readonly weights: KitAndMaximums;
  /** `2026-11-23` */
  readonly today: string;
};

const isSameRange = (
  one: LoggedSet['planned']['reps'],
  other: LoggedSet['planned']['reps'],
): boolean => one?.from === other?.from && one?.to === other?.to;

/** Whether a set was planned at the percentage that a block asks for; true if it asks for none. */
const hasAskedPercent = (
  { percent }: LoggedSet['planned'],
  { loads }: SetBlockWithWeight,
): boolean => {
  const asked = loads.find((load) => load.kind === 'percent');
  return asked === undefined || isSameRange(percent, asked.percent);
};

/** The work sets that match what was asked: its lines, reps, percentage and exercise. */
const matchingSets = (
  asked: EqualSetsAskedOfLift,
  exercise: ExerciseKey,
  sets: readonly LoggedSet[],
): readonly LoggedSet[] => {
  const { amount } = asked.block;
  return sets.filter(
    ({ kind, line, exercise: done, planned, done: { reps, weight } }) =>
      kind === 'work' &&
      asked.lines.includes(line) &&
      done === exercise &&
      amount.kind === 'reps' &&
      isSameRange(planned.reps, amount.reps) &&
      hasAskedPercent(planned, asked.block) &&
      reps !== undefined &&
      weight !== undefined,
  );
};

const changeFrom = (lifted: Weight, next: Weight): NextWeight['change'] => {
  if (isEasierWeight(lifted, next)) return 'up';
  return isEasierWeight(next, lifted) ? 'down' : 'same';
};

type Decided = {
  readonly asked: EqualSetsAskedOfLift;
  readonly lifted: LoggedSet & { readonly done: { readonly weight: Weight } };
  readonly decision: NextWeightDecision;
};

const hasWeight = (set: LoggedSet | undefined): set is Decided['lifted'] =>
  set?.done.weight !== undefined;

const toNextWeight = (
  lift: LiftOnDay,
  { asked: { block, later }, lifted, decision }: Decided,
  progress: LiftProgress,
  weights: KitAndMaximums,
): NextWeight | undefined => {
  const next = later ?? block;
  const { why, reps } = decision;
  if (why === undefined) return undefined;
  const weight = weightOfSetBlockByPlanAndProgress(next, progress, weights) ?? decision.weight;
  return {
    key: `${lift.key}|${keyOfRepsAndLoads(next)}`,
    lift: lift.key,
    exercise: lifted.exercise,
    share: isBodyweightOrAssistedLoading(next.loading)
      ? undefined
      : percentOfMaxBeforeWeeklyAddedReps(next),
    isWritten: isWeightInKilogramsOrPercent(next),
    weight,
    perHand: lifted.perHand,
    ...(reps !== undefined && keyOfRepsAndLoads(next) === keyOfRepsAndLoads(block) && { reps }),
    // A weight that the kit doesn't have comes back as the nearest that it has.
    change: changeFrom(
      weightTaggedAsHelpOrAdded(
        nearestLoadableWeightOfKit(lifted.done.weight, block.loading, weights),
        block.loading,
      ),
      weight,
    ),
    why,
  };
};

/** The progress with the heaviest weight that was lifted, for a plan that refers to that week. */
const withWeek = (
  progress: LiftProgress,
  week: number,
  decided: readonly Decided[],
): LiftProgress => {
  const known = progress.weeks?.[week];
  const [heaviest] = [
    ...(known === undefined ? [] : [known]),
    ...decided.map(({ lifted }) => lifted.done.weight),
  ].toSorted((one, other) => kilogramsOf(other) - kilogramsOf(one));
  return heaviest === undefined
    ? progress
    : { ...progress, weeks: { ...progress.weeks, [week]: heaviest } };
};

type LiftAfter = { readonly progress: LiftProgress; readonly shown: readonly NextWeight[] };

/** The progress in one lift after a session; undefined if the lifter did nothing of it. */
const afterLift = (question: Question, lift: LiftOnDay): LiftAfter | undefined => {
  const { followed, sets, library, weights, today, place } = question;
  const typed = typedOneRepMaxOfLift(lift, weights);
  const facts = lift.slug === undefined ? undefined : library.get(lift.slug);
  const exercise = exerciseKeyOfLine({ id: lift.line, slug: lift.slug }, place);
  const start = typed === undefined ? oneRepMaxBehindPlannedWeights(lift.asked) : undefined;
  let progress: LiftProgress = {
    ...(start !== undefined && { max: start }),
    ...liftProgressUnlessNewMax(followed.progress, lift, weights),
    on: today,
    source: 'sets',
    typed: typed && { weight: typed.weight, on: typed.on },
  };
  const { targets } = progress;
  const decided: Decided[] = [];
  for (const asked of lift.asked) {
    const { block, later } = asked;
    const answers = matchingSets(asked, exercise, sets);
    const lifted = answers.at(-1);
    if (!hasWeight(lifted)) continue;
    progress = progressWithWeightLifterTook(progress, asked, lifted, weights);
    const verdict = judgeWorkSets(answers, asked.sets, block.loads);
    if (!lift.easesSoon) {
      progress = progressWhenPlanStopsAddingReps(
        progress,
        asked,
        verdict,
        lifted.done.weight,
        weights,
      );
    }
    const target = targets?.[keyOfRepsAndLoads(block)];
    const decision = decideNextWeight({
      verdict,
      lifted: lifted.done.weight,
      fewest: Math.min(...answers.map(({ done }) => done.reps ?? 0)),
      block,
      later: later && {
        ...later,
        weight: weightOfSetBlockByPlanAndProgress(later, progress, weights),
      },
      leads: asked.leads,
      easesSoon: lift.easesSoon,
      streak: target?.streak ?? 0,
      aim: target?.aim?.reps,
      step: usualBarStepOfLift(facts, block.loading, weights),
      weights,
    });
    const decidedFor = decision.of === 'later' && later !== undefined ? later : block;
    // Lighter sets that went well don't end what a heavier one is held at.
    if (decision.keeps !== 'plan' || asked.leads) {
      progress = progressAfterDecision(progress, decision, decidedFor, weights);
    }
    // The next week may ask for another effort, while another day asks for the same again.
    progress = progressWithTargetForNextTime(progress, block, decision);
    if (later !== undefined) progress = progressWithTargetForNextTime(progress, later, decision);
    decided.push({ asked, lifted, decision });
  }
  if (doesPlanReferToExerciseWeightInWeek(question.plan, lift.slug, place.week)) {
    progress = withWeek(progress, place.week, decided);
  }
  return decided.length === 0
    ? undefined
    : {
        progress,
        shown: decided.flatMap((one) => toNextWeight(lift, one, progress, weights) ?? []),
      };
};

/**
 * The lifter’s progress after a session that was finished as planned, and her next weights; lifts
 * that she did nothing of stay as they were.
 */
export const progressAndNextWeights = (
  question: Question,
): { readonly progress: LiftProgressByKey; readonly shown: readonly NextWeight[] } => {
  let { progress } = question.followed;
  const shown: NextWeight[] = [];
  for (const lift of liftsAskedOnDay(question)) {
    const found = afterLift(question, lift);
    if (found === undefined) continue;
    progress = { ...progress, [lift.key]: found.progress };
    shown.push(...found.shown);
  }
  return { progress, shown };
};
