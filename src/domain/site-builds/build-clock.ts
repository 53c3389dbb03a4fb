const minute = 60_000;

/** How long each stage of a build may take, in milliseconds, before something has gone wrong with it. */
export const patience = {
  /** From the call of the build hook to its start: Netlify runs one build at a time, and another may be before it. */
  start: 45 * minute,
  /** From its start to its end: Netlify ends a build after 30 minutes, unless a site has bought more. */
  end: 60 * minute,
  /** From its end until the host serves it. */
  publish: 20 * minute,
} as const;

/** How often a build that nobody hears of again is asked for anew. */
export const maxLosses = 3;
/** How often a build is tried again that failed for another reason than the content. */
export const maxRepeats = 3;

/** When the build hook is called again that could not be called `tries` times: after 1, 2, 4, … minutes, 30 at most. */
export const nextHookCall = (now: Date, tries: number): Date =>
  new Date(now.getTime() + Math.min(30, 2 ** Math.max(0, tries - 1)) * minute);

/** After how many calls in vain, a quarter of an hour, the editor is told that her build can't begin. */
export const callsInVain = 5;

/** When a build that failed for another reason than the content is tried again: after 10, 40 and 160 minutes. */
export const nextRepeat = (failedAt: Date, failures: number): Date =>
  new Date(failedAt.getTime() + 10 * 4 ** Math.max(0, failures - 1) * minute);

/** How long what Contentful has published may take to reach its delivery API, in milliseconds. A build waits for it before it reads. */
export const settlingTime = 5000;
