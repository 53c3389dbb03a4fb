import { createHash } from 'node:crypto';
import * as v from 'valibot';
import type { ContentFault, ContentfulSpaceEnvironment } from '../../domain/content-fault.ts';
import { buildTitleFromFirstChangeAndCount } from '../../domain/site-builds/content-event.ts';
import {
  queueMailIfCauseHasRowSql,
  queueMailInOwnStatement,
  toMailParameter,
  type MailToQueue,
} from '../mail/queue-mail.ts';
import type { Database } from '../store/database.ts';
import type { StoredBuild } from './stored-builds.ts';

/** Whom we notify about a failed build, and where the content is. */
export type EditorMailAndContentSpace = {
  readonly editorMail: string;
  readonly space: ContentfulSpaceEnvironment | undefined;
};

/** Why a build failed: content faults, or a sentence. */
export type ContentFaultsOrBuildProblem = {
  readonly faults: readonly ContentFault[];
  readonly problem: string | null;
};

/**
 * The title of a build for editors: the first of its changes and how many more, or what the
 * repository calls it.
 */
export const titleOfBuildForEditors = ({ origin, title, changes }: StoredBuild): string =>
  origin === 'repository' ? title : buildTitleFromFirstChangeAndCount(title, changes);

const BuildToEnd = v.object({
  title: v.string(),
  origin: v.string(),
  changes: v.number(),
  streak: v.string(),
});

// The previous live build identifies the series of failures after it: within a series, the same
// faults are reported once.
const readStatement = `
  select title, origin,
    (select count(*)::int from content_events where content_events.build_id = site_builds.build_id) as changes,
    coalesce((
      select other.build_id from site_builds as other where other.live_at is not null and other.build_id <> $1
      order by other.live_at desc limit 1
    ), 'first') as streak
  from site_builds where build_id = $1`;

const digestOf = ({ faults, problem }: ContentFaultsOrBuildProblem): string => {
  const errors = faults.filter(({ kind }) => kind === 'error');
  // A process number or a time in the last message would make it a different failure each time.
  const cause =
    errors.length > 0 ? JSON.stringify(errors) : `problem ${problem?.replaceAll(/\d+/g, '0')}`;
  return createHash('sha256').update(cause).digest('hex').slice(0, 24);
};

const readBuild = async (
  database: Database,
  buildId: string,
): Promise<{ readonly title: string; readonly streak: string } | undefined> => {
  const [row] = await database.query(BuildToEnd, readStatement, [buildId]);
  if (row === undefined) return undefined;
  const title =
    row.origin === 'repository'
      ? row.title
      : buildTitleFromFirstChangeAndCount(row.title, row.changes);
  return { title, streak: row.streak };
};

const failureMail = (
  { title, streak }: { readonly title: string; readonly streak: string },
  { editorMail, space }: EditorMailAndContentSpace,
  failure: ContentFaultsOrBuildProblem,
): MailToQueue => ({
  mailId: `build-failed:${streak}:${digestOf(failure)}`,
  kind: 'build-failed',
  address: editorMail,
  details: {
    title,
    faults: [...failure.faults],
    problem: failure.problem,
    space: space ?? null,
  },
});

/**
 * Notifies the editor why a build can't begin, once per reason until the site can be built again.
 * The build stays queued.
 */
export const notifyEditorWhyBuildCannotBegin = async (
  database: Database,
  desk: EditorMailAndContentSpace,
  buildId: string,
  problem: string,
  now: Date,
): Promise<void> => {
  const build = await readBuild(database, buildId);
  if (build === undefined) return;
  await queueMailInOwnStatement(database, failureMail(build, desk, { faults: [], problem }), now);
};

/**
 * Marks a build as failed, and queues the e-mail to the editor: once for the same faults until the
 * site can be built again.
 */
export const markBuildFailed = async (
  database: Database,
  desk: EditorMailAndContentSpace,
  buildId: string,
  failure: ContentFaultsOrBuildProblem,
  now: Date,
): Promise<void> => {
  const build = await readBuild(database, buildId);
  if (build === undefined) return;
  const mail = toMailParameter(failureMail(build, desk, failure));
  await database.query(
    v.object({}),
    `with failed as (
       update site_builds set state = 'failed', ended_at = $2::timestamptz, faults = $3::jsonb, problem = $4
       where build_id = $1 and state in ('asked', 'building', 'built', 'lost')
       returning build_id
     ), ${queueMailIfCauseHasRowSql('told', 'failed', '$5', '$2')}
     select from failed`,
    [buildId, now, JSON.stringify(failure.faults), failure.problem, mail],
  );
};

// It includes everything that was requested before it began to read.
const liveStatement = `
  with live as (
    update site_builds set state = 'live', live_at = $2::timestamptz, ended_at = coalesce(ended_at, $2::timestamptz)
    where build_id = $1 and started_at is not null and live_at is null
    returning build_id, started_at
  ), covered as (
    update site_builds set state = 'covered', ended_at = $2::timestamptz from live
    where site_builds.build_id <> live.build_id and site_builds.state in ('asked', 'building', 'built')
      and coalesce(site_builds.started_at, site_builds.asked_at) <= live.started_at
  ), mended as (
    select from live where exists (select from mails where kind = 'build-failed' and mail_id like $3)
  ), ${queueMailIfCauseHasRowSql('told', 'mended', '$4', '$2')}
  select build_id from live`;

/**
 * Marks a build as live. If the editor was notified of a failure before it, she is notified that it
 * is over. Returns whether that is new.
 */
export const markBuildLive = async (
  database: Database,
  { editorMail }: EditorMailAndContentSpace,
  buildId: string,
  now: Date,
): Promise<boolean> => {
  const build = await readBuild(database, buildId);
  if (build === undefined) return false;
  const mail = toMailParameter({
    mailId: `build-mended:${buildId}`,
    kind: 'build-mended',
    address: editorMail,
    details: { title: build.title },
  });
  const rows = await database.query(v.object({ build_id: v.string() }), liveStatement, [
    buildId,
    now,
    `build-failed:${build.streak.replaceAll(/[\\%_]/g, '\\$&')}:%`,
    mail,
  ]);
  return rows.length > 0;
};
