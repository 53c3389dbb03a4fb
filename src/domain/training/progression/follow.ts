import type { WorkoutPlan } from '../../workout-notation/plan.ts';
import type { FollowedPlan } from '../log.ts';
import { outlineOf } from '../outline.ts';
import { daysOfPlan, type DayPlace } from '../plan-line.ts';
import { isMemberPlan, planKey, type PlanRef } from '../plan-place.ts';
import { exercisesIn } from '../../workout-notation/exercises-in.ts';
import { comingBackAt } from './coming-back.ts';

export { changesBetween, type PlanChange } from './changes.ts';

/** Whether a day of a plan comes before another one. */
export const isBefore = (one: DayPlace, other: DayPlace): boolean =>
  one.week < other.week || (one.week === other.week && one.day < other.day);

export const isSameDay = (one: DayPlace, other: DayPlace): boolean =>
  one.week === other.week && one.day === other.day;

/** Whether she has trained a plan since she began to follow it, also if she has started it again since. */
export const hasTrained = ({ done, touchedOn, startedOn }: FollowedPlan): boolean =>
  done.length > 0 || touchedOn !== startedOn;

/** A day that the plan has: the one that is asked for, or the nearest before it, or the first. */
export const nearestDay = (plan: WorkoutPlan, place: DayPlace): DayPlace => {
  const days = daysOfPlan(plan);
  return days.findLast((day) => !isBefore(place, day)) ?? days[0] ?? { week: 1, day: 1 };
};

const firstDay = (plan: WorkoutPlan): DayPlace => nearestDay(plan, { week: 0, day: 0 });

export type FollowQuestion = {
  readonly ref: PlanRef;
  readonly title: string;
  readonly plan: WorkoutPlan;
  readonly version: string;
  /** As `2026-11-23`. */
  readonly today: string;
};

/** Begins to follow a plan at its first day, or where she says. Of a member plan no word is kept, its title neither. */
export const follow = (
  { ref, title, plan, version, today }: FollowQuestion,
  from?: DayPlace,
): FollowedPlan => ({
  path: ref.path,
  index: ref.index,
  key: planKey(ref),
  ...(isMemberPlan(ref) ? {} : { title }),
  version,
  outline: outlineOf(plan),
  state: 'active',
  next: from === undefined ? firstDay(plan) : nearestDay(plan, from),
  startedOn: today,
  touchedOn: today,
  done: [],
  swaps: [],
  nextWeights: {},
});

/**
 * Moves her to another day of the plan that she follows. Days that she has done stay done, and a plan at its end goes on. The day on which
 * she last trained stays too: a move after a break doesn't end it, and who is coming back has no more of her weights by it.
 */
export const moveTo = (followed: FollowedPlan, to: DayPlace): FollowedPlan => {
  const next = nearestDay(followed.outline, to);
  return {
    ...comingBackAt(followed, next.week),
    next,
    state: followed.state === 'finished' ? 'active' : followed.state,
  };
};

/** Puts a plan aside; her place stays, and so does the day on which she last trained. */
export const pause = (followed: FollowedPlan): FollowedPlan =>
  followed.state === 'active' ? { ...followed, state: 'paused' } : followed;

/** Goes on with a plan that she has put aside. How long the break was still counts: what comes next is advised by it. */
export const resume = (followed: FollowedPlan): FollowedPlan =>
  followed.state === 'paused' ? { ...followed, state: 'active' } : followed;

/**
 * Starts again from the first day. What she has lifted stays in the log, and her swaps stay, because her kit is the same. The weights that
 * the end of the plan led to don't: the first week is written lighter. The day on which she last trained stays, so that a long break is still
 * known; who is coming back after one goes on doing so, a week further where the plan was at its end.
 */
export const startAgain = (
  followed: FollowedPlan,
  plan: WorkoutPlan,
  today: string,
): FollowedPlan => {
  const next = nearestDay(followed.outline, firstDay(plan));
  const { comingBack } = comingBackAt(followed, next.week);
  return {
    ...followed,
    state: 'active',
    next,
    startedOn: today,
    touchedOn: hasTrained(followed) ? followed.touchedOn : today,
    comingBack:
      comingBack === undefined || followed.state !== 'finished'
        ? comingBack
        : { ...comingBack, week: comingBack.week - 1 },
    done: [],
    nextWeights: {},
    nextReps: undefined,
    streaks: undefined,
  };
};

/**
 * Takes the new version of a plan: her place stays where the new plan still has it, or moves to the nearest day before. The days that she
 * has done stay done; a swap for an exercise that is gone is dropped.
 */
export const takeVersion = (
  followed: FollowedPlan,
  plan: WorkoutPlan,
  version: string,
): FollowedPlan => {
  const slugs = new Set(exercisesIn(plan).map(({ slug }) => slug));
  return {
    ...followed,
    version,
    outline: outlineOf(plan),
    next: nearestDay(plan, followed.next),
    swaps: followed.swaps.filter(({ from }) => slugs.has(from)),
  };
};
