import * as v from 'valibot';
import { LiveBuildFileSchema, liveBuildPath } from '../../domain/site-builds/live-build.ts';
import { outsideSystemTimeoutsMs } from '../../domain/timeouts.ts';

/**
 * Reads the id of the public site's build. Undefined if it is unknown: the site is down, or its
 * build doesn't send reports.
 */
export type FetchLiveBuildId = () => Promise<string | undefined>;

/** Reads the file that each build writes into the public site. */
export const createFetchLiveBuildId =
  (siteUrl: string, send: typeof fetch = fetch): FetchLiveBuildId =>
  async () => {
    try {
      const answer = await send(`${siteUrl}${liveBuildPath}`, {
        headers: { 'cache-control': 'no-cache' },
        signal: AbortSignal.timeout(outsideSystemTimeoutsMs.liveBuild),
      });
      const result = v.safeParse(LiveBuildFileSchema, answer.ok ? await answer.json() : undefined);
      return result.success ? result.output.buildId : undefined;
    } catch {
      return undefined;
    }
  };
