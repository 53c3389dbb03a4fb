import * as v from 'valibot';
import {
  findCurrentAlerts,
  type Alert,
  type MonitoringFacts,
} from '../../domain/monitoring/alerts.ts';
import {
  jobPrefix,
  watchedServiceNamesByKey,
  type WatchedService,
} from '../../domain/monitoring/monitoring-overview-answer.ts';
import type { MonthlyDeployCountAndLimit } from '../../domain/site-builds/deploys.ts';
import { toMailParameter, queueMailIfCauseHasRowSql } from '../mail/queue-mail.ts';
import { logFailure } from '../log.ts';
import { Outage } from '../outage.ts';
import type { Database } from '../store/database.ts';
import { countLateWork } from '../store/work-queue/waiting-work.ts';
import {
  serviceStateUnknownAfterMs,
  readServiceChecks,
  recordServiceCheck,
  type ServiceCheckResult,
} from './service-checks.ts';

export type WatchDependencies = {
  readonly database: Database;
  /** Each checks a service, and throws if it doesn't work. */
  readonly ask: Readonly<Record<Exclude<WatchedService, 'database'>, () => Promise<unknown>>>;
  /** The deploys of this month, and how many the plan at the host allows. */
  readonly readDeploys: () => Promise<MonthlyDeployCountAndLimit>;
  /** The address for e-mails to the owner. */
  readonly ownerAddress: string;
  readonly now: () => Date;
};

const problemOf = (error: unknown): string =>
  error instanceof Outage ? error.message : 'it refused what we asked.';

const askAll = async ({ database, ask, now }: WatchDependencies): Promise<void> => {
  await recordServiceCheck(database, 'database', undefined, now());
  await Promise.all(
    Object.entries(ask).map(async ([service, question]) => {
      try {
        await question();
        await recordServiceCheck(database, service, undefined, now());
      } catch (error) {
        logFailure(`${service} does not work`, error);
        await recordServiceCheck(database, service, problemOf(error), now());
      }
    }),
  );
};

const Named = v.object({ name: v.string(), count: v.number() });
const Reported = v.object({ count: v.number() });

const namesOf = new Map<string, string>(Object.entries(watchedServiceNamesByKey));

/** `Stripe` for `stripe`, and for a scheduled job: `The clock's work "send-mails"`. */
export const displayNameOfService = (service: string): string =>
  namesOf.get(service) ??
  (service.startsWith(jobPrefix)
    ? `The clock’s work “${service.slice(jobPrefix.length)}”`
    : service);

const countsOf = (
  counts: readonly v.InferOutput<typeof Named>[],
  kind: string,
): MonitoringFacts['failures'] =>
  counts
    .filter(({ name }) => name.startsWith(`${kind} `))
    .map(({ name, count }) => ({ path: name.slice(kind.length + 1), count }));

/** Failing checks, and overdue ones: a job that no longer runs can't report it. */
const toFailing = (
  { service, worked_at: workedAt, failing_since: failingSince, problem }: ServiceCheckResult,
  now: Date,
): MonitoringFacts['failing'] => {
  const name = displayNameOfService(service);
  if (failingSince !== null) {
    return [{ name, since: failingSince.getTime(), problem: problem ?? '' }];
  }
  const isSilent =
    workedAt !== null && now.getTime() - workedAt.getTime() >= serviceStateUnknownAfterMs;
  return isSilent
    ? [{ name, since: workedAt.getTime(), problem: 'nothing was heard of it since.' }]
    : [];
};

const readFacts = async ({
  database,
  readDeploys,
  now,
}: WatchDependencies): Promise<MonitoringFacts> => {
  const time = now();
  const checks = await readServiceChecks(database);
  const counts = await database.query(
    Named,
    // The last full hour and the current one: right after the hour begins, the current one is
    // empty, and a continuing problem would seem over.
    `select name, sum(count)::int as count from hourly_counts
     where hour >= date_trunc('hour', $1::timestamptz) - interval '1 hour' group by name`,
    [time],
  );
  const browserErrors = await database.query(
    Reported,
    `select sum(count)::int as count from browser_errors
     where last_at > $1::timestamptz - interval '1 day' group by message, place`,
    [time],
  );
  return {
    now: time.getTime(),
    failing: checks.flatMap((check) => toFailing(check, time)),
    failures: countsOf(counts, 'failure'),
    floods: countsOf(counts, 'flood'),
    refusedWebhooks: countsOf(counts, 'refused webhook'),
    browserErrors: browserErrors.map(({ count }) => count),
    lateMails: await countLateWork(database, 'mail', time),
    deploys: await readDeploys(),
  };
};

