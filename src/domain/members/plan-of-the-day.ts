import type { MemberPlanSummary } from './member-plan.ts';

const dayInMilliseconds = 24 * 60 * 60 * 1000;

/**
 * The suggested plan for a day of the local calendar. Every plan gets its turn. Undefined if there
 * are none.
 */
export const planOfTheDay = (
  plans: readonly MemberPlanSummary[],
  now: Date,
): MemberPlanSummary | undefined => {
  const offsetMinutes = now.getTimezoneOffset();
  const days = Math.floor((now.getTime() - offsetMinutes * 60_000) / dayInMilliseconds);
  return plans[days % Math.max(1, plans.length)];
};
