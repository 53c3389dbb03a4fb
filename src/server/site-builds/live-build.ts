import * as v from 'valibot';
import { LiveBuildFile, liveBuildPath } from '../../domain/site-builds.ts';

const timeoutMs = 5000;

/** Asks the public site which build it is. Undefined if it can't say: it is down, or was built by nobody who reports. */
export type ReadLiveBuild = () => Promise<string | undefined>;

/** Reads the file that each build writes into the public site. */
export const createReadLiveBuild =
  (siteUrl: string, send: typeof fetch = fetch): ReadLiveBuild =>
  async () => {
    try {
      const answer = await send(`${siteUrl}${liveBuildPath}`, {
        headers: { 'cache-control': 'no-cache' },
        signal: AbortSignal.timeout(timeoutMs),
      });
      const result = v.safeParse(LiveBuildFile, answer.ok ? await answer.json() : undefined);
      return result.success ? result.output.buildId : undefined;
    } catch {
      return undefined;
    }
  };
