import {
  buildStartDueAfterFirstChange,
  failedHookCallsBeforeNotice,
  lostBuildsUntilFailure,
  maxRetriesOfFailedBuild,
  nextHookRetryAt,
  nextRetryOfFailedBuildAt,
  buildStageTimeoutsMs,
} from '../../domain/site-builds/build-clock.ts';
import {
  runDueWork,
  type DueWorkKeyAndTries,
  type WorkKind,
  type WorkResult,
} from '../store/work-queue/run-due-work.ts';
import { findNextWorkTryTime } from '../store/work-queue/waiting-work.ts';
import { BuildHookUnavailable, type CallBuildHook } from './build-hook.ts';
import {
  markBuildFailed,
  markBuildLive,
  notifyEditorWhyBuildCannotBegin,
  titleOfBuildForEditors,
} from './build-outcomes.ts';
import type { SiteBuildsDependencies } from './site-builds-dependencies.ts';
import {
  createBuildOfWaitingIfNoneUnderWay,
  deleteOldBuilds,
  findBuildIfAwaitingHookCall,
  markBuildLostAndRequeueChanges,
  markBuildAcceptedByHost,
  readBuildsFailedAfterLastWentLive,
  readBuildsUnderWay,
  readWaitingChangesSummary,
  recordChangeNeedingBuild,
  type StoredBuild,
} from './stored-builds.ts';

const requestBuild = async (
  dependencies: SiteBuildsDependencies,
  callHook: CallBuildHook,
  { key: buildId, tries }: DueWorkKeyAndTries,
): Promise<WorkResult> => {
  const { database, now, log } = dependencies;
  const build = await findBuildIfAwaitingHookCall(database, buildId);
  if (build === undefined) return { kind: 'done' };
  try {
    await callHook({ buildId, title: titleOfBuildForEditors(build) });
  } catch (error) {
    if (!(error instanceof BuildHookUnavailable)) throw error;
    if (tries >= failedHookCallsBeforeNotice) {
      const problem = `${error.message} It is called again every half hour until it takes the call. npm run doctor says what to mend.`;
      await notifyEditorWhyBuildCannotBegin(database, dependencies, buildId, problem, now());
    }
    log(`A build could not be asked for (try ${tries}): ${error.message}`);
    return { kind: 'again', problem: error.message };
  }
  await markBuildAcceptedByHost(database, buildId, now());
  return { kind: 'done' };
};

/**
 * When the waiting changes are to be built; undefined if none are, or this site has no build hook.
 */
export const findNextBuildDueTime = async ({
  database,
  callHook,
  publishEvery,
}: SiteBuildsDependencies): Promise<Date | undefined> => {
  const waiting = callHook === undefined ? undefined : await readWaitingChangesSummary(database);
  return waiting === undefined ? undefined : buildStartDueAfterFirstChange(waiting, publishEvery);
};

/**
 * Requests a build of the waiting changes from the host once it is due, unless one is under way.
 * Safe at any time and from any number of processes: the one that claims the call of the hook makes
 * it, and the others find nothing to do.
 */
export const requestBuildIfDue = async (dependencies: SiteBuildsDependencies): Promise<void> => {
  const { database, callHook, createId, now } = dependencies;
  if (callHook === undefined) return;
  const dueAt = await findNextBuildDueTime(dependencies);
  if (dueAt !== undefined && dueAt <= now())
    await createBuildOfWaitingIfNoneUnderWay(database, createId(), now());
  const calls: WorkKind = {
    name: 'build-hook-call',
    title: 'A call of the build hook',
    leaseMs: 30_000,
    atOnce: 1,
    nextTry: nextHookRetryAt,
    work: (due) => requestBuild(dependencies, callHook, due),
  };
  await runDueWork(dependencies, [calls], () => true);
};

const unheard =
  'The host has not begun the builds that it was asked for, or not ended them. See its list of deploys.';
const unpublished =
  'The build has ended well, but the host has not published it. See its list of deploys: publishing may be stopped there.';

const isLate = (since: Date | null, limit: number, now: Date): boolean =>
  since !== null && now.getTime() - since.getTime() > limit;

