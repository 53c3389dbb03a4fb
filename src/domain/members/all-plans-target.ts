import { routes } from '../routes.ts';

/** What the menu claims: "100+ plans". `tests/pages/plan-counts.test.ts` counts whether there are as many. */
export const claimedPlans = 100;

/** The id of the sentence that counts all plans. */
export const allPlansId = 'all-plans';

/** Where that claim leads. */
export const allPlansTarget = `${routes.workoutPlans}#${allPlansId}`;
