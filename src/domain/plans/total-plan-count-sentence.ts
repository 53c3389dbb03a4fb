import { routes } from '../routes.ts';

/**
 * The menu's claim: "100+ plans". `tests/pages/plan-counts.test.ts` checks that there are at least
 * that many.
 */
export const advertisedMinTotalPlanCount = 100;

/** The id of the sentence that states the number of plans. */
export const totalPlanCountSentenceId = 'all-plans';

/** The link of that claim. */
export const totalPlanCountSentenceHref = `${routes.workoutPlans}#${totalPlanCountSentenceId}`;
