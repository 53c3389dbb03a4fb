/**
 * The build that a tab shows, as the worker knows it: its own, another one, or it hasn't seen the
 * tab open.
 */
export type TabBuildMatch = 'own' | 'other' | 'unknown';

export const classifyTabBuildAgainstOwn = (
  build: string | undefined,
  own: string,
): TabBuildMatch => {
  if (build === undefined) return 'unknown';
  return build === own ? 'own' : 'other';
};

/**
 * - `leave`: as if there were no worker.
 * - `kept`: what is kept; if it is gone, from the network.
 * - `network, then kept`: from the network; what is kept if that fails.
 * - `network for a while, then kept`: likewise, and also if it takes too long.
 * - `own build only`: from the network, and refused if it is of another build, so that Gatsby loads
 *   the page as a whole.
 */
export type AnswerStrategy =
  | 'leave'
  | 'kept'
  | 'network, then kept'
  | 'network for a while, then kept'
  | 'own build only';

/** How a page is answered that is opened. A newer worker waits when another build is online. */
export const answerStrategyForPage = (page: {
  readonly isKept: boolean;
  readonly livesOnDevice: boolean;
  readonly hasNewerWorker: boolean;
}): AnswerStrategy => {
  if (!page.isKept) return 'network, then kept';
  return page.livesOnDevice && !page.hasNewerWorker ? 'kept' : 'network for a while, then kept';
};

/**
 * How data are answered that Gatsby asks for. Two builds never mix: a tab gets what is kept only if
 * it shows the worker's build, and then nothing of another one, once the file is kept by which
 * Gatsby would notice that itself.
 */
export const answerStrategyForPageData = (data: {
  readonly tab: TabBuildMatch;
  readonly isKept: boolean;
  readonly hasCopy: boolean;
}): AnswerStrategy => {
  if (data.tab === 'other') return 'leave';
  if (data.tab === 'unknown') return 'network, then kept';
  if (data.isKept) return 'kept';
  return data.hasCopy ? 'own build only' : 'leave';
};

/** How a file is answered that our own code asks for. */
export const answerStrategyForOurFetchByTabBuild = (tab: TabBuildMatch): AnswerStrategy => {
  if (tab === 'other') return 'leave';
  return tab === 'own' ? 'kept' : 'network, then kept';
};

/**
 * Whether a worker that waits may take over. It deletes the older copy, so no tab may show the
 * older build: its session would miss the scripts that it hasn't loaded. Undefined is a tab whose
 * build nobody knows.
 */
export const mayNewWorkerTakeOver = (tabs: readonly (string | undefined)[], own: string): boolean =>
  tabs.every((build) => build === own);
