/**
 * For how many days after a right has opened the welcome and the guide to the first week are news:
 * the clock may have stood still.
 */
export const newRightDays = 7;

const dayMs = 24 * 60 * 60 * 1000;

/** Whether a right has opened lately. */
export const hasRightOpenedLately = (opensAt: Date, now: Date): boolean =>
  opensAt <= now && now.getTime() - opensAt.getTime() < newRightDays * dayMs;
