import type { ExerciseFactsBySlug } from '../exercise-facts.ts';
import type { KitAndMaximums } from '../my-weights/kit-and-maximums.ts';
import type { FollowedPlan } from '../log.ts';
import { findPlanDayProgressedToWeek, planBlockContainingWeek } from '../plan/plan-line.ts';
import type { PlanPathWeekAndDay } from '../plan/plan-place.ts';
import { changesBetweenPlanVersions, type EditorsPlanChange } from '../progression/changes.ts';
import {
  createFollowedPlan,
  moveFollowedPlanToDay,
  resumePlanIfPaused,
  adoptNewPlanVersion,
} from '../progression/follow.ts';
import { isAfterBreak } from '../progression/days-away.ts';
import { percentOfOwnWeightsInPlanWeek } from '../progression/coming-back.ts';
import { oneRepMaxesTypedSinceTrained } from '../progression/lift-weight.ts';
import { sessionStepsAtPercentOfWeights } from '../progression/lighter-after-break.ts';
import type { Step } from '../session/step.ts';
import { stepsOfPlanDay } from '../steps/steps.ts';
import type { PlanDay, WorkoutPlan } from '../../workout-notation/plan.ts';
import type { WorkoutPlanView } from '../../plans/plan-view.ts';
import { lineNamerOfDayByPlanOrSwap, type LineIdAndSlug } from '../session/line-names.ts';

/** A plan as it is on the site now, read from its page or through the gate. */
export type PublishedPlan = { readonly title: string; readonly view: WorkoutPlanView };

type Question = {
  readonly place: PlanPathWeekAndDay;
  readonly plan: PublishedPlan;
  readonly followed: FollowedPlan | undefined;
  readonly weights: KitAndMaximums;
  readonly library: ExerciseFactsBySlug;
};

/**
 * An editor's changes to a plan that she follows; empty if she has the newest version, or only
 * words have changed.
 */
export const planChangesWaiting = ({
  plan: { view },
  followed,
  library,
}: Pick<Question, 'plan' | 'followed' | 'library'>): readonly EditorsPlanChange[] =>
  followed === undefined || followed.version === view.version
    ? []
    : changesBetweenPlanVersions(followed.outline, view.plan, library);

/**
 * The plan that the lifter trains: the newest version, or the one she began while changes await her
 * decision.
 */
export const newestOrBegunPlanVersion = (
  question: Pick<Question, 'plan' | 'followed' | 'library'>,
): { readonly plan: WorkoutPlan; readonly version: string } => {
  const { plan, followed } = question;
  return followed !== undefined && planChangesWaiting(question).length > 0
    ? { plan: followed.outline, version: followed.version }
    : { plan: plan.view.plan, version: plan.view.version };
};

/**
 * Whether there is something to say or to decide before a session: after a break, on the way back
 * from one, about a new version, a lasting swap or a maximum that the lifter has changed.
 */
export const hasNewsOrChoicesBeforeStart = (
  question: Pick<Question, 'plan' | 'followed' | 'library' | 'weights'>,
  today: string,
): boolean => {
  const { followed, weights } = question;
  return (
    followed !== undefined &&
    (isAfterBreak(followed, today) ||
      followed.comingBack !== undefined ||
      followed.swaps.length > 0 ||
      oneRepMaxesTypedSinceTrained(followed.progress, weights).length > 0 ||
      planChangesWaiting(question).length > 0)
  );
};

/** A day of the plan as a session trains it. */
export type PreparedSession = {
  readonly day: PlanDay;
  readonly version: string;
  readonly steps: readonly Step[];
  /** Whether a ramp is possible before the heavy lifts. */
  readonly canRamp: boolean;
  /** Its approximate length and its kit; undefined if the page has no totals for the day. */
  readonly totals: PublishedPlan['view']['totals'][number][number] | undefined;
  readonly nameOf: (named: LineIdAndSlug) => string;
};

export type WarmUpRampChoice = {
  /** Whether a ramp comes before the heavy lifts. */
  readonly withRamp: boolean;
};

/** Prepares the day at a place; undefined if the plan has no such day. */
export const prepareSession = (
  question: Question,
  { withRamp }: WarmUpRampChoice,
): PreparedSession | undefined => {
  const { place, plan: shown, followed, weights, library } = question;
  const { plan, version } = newestOrBegunPlanVersion(question);
  const percent =
    followed === undefined ? 100 : percentOfOwnWeightsInPlanWeek(followed, place.week);
  const day = findPlanDayProgressedToWeek(plan, place.week, place.day);
  if (day === undefined) return undefined;
  const stepsWith = (ramp: boolean): readonly Step[] =>
    stepsOfPlanDay({
      day,
      weights,
      library,
      swaps: followed?.swaps ?? [],
      plan,
      progress: followed?.progress ?? {},
      ref: place,
      withRamp: ramp,
    });
  const ramped = stepsWith(true);
  const steps = withRamp ? ramped : stepsWith(false);
  const block = planBlockContainingWeek(plan, place.week);
  const blockIndex = block === undefined ? -1 : plan.blocks.indexOf(block);
  const dayIndex = block?.days.findIndex(({ number }) => number === place.day) ?? -1;
  // An outline has no names, so the new version's name for the same line is better than a number.
  const named = findPlanDayProgressedToWeek(shown.view.plan, place.week, place.day) ?? day;
  return {
    day,
    version,
    steps:
      percent === 100 ? steps : sessionStepsAtPercentOfWeights(steps, percent, library, weights),
    canRamp: ramped.some(({ kind }) => kind === 'ramp'),
    totals: shown.view.totals[blockIndex]?.[dayIndex],
    nameOf: lineNamerOfDayByPlanOrSwap(named, library),
  };
};

/**
 * The plan that the lifter follows once she begins: a new one, or her current one. A version that
 * only changes words is taken without asking.
 */
export const followedPlanOnceBegun = (
  { place, plan, followed, library }: Omit<Question, 'weights'>,
  today: string,
): FollowedPlan => {
  const { view, title } = plan;
  const at = { week: place.week, day: place.day };
  if (followed === undefined) {
    const ref = { path: place.path, index: place.index };
    return createFollowedPlan({ ref, title, plan: view.plan, version: view.version, today }, at);
  }
  const isOld = followed.version !== view.version;
  const current =
    isOld && planChangesWaiting({ plan, followed, library }).length === 0
      ? adoptNewPlanVersion(followed, view.plan, view.version)
      : followed;
  if (current.state === 'finished') return moveFollowedPlanToDay(current, at);
  return resumePlanIfPaused(current);
};
