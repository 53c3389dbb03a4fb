import * as v from 'valibot';
import { ContentFaultSchema } from '../../domain/content-fault.ts';
import type { Database } from '../store/database.ts';
import { enqueueWorkSql } from '../store/work-queue/enqueue-work.ts';

/** The states of a build under way: the host will report it, or it gets lost. */
const underWay = "('asked', 'building', 'built')";

const columns = `
  build_id, origin, title, state, asked_at, taken_at, deploy_id, started_at, ended_at, live_at, content_mark, faults,
  coalesce(problem, (select problem from work where work.kind = 'build-hook-call' and work_key = site_builds.build_id)) as problem,
  (select count(*)::int from content_events where content_events.build_id = site_builds.build_id) as changes`;

/** One row of `site_builds`. */
export const StoredBuild = v.object({
  build_id: v.string(),
  origin: v.picklist(['content', 'repository', 'late']),
  title: v.string(),
  state: v.picklist(['asked', 'building', 'built', 'live', 'covered', 'failed', 'lost']),
  asked_at: v.date(),
  taken_at: v.nullable(v.date()),
  deploy_id: v.nullable(v.string()),
  started_at: v.nullable(v.date()),
  ended_at: v.nullable(v.date()),
  live_at: v.nullable(v.date()),
  content_mark: v.nullable(v.string()),
  faults: v.array(ContentFaultSchema),
  problem: v.nullable(v.string()),
  /** How many changes it was requested for. */
  changes: v.number(),
});
export type StoredBuild = Readonly<v.InferOutput<typeof StoredBuild>>;

const NoColumns = v.object({});
const OnlyId = v.object({ build_id: v.string() });

// Begins the ids of events that are built at once.
const atOnce = 'at-once:';

/** Stores a change that needs a build, at once if it is urgent. A repeated event counts once. */
export const recordChangeNeedingBuild = async (
  database: Database,
  event: { readonly eventId: string; readonly title: string; readonly isUrgent?: boolean },
  now: Date,
): Promise<{ readonly isNew: boolean }> => {
  const eventId = event.isUrgent === true ? `${atOnce}${event.eventId}` : event.eventId;
  const rows = await database.query(
    v.object({ event_id: v.string() }),
    `insert into content_events (event_id, title, received_at) values ($1, $2, $3)
     on conflict (event_id) do nothing returning event_id`,
    [eventId, event.title, now],
  );
  return { isNew: rows.length > 0 };
};

// The unique index lets only one of several processes begin. A change that another connection
// stores in the meantime isn't included, and waits for the next build.
const beginStatement = `
  with first as (
    select title from content_events where build_id is null order by received_at, event_id limit 1
  ), begun as (
    insert into site_builds (build_id, origin, title, state, asked_at)
    select $1, 'content', first.title, 'asked', $2::timestamptz from first
    where not exists (select from site_builds where origin = 'content' and state in ${underWay})
    on conflict do nothing
    returning build_id
  ), queued as (
    ${enqueueWorkSql('build-hook-call', { from: 'begun', key: 'build_id', now: '$2' })}
  ), taken as (
    update content_events set build_id = begun.build_id from begun where content_events.build_id is null
  )
  select build_id from begun`;

/**
 * Begins a build of all waiting changes, unless one is under way or nothing is waiting. Returns
 * whether it did.
 */
export const createBuildOfWaitingIfNoneUnderWay = async (
  database: Database,
  buildId: string,
  now: Date,
): Promise<boolean> => (await database.query(OnlyId, beginStatement, [buildId, now])).length > 0;

/**
 * The build with this id, if the host hasn't accepted the call of its build hook yet and still has
 * to.
 */
export const findBuildIfAwaitingHookCall = async (
  database: Database,
  buildId: string,
): Promise<StoredBuild | undefined> => {
  const [row] = await database.query(
    StoredBuild,
    `select ${columns} from site_builds
     where build_id = $1 and origin = 'content' and state = 'asked' and taken_at is null`,
    [buildId],
  );
  return row;
};

/** Stores that the host has accepted the call: the build will come. */
export const markBuildAcceptedByHost = async (
  database: Database,
  buildId: string,
  now: Date,
): Promise<void> => {
  await database.query(
    NoColumns,
    'update site_builds set taken_at = $2 where build_id = $1 and taken_at is null',
    [buildId, now],
  );
};

// Waiting changes are already published, so any build that starts now reads them. The newest may
// still be on its way to the delivery API, so the build needs the time of its event.
const startStatement = `
  with started as (
    insert into site_builds
      (build_id, origin, title, state, asked_at, taken_at, deploy_id, started_at)
    values ($1, 'repository', $2, 'building', $3::timestamptz, $3::timestamptz, $4, $3::timestamptz)
    on conflict (build_id) do update set
      origin = case when site_builds.state in ${underWay} then site_builds.origin else 'late' end,
      state = 'building', taken_at = coalesce(site_builds.taken_at, excluded.taken_at), deploy_id = excluded.deploy_id,
      started_at = excluded.started_at, content_mark = null, ended_at = null, live_at = null, faults = '[]',
      problem = null
    returning build_id
  ), taken as (
    update content_events set build_id = started.build_id from started where content_events.build_id is null
    returning received_at
  )
  select max(received_at) as newest from (
    select received_at from taken union all select received_at from content_events where build_id = $1
  ) as events`;

