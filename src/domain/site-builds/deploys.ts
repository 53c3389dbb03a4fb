/**
 * The production deploys of a month, and how many the owner's plan at the host allows
 * (`DEPLOYS_A_MONTH`).
 */
export type MonthlyDeployCountAndLimit = { readonly count: number; readonly allowed: number };

/**
 * What Netlify's free plan allows, if nothing else used its credits: 300 credits a month, at 15 a
 * deploy.
 */
export const defaultDeploysAMonth = 20;

/**
 * From which share of what the plan allows the owner is warned: she still has a week to change
 * something.
 */
const warningShare = 0.7;

/** Whether so much of a month's deploys is used up that the owner is to know. */
export const areDeploysRunningOut = ({ count, allowed }: MonthlyDeployCountAndLimit): boolean =>
  count >= warningShare * allowed;
