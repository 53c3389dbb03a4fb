const minute = 60_000;

/**
 * How long each stage of a build may take, in milliseconds, before we assume that something went
 * wrong.
 */
export const buildStageTimeoutsMs = {
  /**
   * From the call of the build hook to its start: Netlify runs one build at a time, and another may
   * be queued before it.
   */
  start: 45 * minute,
  /**
   * From its start to its end: Netlify ends a build after 30 minutes, unless a site has bought
   * more.
   */
  end: 60 * minute,
  /** From its end until the host serves it. */
  publish: 20 * minute,
} as const;

/**
 * When the changes that wait are to be built. The first one waits as long as the owner has set
 * (`PUBLISH_EVERY`, in minutes), and whatever is published in the meantime comes with it: each
 * build is a deploy that the host charges for. What somebody asked for is built at once, with
 * everything that waits.
 */
export const buildStartDueAfterFirstChange = (
  { since, isUrgent }: { readonly since: Date; readonly isUrgent: boolean },
  publishEvery: number,
): Date => (isUrgent ? since : new Date(since.getTime() + publishEvery * minute));

/** How many builds in a row may get lost until the last one counts as failed. */
export const lostBuildsUntilFailure = 3;
/** How often a build is retried that failed for a reason other than the content. */
export const maxRetriesOfFailedBuild = 3;

/**
 * When to call the build hook again after `tries` failed calls: after 1, 2, 4, … minutes, 30 at
 * most.
 */
export const nextHookRetryAt = (now: Date, tries: number): Date =>
  new Date(now.getTime() + Math.min(30, 2 ** Math.max(0, tries - 1)) * minute);

/**
 * After how many failed calls, about a quarter of an hour, the editor is told that her build can't
 * begin.
 */
export const failedHookCallsBeforeNotice = 5;

/**
 * When to retry a build that failed for a reason other than the content: after 10, 40 and 160
 * minutes.
 */
export const nextRetryOfFailedBuildAt = (failedAt: Date, failures: number): Date =>
  new Date(failedAt.getTime() + 10 * 4 ** Math.max(0, failures - 1) * minute);

/**
 * How long a change published in Contentful may take to reach its delivery API, in milliseconds. A
 * build waits this long before it reads.
 */
export const contentDeliveryDelayMs = 5000;
