import type { FollowedPlan } from '../log.ts';
import { hasTrained } from './follow.ts';

const dayMs = 86_400_000;

/** From so many days without a session on it is a break. A coach's rule. */
const breakDays = 7;

/** How many days she hasn't trained a plan; `today` as `2026-11-23`. */
export const daysAway = ({ touchedOn }: FollowedPlan, today: string): number =>
  Math.round((Date.parse(today) - Date.parse(touchedOn)) / dayMs);

/** Whether she comes back to a plan after a break (`adviceAfterBreak` says what it means). */
export const isBreak = (followed: FollowedPlan, today: string): boolean =>
  followed.state !== 'finished' && hasTrained(followed) && daysAway(followed, today) >= breakDays;