/** A build's report when it begins to read. */
export type BuildIdTitleAndDeployId = {
  readonly buildId: string;
  /** For a build that wasn't requested through us. */
  readonly title: string;
  readonly deployId: string | undefined;
};

/**
 * Stores that a build begins to read the content. Returns the time of the newest event that it must
 * include.
 */
export const markBuildReadingContent = async (
  database: Database,
  { buildId, title, deployId }: BuildIdTitleAndDeployId,
  now: Date,
): Promise<Date | undefined> => {
  const [row] = await database.query(v.object({ newest: v.nullable(v.date()) }), startStatement, [
    buildId,
    title,
    now,
    deployId ?? null,
  ]);
  return row?.newest ?? undefined;
};

/** Stores the content mark at the time when a build began to read. */
export const storeContentFingerprintAtReadStart = async (
  database: Database,
  buildId: string,
  mark: string,
): Promise<void> => {
  await database.query(NoColumns, 'update site_builds set content_mark = $2 where build_id = $1', [
    buildId,
    mark,
  ]);
};

/** Stores that a build has succeeded. The host publishes it next. */
export const markBuildSucceeded = async (
  database: Database,
  buildId: string,
  now: Date,
): Promise<void> => {
  await database.query(
    NoColumns,
    "update site_builds set state = 'built', ended_at = $2 where build_id = $1 and state = 'building'",
    [buildId, now],
  );
};

/**
 * Marks a build as lost that hasn't been heard of for too long, and returns its changes to the
 * queue for the next.
 */
export const markBuildLostAndRequeueChanges = async (
  database: Database,
  buildId: string,
  now: Date,
): Promise<void> => {
  await database.query(
    NoColumns,
    `with lost as (
       update site_builds set state = 'lost', ended_at = $2
       where build_id = $1 and state in ${underWay} returning build_id
     )
     update content_events set build_id = null from lost where content_events.build_id = lost.build_id`,
    [buildId, now],
  );
};

/** The builds under way, oldest first. */
export const readBuildsUnderWay = (database: Database): Promise<readonly StoredBuild[]> =>
  database.query(
    StoredBuild,
    `select ${columns} from site_builds where state in ${underWay} order by asked_at, build_id`,
  );

/** The build that last went live. */
export const readLiveBuild = async (database: Database): Promise<StoredBuild | undefined> => {
  const [row] = await database.query(
    StoredBuild,
    `select ${columns} from site_builds where live_at is not null order by live_at desc, build_id limit 1`,
  );
  return row;
};

/** The builds that failed or got lost since the last one went live, newest first. */
export const readBuildsFailedAfterLastWentLive = (
  database: Database,
): Promise<readonly StoredBuild[]> =>
  database.query(
    StoredBuild,
    `select ${columns} from site_builds
     where state in ('failed', 'lost')
       and ended_at > coalesce((select max(live_at) from site_builds), '-infinity')
     order by ended_at desc, build_id limit 50`,
  );

/** The build that last began to read, whatever its outcome, unless it got lost. */
export const readLatestStartedBuildNotLost = async (
  database: Database,
): Promise<StoredBuild | undefined> => {
  const [row] = await database.query(
    StoredBuild,
    `select ${columns} from site_builds where started_at is not null and state <> 'lost'
     order by started_at desc, build_id limit 1`,
  );
  return row;
};

const WaitingChangesSummary = v.object({
  title: v.string(),
  since: v.date(),
  changes: v.number(),
  /** Whether one of them is to be built at once. */
  isUrgent: v.boolean(),
});
/** What waits for the next build: the oldest change, and how many there are. */
export type WaitingChangesSummary = Readonly<v.InferOutput<typeof WaitingChangesSummary>>;

/** The changes waiting for the next build; undefined if there are none. */
export const readWaitingChangesSummary = async (
  database: Database,
): Promise<WaitingChangesSummary | undefined> => {
  const [row] = await database.query(
    WaitingChangesSummary,
    `select title, received_at as since, (count(*) over ())::int as changes,
       bool_or(starts_with(event_id, '${atOnce}')) over () as "isUrgent"
     from content_events where build_id is null order by received_at, event_id limit 1`,
  );
  return row;
};

/**
 * How many deploys the host has made in this month, by UTC. Builds that failed or got lost aren't
 * deployed. The host's own month may begin on another day.
 */
export const countDeploysThisMonth = async (database: Database, now: Date): Promise<number> => {
  const [row] = await database.query(
    v.object({ count: v.number() }),
    `select count(*)::int as count from site_builds
     where started_at >= date_trunc('month', $1::timestamptz, 'UTC') and state not in ('failed', 'lost')`,
    [now],
  );
  return row?.count ?? 0;
};

/** How long builds and their events are kept, in milliseconds. */
const keptFor = 90 * 24 * 60 * 60 * 1000;

/** Deletes old builds, except the live one. */
export const deleteOldBuilds = async (database: Database, now: Date): Promise<void> => {
  await database.query(
    NoColumns,
    `delete from site_builds where asked_at < $1 and state not in ${underWay}
       and build_id <> coalesce((select build_id from site_builds where live_at is not null order by live_at desc limit 1), '')`,
    [new Date(now.getTime() - keptFor)],
  );
};
