import { createHmac, randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { waitInWords, type RequestRateLimit } from '../../domain/limits.ts';
import type { CallerNetworkWithBudgetFactor } from '../http/caller-address.ts';
import { Refusal } from '../http/answers.ts';
import type { Database } from '../store/database.ts';
import { expiredCountAndSaltDeletionsSql } from './delete-expired-rate-limits.ts';

/** How many requests of one kind a caller may send, and the sentence for more. */
export type RateLimit = RequestRateLimit & {
  /** The kind of request. Each purpose is counted separately. */
  readonly purpose: string;
  /** The sentence for the caller. `wait` is how long she has to wait, such as `9 minutes`. */
  readonly sentence: (wait: string) => string;
};

/** A request that counts towards a limit. */
export type RateLimitCharge = {
  readonly limit: RateLimit;
  readonly caller: string;
  /** How many requests it counts as. */
  readonly cost?: number;
};

export type ExceededLimit = { readonly limit: RateLimit; readonly retryAfterSeconds: number };

export type RateLimitDependencies = {
  readonly database: Database;
  readonly signingSecret: string;
  readonly now: () => Date;
};

/**
 * The charges for a request: one for each of its networks, with a limit scaled to the network's
 * size.
 */
export const rateLimitChargesOfNetworks = (
  limit: RateLimit,
  networks: readonly CallerNetworkWithBudgetFactor[],
): readonly RateLimitCharge[] =>
  networks.map(({ network, budgets }) => ({
    limit: { ...limit, maxRequests: limit.maxRequests * budgets },
    caller: network,
  }));

/** The seconds until the current period of a limit ends. */
export const secondsLeftInPeriod = ({ periodSeconds }: RequestRateLimit, now: Date): number =>
  periodSeconds - (Math.floor(now.getTime() / 1000) % periodSeconds);

/** The keyed digest of a caller, before the database adds the salt. */
export const unsaltedCallerDigestOfCharge = (
  signingSecret: string,
  { limit, caller }: RateLimitCharge,
): Buffer => createHmac('sha256', signingSecret).update(`${limit.purpose}\0${caller}`).digest();

const Count = v.object({ position: v.number(), requests: v.number() });

// One statement: delete expired rows, find or create the periods' salts, count the request towards
// every limit. Rows are written in the order of their keys and none of the deleted ones is waited
// for, so that two requests never deadlock.
const countStatement = `
  with expired_counts as (${expiredCountAndSaltDeletionsSql.counts}),
  expired_salts as (${expiredCountAndSaltDeletionsSql.salts}),
  charge as (
    select * from unnest($2::int[], $3::text[], $4::bytea[], $5::bytea[], $6::int[], $7::timestamptz[])
      as charge (position, period, salt, digest, cost, expires_at)
  ), salts as (
    insert into rate_limit_salts (period, salt, expires_at)
    select distinct on (period) period, salt, expires_at from charge order by period
    on conflict (period) do update set period = excluded.period
    returning period, salt
  ), salted as (
    select charge.position, charge.cost, charge.expires_at, sha256(salts.salt || charge.digest) as caller
    from charge join salts using (period)
  ), counted as (
    insert into rate_limit_counts (caller, requests, expires_at)
    select caller, cost, expires_at from salted order by caller
    on conflict (caller) do update set requests = rate_limit_counts.requests + excluded.requests
    returning caller, requests
  )
  select salted.position, counted.requests from salted join counted using (caller)`;

/**
 * Counts a request towards all of these limits at once and returns an exceeded one, if any: the one
 * that lasts longest. The caller is not stored, only a digest made with our secret and a random
 * salt. The salt is deleted at the end of the period, and from then on nobody can find out who the
 * caller was, not even us.
 */
export const countTowardsRateLimits = async (
  { database, signingSecret, now }: RateLimitDependencies,
  charges: readonly RateLimitCharge[],
): Promise<ExceededLimit | undefined> => {
  const time = now();
  const seconds = Math.floor(time.getTime() / 1000);
  const periods = charges.map(({ limit }) => Math.floor(seconds / limit.periodSeconds));
  const rows = await database.query(Count, countStatement, [
    time,
    charges.map((_, index) => index),
    charges.map(({ limit }, index) => `${limit.purpose} ${periods[index]}`),
    charges.map(() => randomBytes(32)),
    charges.map((charge) => unsaltedCallerDigestOfCharge(signingSecret, charge)),
    charges.map(({ cost = 1 }) => cost),
    charges.map(
      ({ limit }, index) => new Date(((periods[index] ?? 0) + 1) * limit.periodSeconds * 1000),
    ),
  ]);
  const [longest] = rows
    .flatMap(({ position, requests }) => {
      const limit = charges[position]?.limit;
      return limit === undefined || requests <= limit.maxRequests
        ? []
        : [{ limit, retryAfterSeconds: secondsLeftInPeriod(limit, time) }];
    })
    .toSorted((one, other) => other.retryAfterSeconds - one.retryAfterSeconds);
  return longest;
};

/**
 * The refusal for an exceeded limit: 429, with the time to wait in a header and in the sentence.
 */
export const refusalForExceededLimit = ({ limit, retryAfterSeconds }: ExceededLimit): Refusal =>
  new Refusal(429, limit.sentence(waitInWords(retryAfterSeconds)), {
    'retry-after': String(retryAfterSeconds),
  });

/** Counts a request towards all of these limits and refuses it (429) if one is exceeded. */
export const enforceRateLimit = async (
  dependencies: RateLimitDependencies,
  charges: readonly RateLimitCharge[],
): Promise<void> => {
  const exceeded = await countTowardsRateLimits(dependencies, charges);
  if (exceeded !== undefined) throw refusalForExceededLimit(exceeded);
};
