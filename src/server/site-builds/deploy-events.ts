import * as v from 'valibot';
import { deployTitleMarkOf } from './build-hook.ts';
import { markBuildFailed } from './build-outcomes.ts';
import { updateBuildsAndRequestDueOne } from './settle-builds.ts';
import type { SiteBuildsDependencies } from './site-builds-dependencies.ts';
import { readBuildsUnderWay } from './stored-builds.ts';

/**
 * How often we check whether a finished deploy is published, and how long we wait in between, in
 * milliseconds.
 */
const looks = 24;
const pause = 5000;

const sleep = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/**
 * Settles the builds after the host has finished a deploy, until it is published. Nothing in the
 * event itself is trusted: the public site says which build is live.
 */
export const keepUpdatingBuildsUntilPublished = async (
  dependencies: SiteBuildsDependencies,
  wait: (milliseconds: number) => Promise<void> = sleep,
): Promise<void> => {
  for (let look = 1; look <= looks; look += 1) {
    await updateBuildsAndRequestDueOne(dependencies);
    const underWay = await readBuildsUnderWay(dependencies.database);
    if (!underWay.some(({ state }) => state === 'built')) return;
    await wait(pause);
  }
};

// docs.netlify.com/build/functions/trigger-on-events: the body of an event contains the deploy as
// the API describes it.
const FailedDeploy = v.object({
  payload: v.object({
    id: v.string(),
    context: v.optional(v.nullable(v.string())),
    title: v.optional(v.nullable(v.string())),
  }),
});

// Anybody who finds the function's address can send such an event, so none of its data reaches the
// editor's e-mail.
const problem =
  'The host stopped the build before it could say why. The log is in the host’s list of deploys.';

/**
 * Marks the build of a deploy as failed if it sent no report of its own: it failed before our code
 * ran, or after it. What a build has reported itself stays as it is.
 */
export const markBuildFailedByDeployEvent = async (
  dependencies: SiteBuildsDependencies,
  event: unknown,
): Promise<void> => {
  const { database, now } = dependencies;
  const parsed = v.safeParse(FailedDeploy, event);
  if (parsed.success) {
    const { id, context, title } = parsed.output.payload;
    const underWay = context === 'production' ? await readBuildsUnderWay(database) : [];
    const failed =
      underWay.find((build) => build.deploy_id === id) ??
      underWay.find(
        (build) =>
          build.state === 'asked' &&
          build.taken_at !== null &&
          title?.includes(deployTitleMarkOf(build.build_id)) === true,
      );
    if (failed !== undefined) {
      await markBuildFailed(
        database,
        dependencies,
        failed.build_id,
        { faults: [], problem },
        now(),
      );
    }
  }
  await updateBuildsAndRequestDueOne(dependencies);
};
