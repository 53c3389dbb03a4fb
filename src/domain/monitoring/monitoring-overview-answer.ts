import * as v from 'valibot';
import type { DeepReadonly } from '../deep-readonly.ts';

/** The external services that the site needs, as named in messages. */
export const watchedServiceNamesByKey = {
  database: 'The database',
  login: 'The login service',
  stripe: 'Stripe',
  mail: 'The mail service',
} as const;
export type WatchedService = keyof typeof watchedServiceNamesByKey;

/** The prefix of a scheduled job's name among the monitored services: `job: send-mails`. */
export const jobPrefix = 'job: ';

export const ServiceStateSchema = v.object({
  name: v.string(),
  state: v.picklist(['working', 'failing', 'unknown']),
  /** When it last succeeded, as ISO 8601. */
  workedAt: v.nullable(v.string()),
  /** Seconds since then. */
  ageSeconds: v.nullable(v.number()),
});
export type ServiceState = DeepReadonly<v.InferOutput<typeof ServiceStateSchema>>;

export const MonitoringOverviewAnswerSchema = v.object({
  services: v.array(ServiceStateSchema),
  /** The counts of the last days, newest first. */
  days: v.array(
    v.object({
      day: v.string(),
      votes: v.number(),
      sales: v.number(),
      failures: v.number(),
      floods: v.number(),
      refusedWebhooks: v.number(),
      browserErrors: v.number(),
    }),
  ),
  /** The functions that failed or were flooded in the last day. */
  places: v.array(v.object({ name: v.string(), count: v.number() })),
  /** Errors in browsers in the last seven days, the most frequent first. */
  browserErrors: v.array(
    v.object({
      message: v.string(),
      place: v.string(),
      path: v.string(),
      count: v.number(),
      lastAt: v.string(),
    }),
  ),
  /** Problems that need the owner now. */
  alerts: v.array(v.object({ sentence: v.string(), since: v.string() })),
});
/** `GET /api/owner-watch`. */
export type MonitoringOverviewAnswer = DeepReadonly<
  v.InferOutput<typeof MonitoringOverviewAnswerSchema>
>;
