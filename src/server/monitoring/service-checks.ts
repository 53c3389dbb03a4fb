import * as v from 'valibot';
import { jobIntervalMsWhileSiteBusyOrQuiet } from '../../domain/scheduled-jobs/due-jobs.ts';
import type { ServiceState } from '../../domain/monitoring/monitoring-overview-answer.ts';
import type { Database } from '../store/database.ts';

const recordStatement = `
  insert into service_checks (service, worked_at, failing_since, problem)
  values ($1, case when $3::text is null then $2::timestamptz end, case when $3::text is not null then $2::timestamptz end, $3)
  on conflict (service) do update set
    worked_at = coalesce(excluded.worked_at, service_checks.worked_at),
    failing_since = case when excluded.failing_since is null then null
      else coalesce(service_checks.failing_since, excluded.failing_since) end,
    problem = excluded.problem`;

/** Stores that a service worked, or why it didn't: a sentence of ours, without secrets. */
export const recordServiceCheck = async (
  database: Database,
  service: string,
  problem: string | undefined,
  now: Date,
): Promise<void> => {
  await database.query(v.object({}), recordStatement, [service, now, problem ?? null]);
};

const ServiceCheckResult = v.object({
  service: v.string(),
  worked_at: v.nullable(v.date()),
  failing_since: v.nullable(v.date()),
  problem: v.nullable(v.string()),
});
export type ServiceCheckResult = v.InferOutput<typeof ServiceCheckResult>;

/** The last result of every check, by name. */
export const readServiceChecks = (database: Database): Promise<readonly ServiceCheckResult[]> =>
  database.query(
    ServiceCheckResult,
    'select service, worked_at, failing_since, problem from service_checks order by service',
  );

/**
 * After how long without a check a state counts as unknown, in milliseconds. On a quiet site the
 * clock looks every six hours, and a run may fail.
 */
export const serviceStateUnknownAfterMs =
  2 * jobIntervalMsWhileSiteBusyOrQuiet.quiet + 60 * 60 * 1000;

/** The state of a service, from its last check. */
export const serviceStateFromStoredCheck = (
  { service, worked_at: workedAt, failing_since: failingSince }: ServiceCheckResult,
  now: Date,
): ServiceState => {
  const age = workedAt === null ? undefined : now.getTime() - workedAt.getTime();
  const isKnown = failingSince !== null || (age !== undefined && age < serviceStateUnknownAfterMs);
  return {
    name: service,
    state: !isKnown ? 'unknown' : failingSince === null ? 'working' : 'failing',
    workedAt: workedAt?.toISOString() ?? null,
    ageSeconds: age === undefined ? null : Math.round(age / 1000),
  };
};
