import type { CurrentSiteBuildsAnswer, SiteBuild } from '../../domain/site-builds/live-build.ts';
import { buildTitleFromFirstChangeAndCount } from '../../domain/site-builds/content-event.ts';
import { requestRateLimits } from '../../domain/limits.ts';
import type { AuthenticateSubjectOrRefuse } from '../auth/access-token.ts';
import { createEndpoint, type Handler } from '../http/endpoint.ts';
import { jsonAnswer, Refusal } from '../http/answers.ts';
import { enforceRateLimit, type RateLimit } from '../rate-limit/rate-limit.ts';
import { titleOfBuildForEditors } from './build-outcomes.ts';
import {
  findNextBuildDueTime,
  requestBuildIfDue,
  updateBuildsAndRequestDueOne,
} from './settle-builds.ts';
import type { SiteBuildsDependencies } from './site-builds-dependencies.ts';
import {
  countDeploysThisMonth,
  readLiveBuild,
  readBuildsFailedAfterLastWentLive,
  readBuildsUnderWay,
  readWaitingChangesSummary,
  recordChangeNeedingBuild,
  type StoredBuild,
} from './stored-builds.ts';

export type SiteBuildsEndpointDependencies = SiteBuildsDependencies & {
  readonly authenticateEditor: AuthenticateSubjectOrRefuse;
  readonly signingSecret: string;
};

const readLimit: RateLimit = {
  ...requestRateLimits.readSiteBuilds,
  purpose: 'read site builds',
  sentence: (wait) => `That is more than one person can look at. Look again in ${wait}.`,
};
const buildLimit: RateLimit = {
  ...requestRateLimits.buildNow,
  purpose: 'build now',
  sentence: (wait) =>
    `You have asked for many builds already. Ask again in ${wait}, or wait for the one that runs.`,
};

const textOf = (moment: Date | null): string | null => moment?.toISOString() ?? null;

const toSiteBuild = (build: StoredBuild, state: SiteBuild['state']): SiteBuild => ({
  buildId: build.build_id,
  title: titleOfBuildForEditors(build),
  state,
  askedAt: build.asked_at.toISOString(),
  startedAt: textOf(build.started_at),
  endedAt: textOf(build.live_at ?? build.ended_at),
  faults: build.faults,
  problem: build.problem,
});

const find = <Value, Result>(
  value: Value | undefined,
  to: (value: Value) => Result,
): Result | null => (value === undefined ? null : to(value));

const readAnswer = async (
  dependencies: SiteBuildsDependencies,
): Promise<CurrentSiteBuildsAnswer> => {
  const { database, space, callHook, deploysAMonth, now } = dependencies;
  const live = await readLiveBuild(database);
  const underWay = await readBuildsUnderWay(database);
  const waiting = await readWaitingChangesSummary(database);
  const dueAt = await findNextBuildDueTime(dependencies);
  const failed = (await readBuildsFailedAfterLastWentLive(database)).find(
    ({ state }) => state === 'failed',
  );
  const asked = underWay.find(({ state }) => state === 'asked');
  const begun = underWay.findLast(({ state }) => state !== 'asked');
  // Until a build has begun, the requested one is shown as building, once the host has accepted the
  // call.
  const building = begun ?? (asked?.taken_at === null ? undefined : asked);
  const next = building === asked ? undefined : asked;
  return {
    live: find(live, (build) => toSiteBuild(build, 'live')),
    building: find(building, (build) => toSiteBuild(build, 'building')),
    waiting:
      find(next, (build) => toSiteBuild(build, 'waiting')) ??
      find(waiting, ({ title, since, changes }) => ({
        buildId: 'waiting',
        title: buildTitleFromFirstChangeAndCount(title, changes),
        state: 'waiting' as const,
        askedAt: since.toISOString(),
        startedAt: null,
        endedAt: null,
        faults: [],
        problem: null,
      })),
    failed: find(failed, (build) => toSiteBuild(build, 'failed')),
    space: space === undefined ? null : { spaceId: space.spaceId, environment: space.environment },
    canBuild: callHook !== undefined,
    nextAt: dueAt !== undefined && dueAt > now() ? dueAt.toISOString() : null,
    deploys: { count: await countDeploysThisMonth(database, now()), allowed: deploysAMonth },
  };
};

/**
 * `GET /api/site-builds`: the live, building, waiting and failed builds, for editors. The data is
 * updated first, so it is always current. `POST` builds now, and answers the same.
 */
export const createSiteBuildsEndpoint = (dependencies: SiteBuildsEndpointDependencies): Handler => {
  const { database, authenticateEditor, callHook, createId, now } = dependencies;
  return createEndpoint(
    {
      GET: async (request) => {
        const caller = await authenticateEditor(request);
        await enforceRateLimit(dependencies, [{ limit: readLimit, caller }]);
        await updateBuildsAndRequestDueOne(dependencies);
        return jsonAnswer(await readAnswer(dependencies));
      },
      POST: async (request) => {
        const caller = await authenticateEditor(request);
        if (callHook === undefined) {
          throw new Refusal(
            409,
            'This site has no build hook yet. Tell the person who looks after the site.',
          );
        }
        await enforceRateLimit(dependencies, [{ limit: buildLimit, caller }]);
        const eventId = `pressed:${createId()}`;
        const title = 'Build asked for by an editor';
        await recordChangeNeedingBuild(database, { eventId, title, isUrgent: true }, now());
        await requestBuildIfDue(dependencies);
        return jsonAnswer(await readAnswer(dependencies));
      },
    },
    dependencies,
  );
};
