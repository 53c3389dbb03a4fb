const minute = 60_000;
/** How long an e-mail waits after its first, second and each later failed try. */
const waits: readonly number[] = [1, 3, 10, 30, 60, 180, 360].map((minutes) => minutes * minute);
const longestWait = 360 * minute;

/** When an e-mail is tried again that has been tried `tries` times. It is never given up. */
export const nextTryAfter = (failedAt: Date, tries: number): Date =>
  new Date(failedAt.getTime() + (waits[Math.max(tries, 1) - 1] ?? longestWait));
