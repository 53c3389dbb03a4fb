import type { FollowedPlan } from '../log.ts';
import { hasTrainedPlan } from './follow.ts';

const dayMs = 86_400_000;

/** From this many days without a session it is a break. A coach's rule. */
const breakDays = 7;

/** How many days ago the lifter last trained a plan; `today` as `2026-11-23`. */
export const daysSincePlanTrained = ({ touchedOn }: FollowedPlan, today: string): number =>
  Math.round((Date.parse(today) - Date.parse(touchedOn)) / dayMs);

/**
 * Whether the lifter comes back to a plan after a break (`adviseOnFollowedPlanIfAfterBreak` has the
 * advice).
 */
export const isAfterBreak = (followed: FollowedPlan, today: string): boolean =>
  followed.state !== 'finished' &&
  hasTrainedPlan(followed) &&
  daysSincePlanTrained(followed, today) >= breakDays;
