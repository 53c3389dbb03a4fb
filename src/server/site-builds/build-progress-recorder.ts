import { contentDeliveryDelayMs } from '../../domain/site-builds/build-clock.ts';
import type { Database } from '../store/database.ts';
import {
  markBuildFailed,
  type EditorMailAndContentSpace,
  type ContentFaultsOrBuildProblem,
} from './build-outcomes.ts';
import { readContentFingerprint, type ContentDeliveryApiSettings } from './content-mark.ts';
import {
  markBuildSucceeded,
  markBuildLostAndRequeueChanges,
  storeContentFingerprintAtReadStart,
  readBuildsUnderWay,
  markBuildReadingContent,
} from './stored-builds.ts';

/**
 * The reports that a build sends. None of them throws: a build must never fail because it can't
 * report.
 */
export type BuildProgressRecorder = {
  /**
   * The build begins to read the content. Resolves when the content service can deliver everything
   * it has to read.
   */
  readonly started: () => Promise<void>;
  readonly ended: () => Promise<void>;
  readonly failed: (failure: ContentFaultsOrBuildProblem) => Promise<void>;
};

type ReportedBuild = {
  readonly buildId: string;
  /** For a build that wasn't requested through us. */
  readonly title: string;
  readonly deployId: string | undefined;
  readonly delivery: ContentDeliveryApiSettings | undefined;
};

type ReportDependencies = EditorMailAndContentSpace & {
  readonly database: Database;
  readonly now: () => Date;
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly log: (message: string, error: unknown) => void;
  readonly send?: typeof fetch;
};

/** Opens the reports of a build. */
export const createBuildProgressRecorder = (
  { buildId, title, deployId, delivery }: ReportedBuild,
  { database, now, wait, log, send = fetch, ...desk }: ReportDependencies,
): BuildProgressRecorder => {
  const attempt = async (failure: string, work: () => Promise<void>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      log(failure, error);
    }
  };
  const report = (what: string, work: () => Promise<void>): Promise<void> =>
    attempt(`The site’s database was not told that the build ${what}:`, work);
  return {
    started: async () => {
      await report('has begun', async () => {
        const newest = await markBuildReadingContent(database, { buildId, title, deployId }, now());
        const age =
          newest === undefined ? contentDeliveryDelayMs : now().getTime() - newest.getTime();
        if (age < contentDeliveryDelayMs) await wait(contentDeliveryDelayMs - age);
      });
      if (delivery === undefined) return;
      await attempt('What is newest of the content could not be noted:', async () =>
        storeContentFingerprintAtReadStart(
          database,
          buildId,
          await readContentFingerprint(delivery, send),
        ),
      );
    },
    ended: () => report('has ended', () => markBuildSucceeded(database, buildId, now())),
    failed: (failure) =>
      report('has failed', () => markBuildFailed(database, desk, buildId, failure, now())),
  };
};

/**
 * Marks every build under way as lost, for a host that has just started: its builds ended with it.
 */
export const markAllBuildsUnderWayLost = async (database: Database, now: Date): Promise<void> => {
  for (const build of await readBuildsUnderWay(database))
    await markBuildLostAndRequeueChanges(database, build.build_id, now);
};
