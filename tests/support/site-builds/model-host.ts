import type { ContentFault } from '../../../src/domain/content-fault.ts';
import { buildStageTimeoutsMs } from '../../../src/domain/site-builds/build-clock.ts';
import { createBuildProgressRecorder } from '../../../src/server/site-builds/build-progress-recorder.ts';
import { BuildHookUnavailable } from '../../../src/server/site-builds/build-hook.ts';
import { createContentfulEventsEndpoint } from '../../../src/server/site-builds/contentful-events-endpoint.ts';
import { updateBuildsAndRequestDueOne } from '../../../src/server/site-builds/settle-builds.ts';
import type { SiteBuildsDependencies } from '../../../src/server/site-builds/site-builds-dependencies.ts';
import { storeContentFingerprintAtReadStart } from '../../../src/server/site-builds/stored-builds.ts';
import type { Database } from '../../../src/server/store/database.ts';
import { testSpace, webhookSecret } from './signed-event.ts';

/** How long each step takes in a model of the host and the content service, in milliseconds. */
export type ModelTimes = {
  /** From the hook's call to the start of a build. */
  readonly queue: number;
  readonly build: number;
  /** From publishing until the delivery API has the change. */
  readonly delivery: number;
  /** How many minutes a change waits for others. Default: 0. */
  readonly publishEvery?: number;
};

/** How the host fails with the nth build (from 0). */
export type BuildOutcome = 'live' | 'never starts' | 'never ends' | 'never reports';

/**
 * A model of everything around the site's builds, with its own clock: a space whose content is the
 * number of its changes, its delivery API, and the host. The endpoint and the statements are the
 * real ones.
 */
export const openModelHost = (database: Database, times: ModelTimes, begin: Date) => {
  let time = begin.getTime();
  const changes: number[] = [];
  const jobs: { readonly at: number; readonly work: () => Promise<void> }[] = [];
  let ids = 0;
  const calls: string[] = [];
  const starts: string[] = [];
  const outcomes = new Map<number, BuildOutcome>();
  const faultsOf = new Map<number, readonly ContentFault[]>();
  let isHookDown = false;
  let live: { readonly buildId: string; readonly content: number } | undefined;
  /** The host's next build, after the current one. */
  let queued: { readonly buildId: string; readonly title: string } | undefined;
  let isBuilding = false;

  const now = (): Date => new Date(time);
  const after = (delay: number, work: () => Promise<void>): void => {
    jobs.push({ at: time + delay, work });
  };
  /** How many changes the delivery API has at a given time. */
  const delivered = (at: number): number =>
    changes.filter((changed) => changed + times.delivery <= at).length;

  const runBuild = async (build: {
    readonly buildId: string;
    readonly title: string;
  }): Promise<void> => {
    const outcome = outcomes.get(starts.length) ?? 'live';
    starts.push(build.buildId);
    if (outcome === 'never starts') {
      isBuilding = false;
      startNext();
      return;
    }
    let waited = 0;
    const reports = createBuildProgressRecorder(
      { ...build, deployId: `deploy-${starts.length}`, delivery: undefined },
      {
        database,
        now,
        editorMail: dependencies.editorMail,
        space: testSpace,
        wait: async (milliseconds) => {
          waited = milliseconds;
        },
        log: (message, error) => {
          throw new Error(message, { cause: error });
        },
      },
    );
    await reports.started();
    after(waited, async () => {
      const content = delivered(time);
      // The real report reads it from the delivery API.
      await storeContentFingerprintAtReadStart(database, build.buildId, `mark ${content}`);
      after(times.build, async () => {
        // The host ends builds that take too long.
        if (outcome !== 'never ends') isBuilding = false;
        else after(buildStageTimeoutsMs.end, endHangingBuild);
        const faults = faultsOf.get(content) ?? [];
        if (outcome === 'live' || outcome === 'never reports') {
          if (faults.length > 0) await reports.failed({ faults, problem: null });
          else {
            if (outcome === 'live') await reports.ended();
            live = { buildId: build.buildId, content };
          }
          if (outcome === 'live') await updateBuildsAndRequestDueOne(dependencies);
        }
        startNext();
      });
    });
  };
  const endHangingBuild = async (): Promise<void> => {
    isBuilding = false;
    startNext();
  };
  const startNext = (): void => {
    if (isBuilding || queued === undefined) return;
    const build = queued;
    queued = undefined;
    isBuilding = true;
    after(times.queue, () => runBuild(build));
  };

  const dependencies: SiteBuildsDependencies = {
    database,
    editorMail: 'editor@example.com',
    space: testSpace,
    callHook: async (build) => {
      if (isHookDown) throw new BuildHookUnavailable('cannot be reached');
      calls.push(build.title);
      // The host skips a build that was still waiting.
      queued = build;
      startNext();
    },
    readLiveBuild: async () => live?.buildId,
    publishEvery: times.publishEvery ?? 0,
    deploysAMonth: 20,
    readMark: async () => `mark ${delivered(time)}`,
    createId: () => `build-${(ids += 1)}`,
    now,
    log: () => undefined,
  };
  const endpoint = createContentfulEventsEndpoint({ ...dependencies, webhookSecret });

  return {
    dependencies,
    endpoint,
    now,
    after,
    calls,
    starts,
    outcomes,
    faultsOf,
    live: () => live,
    setHookDown: (isDown: boolean) => {
      isHookDown = isDown;
    },
    /** An editor publishes a change. */
    change: (): void => {
      changes.push(time);
    },
    changes: () => changes.length,
    /** Moves the clock forward and runs everything that is due. */
    pass: async (milliseconds: number): Promise<void> => {
      const end = time + milliseconds;
      for (;;) {
        const next = jobs.reduce<(typeof jobs)[number] | undefined>(
          (first, job) =>
            job.at <= end && (first === undefined || job.at < first.at) ? job : first,
          undefined,
        );
        if (next === undefined) break;
        jobs.splice(jobs.indexOf(next), 1);
        time = Math.max(time, next.at);
        await next.work();
      }
      time = end;
    },
  };
};
export type ModelHost = ReturnType<typeof openModelHost>;