// The e-mail is queued in the statement that opens the alert, so it is sent once, even if several
// jobs run.
const openStatement = `
  with opened as (
    insert into alerts (alert_key, since, sentence) values ($1, $2, $3)
    on conflict (alert_key) where ended_at is null do nothing returning alert_key
  ), ${queueMailIfCauseHasRowSql('told', 'opened', '$4', '$2')}
  select alert_key from opened`;

const closeStatement = `
  with closed as (
    update alerts set ended_at = $2 where alert_key = $1 and ended_at is null returning alert_key
  ), ${queueMailIfCauseHasRowSql('told', 'closed', '$3', '$2')}
  select alert_key from closed`;

const Key = v.object({ alert_key: v.string() });

const open = async (
  { database, ownerAddress }: WatchDependencies,
  { key, sentence, advice }: Alert,
  now: Date,
): Promise<void> => {
  const mail = toMailParameter({
    mailId: `alert:${key}:${now.toISOString()}`,
    address: ownerAddress,
    kind: 'alert',
    details: { subject: `Needs you: ${sentence}`.slice(0, 150), lines: [sentence, '', advice] },
  });
  await database.query(Key, openStatement, [key, now, sentence, mail]);
};

const close = async (
  { database, ownerAddress }: WatchDependencies,
  { key, sentence }: { readonly key: string; readonly sentence: string },
  now: Date,
): Promise<void> => {
  const mail = toMailParameter({
    mailId: `alert-over:${key}:${now.toISOString()}`,
    address: ownerAddress,
    kind: 'alert',
    details: {
      subject: `Over: ${sentence}`.slice(0, 150),
      lines: ['This is over, and needs nothing more:', '', sentence],
    },
  });
  await database.query(Key, closeStatement, [key, now, mail]);
};

const OpenAlert = v.object({ alert_key: v.string(), sentence: v.string(), since: v.date() });

/** The alerts that haven't ended, oldest first; empty if all is well. */
export const readOpenAlerts = (
  database: Database,
): Promise<readonly v.InferOutput<typeof OpenAlert>[]> =>
  database.query(
    OpenAlert,
    'select alert_key, sentence, since from alerts where ended_at is null order by since',
  );

const minuteMs = 60_000;

/**
 * When to look again sooner than usual: soon after a check has begun to fail, because it may be
 * over or need the owner, then every hour for as long as something needs her. Undefined if all is
 * well.
 */
export const findEarlyRecheckTime = async (
  database: Database,
  now: Date,
): Promise<Date | undefined> => {
  const [found] = await database.query(
    v.object({ has_begun: v.boolean(), lasts: v.boolean() }),
    `select exists (select from service_checks where failing_since > $1::timestamptz - interval '1 hour') as has_begun,
       exists (select from service_checks where failing_since is not null)
         or exists (select from alerts where ended_at is null) as lasts`,
    [now],
  );
  if (found?.has_begun === true) return new Date(now.getTime() + 10 * minuteMs);
  return found?.lasts === true ? new Date(now.getTime() + 60 * minuteMs) : undefined;
};

const forgetStatements = [
  // Jobs that no longer exist, because their function was deleted or renamed.
  `delete from service_checks where coalesce(worked_at, failing_since) < $1::timestamptz - interval '7 days'`,
  `delete from hourly_counts where hour < $1::timestamptz - interval '400 days'`,
  `delete from browser_errors where last_at < $1::timestamptz - interval '30 days'`,
  `delete from alerts where ended_at < $1::timestamptz - interval '400 days'`,
];

/**
 * Checks every service that the site needs, and e-mails the owner about problems, once for each
 * cause, and again when it is over. Throws DatabaseUnavailable: without the database nobody can be
 * notified, except by the host's own notice of a failed function.
 */
export const checkServicesAndAlertOwner = async (
  dependencies: WatchDependencies,
): Promise<void> => {
  const { database } = dependencies;
  await askAll(dependencies);
  const now = dependencies.now();
  const alerts = findCurrentAlerts(await readFacts(dependencies));
  for (const alert of alerts) await open(dependencies, alert, now);
  const lasting = new Set(alerts.map(({ key }) => key));
  for (const { alert_key: key, sentence } of await readOpenAlerts(database)) {
    if (!lasting.has(key)) await close(dependencies, { key, sentence }, now);
  }
  for (const statement of forgetStatements) await database.query(v.object({}), statement, [now]);
};
