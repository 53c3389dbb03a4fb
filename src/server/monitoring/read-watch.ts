import * as v from 'valibot';
import type { MonitoringOverviewAnswer } from '../../domain/monitoring/monitoring-overview-answer.ts';
import { allPaymentsSql } from '../store/all-payments.ts';
import type { Database } from '../store/database.ts';
import { readServiceChecks, serviceStateFromStoredCheck } from './service-checks.ts';
import { displayNameOfService, readOpenAlerts } from './watch.ts';

const Day = v.object({
  day: v.string(),
  votes: v.number(),
  sales: v.number(),
  failures: v.number(),
  floods: v.number(),
  refused_webhooks: v.number(),
  browser_errors: v.number(),
});

// A day begins and ends at midnight in the UK.
const daysStatement = `
  with days as (
    select day::date as day from generate_series(
      ($1::timestamptz at time zone 'Europe/London')::date - 6, ($1::timestamptz at time zone 'Europe/London')::date, interval '1 day') as day
  ), counted as (
    select (hour at time zone 'Europe/London')::date as day,
      sum(count) filter (where name = 'vote') as votes,
      sum(count) filter (where name like 'failure %') as failures,
      sum(count) filter (where name like 'flood %') as floods,
      sum(count) filter (where name like 'refused webhook %') as refused_webhooks
    from hourly_counts where hour > $1::timestamptz - interval '8 days' group by 1
  ), sold as (
    select (paid_at at time zone 'Europe/London')::date as day, count(*) as sales
    from (${allPaymentsSql}) as paid where paid_at > $1::timestamptz - interval '8 days' group by 1
  ), errors as (
    select day, sum(count) as count from browser_errors group by day
  )
  select to_char(day, 'YYYY-MM-DD') as day, coalesce(votes, 0)::int as votes, coalesce(sales, 0)::int as sales,
    coalesce(failures, 0)::int as failures, coalesce(floods, 0)::int as floods,
    coalesce(refused_webhooks, 0)::int as refused_webhooks, coalesce(errors.count, 0)::int as browser_errors
  from days left join counted using (day) left join sold using (day) left join errors using (day)
  order by day desc`;

const placesStatement = `
  select name, sum(count)::int as count from hourly_counts
  where hour > $1::timestamptz - interval '1 day' and name <> 'vote' group by name order by count desc, name limit 20`;

const errorsStatement = `
  select message, place, min(path) as path, sum(count)::int as count, max(last_at) as last_at from browser_errors
  where last_at > $1::timestamptz - interval '7 days' group by message, place order by count desc, last_at desc limit 20`;

/** The state of the site, as `GET /api/owner-watch` answers it. */
export const readMonitoringOverviewAnswer = async (
  database: Database,
  now: Date,
): Promise<MonitoringOverviewAnswer> => {
  const checks = await readServiceChecks(database);
  const days = await database.query(Day, daysStatement, [now]);
  const places = await database.query(
    v.object({ name: v.string(), count: v.number() }),
    placesStatement,
    [now],
  );
  const errors = await database.query(
    v.object({
      message: v.string(),
      place: v.string(),
      path: v.string(),
      count: v.number(),
      last_at: v.date(),
    }),
    errorsStatement,
    [now],
  );
  const alerts = await readOpenAlerts(database);
  return {
    services: checks.map((check) => ({
      ...serviceStateFromStoredCheck(check, now),
      name: displayNameOfService(check.service),
    })),
    days: days.map(
      ({ refused_webhooks: refusedWebhooks, browser_errors: browserErrors, ...day }) => ({
        ...day,
        refusedWebhooks,
        browserErrors,
      }),
    ),
    places,
    browserErrors: errors.map(({ last_at: lastAt, ...error }) => ({
      ...error,
      lastAt: lastAt.toISOString(),
    })),
    alerts: alerts.map(({ sentence, since }) => ({ sentence, since: since.toISOString() })),
  };
};
