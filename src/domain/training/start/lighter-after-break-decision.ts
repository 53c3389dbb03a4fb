import type { FollowedPlan } from '../log.ts';
import type { WeekAndDay } from '../plan/plan-line.ts';
import type { AdviceAfterBreak } from '../progression/after-a-break.ts';
import {
  beginComeback,
  endComeback,
  percentOfOwnWeightsInPlanWeek,
} from '../progression/coming-back.ts';
import { isSameWeekAndDay } from '../progression/follow.ts';

/** How a session after a break begins. */
export type LighterAfterBreakShareAndPlan = {
  /** The percentage of the lifter’s weights that is offered for the day; 100 if nothing is. */
  readonly share: number;
  /** Whether the session uses that percentage. */
  readonly isLighter: boolean;
  /** The plan with that decision applied; undefined if the lifter follows none. */
  readonly followed: FollowedPlan | undefined;
};

/**
 * Decides whether a session is lighter after a break. `ticked` is what the lifter has chosen on the
 * page; undefined until she has chosen. Going where the advice sent her means accepting it, and
 * after that she stays lighter until she says otherwise.
 */
export const decideLighterByAdviceAndChoice = (
  followed: FollowedPlan | undefined,
  { week, day }: WeekAndDay,
  advice: AdviceAfterBreak,
  ticked: boolean | undefined,
): LighterAfterBreakShareAndPlan => {
  if (followed === undefined) return { share: 100, isLighter: false, followed };
  const { percent, weeks } = advice ?? {};
  const at = { week, day };
  const lighter =
    percent === undefined ? followed : beginComeback(followed, at, { percent, weeks });
  const share = percentOfOwnWeightsInPlanWeek(lighter, week);
  const isThere = advice !== undefined && isSameWeekAndDay(advice.to, at);
  const isLighter = share < 100 && (ticked ?? (isThere || followed.comingBack !== undefined));
  return { share, isLighter, followed: isLighter ? lighter : endComeback(followed) };
};
