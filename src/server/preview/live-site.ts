import * as v from 'valibot';
import {
  CurrentSiteBuildsAnswerSchema,
  siteBuildApiPaths,
} from '../../domain/site-builds/live-build.ts';
import { outsideSystemTimeoutsMs } from '../../domain/timeouts.ts';
import { jsonAnswer, Refusal } from '../http/answers.ts';
import { Outage } from '../outage.ts';

const outage = (cause: unknown): Outage =>
  new Outage(
    'The public site cannot be asked for its builds.',
    cause,
    'The public site can’t be asked right now. Please try again in a moment.',
  );

/** `GET /api/site-builds`: the public site's answer to the same editor. */
export const fetchBuildsAnswerOfLiveSite = async (
  liveSiteUrl: string,
  token: string,
  fetchUrl: typeof fetch,
): Promise<Response> => {
  let answer: Response;
  let body: unknown;
  try {
    answer = await fetchUrl(`${liveSiteUrl}${siteBuildApiPaths.siteBuilds}`, {
      headers: { authorization: `Bearer ${token}` },
      redirect: 'error',
      signal: AbortSignal.timeout(outsideSystemTimeoutsMs.liveSite),
    });
    body = await answer.json();
  } catch (error) {
    throw outage(error);
  }
  if (answer.status === 401 || answer.status === 403) {
    throw new Refusal(answer.status, 'The public site doesn’t take this login. Log in again.');
  }
  const builds = v.safeParse(CurrentSiteBuildsAnswerSchema, body);
  if (!answer.ok || !builds.success) throw outage(`It answered ${answer.status}.`);
  // A preview can't start builds of the public site.
  return jsonAnswer({ ...builds.output, canBuild: false });
};

/** Requests a new build of the preview from the host. */
export const callPreviewBuildHook = async (
  buildHookUrl: string | undefined,
  fetchUrl: typeof fetch,
): Promise<void> => {
  if (buildHookUrl === undefined) {
    throw new Refusal(409, 'Nobody has set up the building of the preview (BUILD_HOOK_URL).');
  }
  const url = new URL(buildHookUrl);
  url.searchParams.set('trigger_title', 'An editor asked for the preview');
  try {
    const answer = await fetchUrl(url, {
      method: 'POST',
      signal: AbortSignal.timeout(outsideSystemTimeoutsMs.liveSite),
    });
    if (!answer.ok) throw new Error(`The build hook answered ${answer.status}.`);
  } catch (error) {
    throw new Outage(
      'The preview cannot be built again.',
      error,
      'The host doesn’t take the order to build. Please try again in a moment.',
    );
  }
};