/** Marks a build as lost if it has taken too long. */
const giveUpLate = async (
  dependencies: SiteBuildsDependencies,
  build: StoredBuild,
): Promise<void> => {
  const { database, now, log } = dependencies;
  const { build_id: buildId, state } = build;
  if (state === 'built') {
    if (!isLate(build.ended_at, buildStageTimeoutsMs.publish, now())) return;
    await markBuildFailed(
      database,
      dependencies,
      buildId,
      { faults: [], problem: unpublished },
      now(),
    );
    return;
  }
  const late =
    state === 'building'
      ? isLate(build.started_at, buildStageTimeoutsMs.end, now())
      : isLate(build.taken_at, buildStageTimeoutsMs.start, now());
  if (!late) return;
  const losses = (await readBuildsFailedAfterLastWentLive(database)).filter(
    (one) => one.state === 'lost',
  ).length;
  log(`Nothing was heard of a build for too long (${buildId}, ${state}).`);
  if (losses + 1 < lostBuildsUntilFailure)
    await markBuildLostAndRequeueChanges(database, buildId, now());
  else
    await markBuildFailed(database, dependencies, buildId, { faults: [], problem: unheard }, now());
};

/**
 * When the last build is repeated, if it failed for a reason other than the content: a few times,
 * because a service may have been down.
 */
const findRepeat = async (
  database: SiteBuildsDependencies['database'],
): Promise<{ readonly buildId: string; readonly at: Date } | undefined> => {
  const [newest, ...others] = await readBuildsFailedAfterLastWentLive(database);
  if (newest === undefined || newest.state !== 'failed' || newest.faults.length > 0)
    return undefined;
  if (newest.origin === 'repository' && newest.changes === 0) return undefined;
  const failures = 1 + others.filter(({ state }) => state === 'failed').length;
  if (failures > maxRetriesOfFailedBuild || newest.ended_at === null) return undefined;
  return { buildId: newest.build_id, at: nextRetryOfFailedBuildAt(newest.ended_at, failures) };
};

const repeatFailed = async ({ database, now }: SiteBuildsDependencies): Promise<void> => {
  const repeat = await findRepeat(database);
  if (repeat === undefined || now() < repeat.at) return;
  const eventId = `repeat:${repeat.buildId}`;
  const title = 'Another try after a failed build';
  await recordChangeNeedingBuild(database, { eventId, title, isUrgent: true }, now());
};

/**
 * Updates our data on the builds: which one the site serves now, which have got lost, and which to
 * request next. Any process may call it at any time.
 */
export const updateBuildsAndRequestDueOne = async (
  dependencies: SiteBuildsDependencies,
): Promise<void> => {
  const { database, readLiveBuild, now } = dependencies;
  const underWay = await readBuildsUnderWay(database);
  const troubles = underWay.length === 0 ? await readBuildsFailedAfterLastWentLive(database) : [];
  // A build marked as lost may have gone live after all.
  if (underWay.length > 0 || troubles.length > 0) {
    const live = await readLiveBuild();
    if (live !== undefined) await markBuildLive(database, dependencies, live, now());
  }
  for (const build of await readBuildsUnderWay(database)) await giveUpLate(dependencies, build);
  await repeatFailed(dependencies);
  await requestBuildIfDue(dependencies);
};

/**
 * When builds have to be settled again: at once while one is under way, and when the waiting
 * changes are due. Undefined if none has to be.
 */
const findNextSettling = async (
  dependencies: SiteBuildsDependencies,
): Promise<Date | undefined> => {
  const { database, callHook, now } = dependencies;
  if (callHook === undefined) return undefined;
  const underWay = await readBuildsUnderWay(database);
  if (underWay.some(({ taken_at: takenAt }) => takenAt !== null)) return now();
  if (underWay.length > 0) return findNextWorkTryTime(database, ['build-hook-call']);
  const buildDue = await findNextBuildDueTime(dependencies);
  if (buildDue !== undefined) return buildDue;
  const repeat = await findRepeat(database);
  return repeat !== undefined && repeat.at > now() ? repeat.at : undefined;
};

/** The job of the clock. Returns when it has to run again; undefined if no build needs it. */
export const runBuildUpdateJob = async (
  dependencies: SiteBuildsDependencies,
): Promise<Date | undefined> => {
  await updateBuildsAndRequestDueOne(dependencies);
  await deleteOldBuilds(dependencies.database, dependencies.now());
  return findNextSettling(dependencies);
};
