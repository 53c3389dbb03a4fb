import type { WorkoutPlan } from '../../workout-notation/plan.ts';
import type { FollowedPlan } from '../log.ts';
import { planWithoutWords } from '../plan/outline.ts';
import { weekAndDayPairsOfPlan, type WeekAndDay } from '../plan/plan-line.ts';
import { planKeyOf } from '../plan/plan-address.ts';
import { isMemberPlan, type PlanPagePathAndIndex } from '../plan/plan-place.ts';
import { exercisesOfPlan } from '../../workout-notation/exercises-of-plan.ts';
import { keepComebackPercentOnWeekJump } from './coming-back.ts';
import type { LiftProgressByKey } from './lift-progress.ts';

/** Whether a day of a plan comes before another one. */
export const isEarlierWeekAndDay = (one: WeekAndDay, other: WeekAndDay): boolean =>
  one.week < other.week || (one.week === other.week && one.day < other.day);

export const isSameWeekAndDay = (one: WeekAndDay, other: WeekAndDay): boolean =>
  one.week === other.week && one.day === other.day;

/**
 * Whether the lifter has trained a plan since she first followed it, even if she has started it
 * again since.
 */
export const hasTrainedPlan = ({ done, touchedOn, startedOn }: FollowedPlan): boolean =>
  done.length > 0 || touchedOn !== startedOn;

/** A day that the plan has: the requested one, or the nearest before it, or the first. */
export const planDayAtOrBeforeElseFirst = (plan: WorkoutPlan, place: WeekAndDay): WeekAndDay => {
  const days = weekAndDayPairsOfPlan(plan);
  return days.findLast((day) => !isEarlierWeekAndDay(place, day)) ?? days[0] ?? { week: 1, day: 1 };
};

const firstDay = (plan: WorkoutPlan): WeekAndDay =>
  planDayAtOrBeforeElseFirst(plan, { week: 0, day: 0 });

export type PlanToFollow = {
  readonly ref: PlanPagePathAndIndex;
  readonly title: string;
  readonly plan: WorkoutPlan;
  readonly version: string;
  /** As `2026-11-23`. */
  readonly today: string;
};

/**
 * Begins to follow a plan at its first day, or at the one she picks. No text of a member plan is
 * kept, not even its title.
 */
export const createFollowedPlan = (
  { ref, title, plan, version, today }: PlanToFollow,
  from?: WeekAndDay,
): FollowedPlan => ({
  path: ref.path,
  index: ref.index,
  key: planKeyOf(ref),
  ...(isMemberPlan(ref) ? {} : { title }),
  version,
  outline: planWithoutWords(plan),
  state: 'active',
  next: from === undefined ? firstDay(plan) : planDayAtOrBeforeElseFirst(plan, from),
  startedOn: today,
  touchedOn: today,
  done: [],
  swaps: [],
  progress: {},
});

/**
 * Moves her to another day of the plan that she follows. Days that she has done stay done, and a
 * finished plan becomes active. The day on which she last trained stays too: a move after a break
 * doesn't end it, and gives a lifter who is coming back no more of her weights.
 */
export const moveFollowedPlanToDay = (followed: FollowedPlan, to: WeekAndDay): FollowedPlan => {
  const next = planDayAtOrBeforeElseFirst(followed.outline, to);
  return {
    ...keepComebackPercentOnWeekJump(followed, next.week),
    next,
    state: followed.state === 'finished' ? 'active' : followed.state,
  };
};

/** Pauses a plan; the lifter’s place and the day on which she last trained are kept. */
export const pausePlanIfActive = (followed: FollowedPlan): FollowedPlan =>
  followed.state === 'active' ? { ...followed, state: 'paused' } : followed;

/**
 * Resumes a paused plan. The length of the break still counts for the advice on what comes next.
 */
export const resumePlanIfPaused = (followed: FollowedPlan): FollowedPlan =>
  followed.state === 'paused' ? { ...followed, state: 'active' } : followed;

const progressFromTheStart = (progress: LiftProgressByKey): LiftProgressByKey =>
  Object.fromEntries(
    Object.entries(progress).map(([lift, { max, weight, on, source, typed }]) => [
      lift,
      { max, weight, on, source, typed },
    ]),
  );

/**
 * Starts again from the first day. The log stays, and so do the lifter’s swaps, because her kit is
 * the same. Of her progress the estimated maximums stay: the first week is lighter because it asks
 * for less. What was to come next in a set doesn't. The day on which she last trained stays, so
 * that a long break is still detected; if she is coming back after one, that continues, one week
 * further if the plan had ended.
 */
export const restartPlan = (
  followed: FollowedPlan,
  plan: WorkoutPlan,
  today: string,
): FollowedPlan => {
  const next = planDayAtOrBeforeElseFirst(followed.outline, firstDay(plan));
  const { comingBack } = keepComebackPercentOnWeekJump(followed, next.week);
  return {
    ...followed,
    state: 'active',
    next,
    startedOn: today,
    touchedOn: hasTrainedPlan(followed) ? followed.touchedOn : today,
    comingBack:
      comingBack === undefined || followed.state !== 'finished'
        ? comingBack
        : { ...comingBack, week: comingBack.week - 1 },
    done: [],
    progress: progressFromTheStart(followed.progress),
  };
};

/**
 * Takes the new version of a plan: the lifter keeps her place if the new plan still has it, or
 * moves to the nearest day before. The days that she has done stay done; a swap for an exercise
 * that is gone is dropped.
 */
export const adoptNewPlanVersion = (
  followed: FollowedPlan,
  plan: WorkoutPlan,
  version: string,
): FollowedPlan => {
  const slugs = new Set(exercisesOfPlan(plan).map(({ slug }) => slug));
  return {
    ...followed,
    version,
    outline: planWithoutWords(plan),
    next: planDayAtOrBeforeElseFirst(plan, followed.next),
    swaps: followed.swaps.filter(({ from }) => slugs.has(from)),
  };
};
