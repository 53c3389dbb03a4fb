import type { WorkoutPlan } from '../../workout-notation/plan.ts';
import type { ExerciseFactsBySlug } from '../exercise-facts.ts';
import type { KitAndMaximums } from '../my-weights/kit-and-maximums.ts';
import type { FollowedPlan, LoggedSessionWithoutSets, LoggedSet } from '../log.ts';
import { weekAndDayPairsOfPlan, type WeekAndDay } from '../plan/plan-line.ts';
import { planKeyOf } from '../plan/plan-address.ts';
import { endComebackIfAtFullWeights, keepComebackPercentOnWeekJump } from './coming-back.ts';
import { isEarlierWeekAndDay } from './follow.ts';
import { progressAndNextWeights, type NextWeight } from './next-weights.ts';

/**
 * The plan after a session: the lifter’s next day, and her next weights. A trimmed session never
 * counts against her.
 */
export type PlanUpdateAfterSession = {
  readonly plan: FollowedPlan;
  readonly nextWeights: readonly NextWeight[];
};

export type PlanUpdateInputs = {
  readonly followed: FollowedPlan;
  readonly plan: WorkoutPlan;
  readonly session: LoggedSessionWithoutSets;
  readonly sets: readonly LoggedSet[];
  /** Empty if it can’t be loaded: then her weights stay, as nobody knows what her kit can load. */
  readonly library: ExerciseFactsBySlug;
  readonly weights: KitAndMaximums;
  /** `2026-11-23` */
  readonly today: string;
};

/** The day after another one; undefined at the end of the plan. */
export const nextPlanDayAfter = (plan: WorkoutPlan, place: WeekAndDay): WeekAndDay | undefined =>
  weekAndDayPairsOfPlan(plan).find((day) => isEarlierWeekAndDay(place, day));

/** The share of its sets from which a stopped session counts as that day's. A coach's rule. */
const enough = 0.5;

/**
 * Whether a session completes its day. One that ended for the lifter’s health doesn't, so that she
 * can do the day when she is well or move on; nor does one that she stopped before half of it was
 * done.
 */
const countsAsDay = ({ outcome, plannedSets, doneSets }: LoggedSessionWithoutSets): boolean =>
  outcome === 'finished' ||
  (outcome === 'stopped' && doneSets > 0 && doneSets >= enough * plannedSets);

/** The lifter’s place after a day. Repeating a day doesn't take her back. */
const moved = (question: PlanUpdateInputs, place: WeekAndDay): FollowedPlan => {
  const { followed, plan, session, today } = question;
  const { week, day } = place;
  const active: FollowedPlan = { ...followed, state: 'active', touchedOn: today };
  if (!countsAsDay(session)) return active;
  const done = [...followed.done, { week, day, session: session.id }];
  if (isEarlierWeekAndDay(place, followed.next)) return { ...active, done };
  const there = week === followed.next.week ? active : keepComebackPercentOnWeekJump(active, week);
  const next = nextPlanDayAfter(plan, place);
  return next === undefined
    ? { ...there, done, state: 'finished', next: { week, day } }
    : endComebackIfAtFullWeights({ ...there, done, next });
};

/**
 * The lifter’s place after a session, and her next weights, by the rules of `next-weights.ts`. Only
 * a session that was finished as planned changes her weights: after one that was trimmed, stopped,
 * or lighter after a break, they stay as they were. Calling it twice for a session changes nothing
 * the second time.
 */
export const planUpdateAfterSession = (question: PlanUpdateInputs): PlanUpdateAfterSession => {
  const { followed, session } = question;
  const { place } = session;
  const isKnown = followed.done.some((done) => done.session === session.id);
  if (place === undefined || planKeyOf(place) !== followed.key || isKnown) {
    return { plan: followed, nextWeights: [] };
  }
  const plan = moved(question, place);
  const { outcome, notToday, comingBack } = session;
  const isWhole = outcome === 'finished' && notToday === undefined && comingBack === undefined;
  if (!isWhole || question.library.size === 0) {
    return { plan, nextWeights: [] };
  }
  const next = progressAndNextWeights({ ...question, place });
  return {
    plan: { ...plan, progress: next.progress },
    nextWeights: next.shown,
  };
};
