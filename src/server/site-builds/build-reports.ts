import { settlingTime } from '../../domain/site-builds/build-clock.ts';
import type { Database } from '../store/database.ts';
import { failBuild, type EditorDesk, type Failure } from './build-outcomes.ts';
import { readContentMark, type DeliveryApi } from './content-mark.ts';
import { endBuild, loseBuild, noteContentMark, readUnderWay, startBuild } from './stored-builds.ts';

/** What a build tells of itself. None of it throws: a build never fails because nobody can be told of it. */
export type BuildReports = {
  /** It begins to read the content. Resolves when the content service has all that it has to read. */
  readonly started: () => Promise<void>;
  readonly ended: () => Promise<void>;
  readonly failed: (failure: Failure) => Promise<void>;
};

type ReportedBuild = {
  readonly buildId: string;
  /** For a build that nobody has asked us for. */
  readonly title: string;
  readonly deployId: string | undefined;
  readonly delivery: DeliveryApi | undefined;
};

type ReportDependencies = EditorDesk & {
  readonly database: Database;
  readonly now: () => Date;
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly log: (message: string, error: unknown) => void;
  readonly send?: typeof fetch;
};

/** Opens the reports of one build. */
export const openBuildReports = (
  { buildId, title, deployId, delivery }: ReportedBuild,
  { database, now, wait, log, send = fetch, ...desk }: ReportDependencies,
): BuildReports => {
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
        const newest = await startBuild(database, { buildId, title, deployId }, now());
        const age = newest === undefined ? settlingTime : now().getTime() - newest.getTime();
        if (age < settlingTime) await wait(settlingTime - age);
      });
      if (delivery === undefined) return;
      await attempt('What is newest of the content could not be noted:', async () =>
        noteContentMark(database, buildId, await readContentMark(delivery, send)),
      );
    },
    ended: () => report('has ended', () => endBuild(database, buildId, now())),
    failed: (failure) =>
      report('has failed', () => failBuild(database, desk, buildId, failure, now())),
  };
};

/** Gives up every build that is under way, for a host that has just begun: what it was building ended with it. */
export const loseAllBuilds = async (database: Database, now: Date): Promise<void> => {
  for (const build of await readUnderWay(database)) await loseBuild(database, build.build_id, now);
};
