import type { CommandRun } from '../command.ts';
import { projectFolder } from '../folders.ts';
import { loadFunctions } from '../functions/function-host.ts';
import { buildSite } from '../gatsby-build.ts';
import { PlainFailure } from '../plain-failure.ts';
import { buildAndReport, endRunningBuilds, readBuildCause } from '../reported-build.ts';
import type { StandIns } from '../stand-ins.ts';
import { createBuildQueue, type BuildQueue, type HookCall } from './build-queue.ts';
import { startBuildHook } from './start.ts';

type LocalBuildsOptions = {
  readonly port: number;
  readonly standIns: StandIns;
  readonly run: Pick<CommandRun, 'onEnd'>;
};

/**
 * Serves the local build hook. Each call rebuilds the site that `npm start` serves and then calls
 * the functions for the host's deploy events, as the host does.
 */
export const startLocalBuilds = async ({
  port,
  standIns,
  run,
}: LocalBuildsOptions): Promise<BuildQueue> => {
  const functions = await loadFunctions(projectFolder);
  await endRunningBuilds(standIns.environment);
  let builds = 0;
  const build = async ({ title, body }: HookCall): Promise<void> => {
    builds += 1;
    const deployId = `local-${process.pid}-${builds}`;
    const cause = readBuildCause({
      DEPLOY_ID: deployId,
      INCOMING_HOOK_BODY: body,
      ...(title === undefined ? {} : { INCOMING_HOOK_TITLE: title }),
    });
    const payload = { id: deployId, context: 'production', title: cause.title };
    console.log(`Building: ${cause.title}.`);
    try {
      await buildAndReport({
        cause,
        projectFolder,
        environment: standIns.environment,
        build: () => buildSite(standIns, run, () => undefined, cause.buildId),
      });
      console.log('The site is built anew.');
      await functions.fire('deploy-succeeded', { payload });
    } catch (error) {
      if (!(error instanceof PlainFailure)) throw error;
      console.error(error.message);
      await functions.fire('deploy-failed', { payload });
    }
  };
  const queue = createBuildQueue(build);
  const hook = await startBuildHook({ port, onCall: queue.ask });
  run.onEnd(() => hook.close());
  return queue;
};
