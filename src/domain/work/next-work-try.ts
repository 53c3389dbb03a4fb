const minute = 60_000;
/** The waits before work is retried, after its first, second and each later failed try. */
const waits: readonly number[] = [1, 3, 10, 30, 60, 180, 360].map((minutes) => minutes * minute);
const longestWait = 360 * minute;

/** When to retry work that has been tried `tries` times. There is no last try. */
export const nextWorkTryAt = (failedAt: Date, tries: number): Date =>
  new Date(failedAt.getTime() + (waits[Math.max(tries, 1) - 1] ?? longestWait));
