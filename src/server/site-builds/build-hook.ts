import { outsideSystemTimeoutsMs } from '../../domain/timeouts.ts';
/**
 * Calls the host's build hook: the host queues a build. Throws HookUnavailable if the host doesn't
 * accept the call.
 */
export type CallBuildHook = (build: {
  readonly buildId: string;
  readonly title: string;
}) => Promise<void>;

/**
 * The host didn't accept the call. The message never contains the hook's address, which is its only
 * secret.
 */
export class BuildHookUnavailable extends Error {
  constructor(reason: string) {
    super(`The host’s build hook ${reason}.`);
    this.name = 'HookUnavailable';
  }
}

/**
 * Identifies a build in the host's list of deploys. Only the host and we know it before the build
 * is live, so an event that contains it isn't guessed.
 */
export const deployTitleMarkOf = (buildId: string): string => `(${buildId.slice(-12)})`;

/**
 * Netlify's build hook (docs.netlify.com/configure-builds/build-hooks): the title appears in its
 * list of deploys, and the build finds the body in INCOMING_HOOK_BODY.
 */
export const createCallBuildHook =
  (hookUrl: string, send: typeof fetch = fetch): CallBuildHook =>
  async ({ buildId, title }) => {
    const address = new URL(hookUrl);
    address.searchParams.set('trigger_title', `${title} ${deployTitleMarkOf(buildId)}`);
    let status: number;
    try {
      const answer = await send(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ buildId }),
        signal: AbortSignal.timeout(outsideSystemTimeoutsMs.buildHook),
      });
      await answer.body?.cancel();
      status = answer.status;
    } catch {
      throw new BuildHookUnavailable('cannot be reached');
    }
    if (status >= 300) throw new BuildHookUnavailable(`answers ${status}`);
  };
