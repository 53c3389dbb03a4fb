import { requestBuildIfDue } from './settle-builds.ts';
import type { SiteBuildsDependencies } from './site-builds-dependencies.ts';
import {
  readLatestStartedBuildNotLost,
  readBuildsUnderWay,
  readWaitingChangesSummary,
  recordChangeNeedingBuild,
} from './stored-builds.ts';

/**
 * Requests a build if the content isn't what the last build has read: then a change was published
 * without an event. A requested build will read it anyway, and one that failed with the same
 * content would fail again.
 */
export const requestBuildOfMissedChanges = async (
  dependencies: SiteBuildsDependencies,
): Promise<void> => {
  const { database, readMark, callHook, now } = dependencies;
  if (readMark === undefined || callHook === undefined) return;
  if ((await readWaitingChangesSummary(database)) !== undefined) return;
  const underWay = await readBuildsUnderWay(database);
  if (underWay.some(({ state }) => state === 'asked')) return;
  const reader = await readLatestStartedBuildNotLost(database);
  // Read after the rows, so that no build can have read anything newer.
  const mark = await readMark();
  if (reader === undefined || reader.content_mark === mark) return;
  const eventId = `missed:${reader.build_id}:${mark}`;
  const { isNew } = await recordChangeNeedingBuild(
    database,
    { eventId, title: 'A change that Contentful did not tell us of' },
    now(),
  );
  if (isNew) await requestBuildIfDue(dependencies);
};
