import { createHmac, randomBytes } from 'node:crypto';
import * as v from 'valibot';
import type { RequestRate } from '../../domain/limits.ts';
import { Refusal } from '../http/refusal.ts';
import type { Database } from '../store/database.ts';

/** How many requests of one kind a caller may send, and what we answer to more. */
export type RateLimit = RequestRate & {
  /** What is limited. Each purpose is counted separately. */
  readonly purpose: string;
  readonly sentence: string;
};

type RateLimitDependencies = {
  readonly database: Database;
  readonly signingSecret: string;
  readonly now: () => Date;
};

const Count = v.object({ requests: v.number() });

// One statement: delete what has expired, find or create this period's salt, count the request.
const countStatement = `
  with expired_counts as (delete from rate_limit_counts where expires_at < $4),
  expired_salts as (delete from rate_limit_salts where expires_at < $4),
  salt as (
    insert into rate_limit_salts (period, salt, expires_at) values ($1, $2, $5)
    on conflict (period) do update set period = excluded.period
    returning salt
  )
  insert into rate_limit_counts (caller, requests, expires_at)
  select sha256(salt || $3::bytea), 1, $5 from salt
  on conflict (caller) do update set requests = rate_limit_counts.requests + 1
  returning requests`;

/**
 * Counts a request of a caller and refuses it (429) when there are too many in this period.
 * The caller is not stored, only a digest made with our secret and a random salt. The salt is deleted when the period is
 * over, and from then on nobody can find out who the caller was, not even us.
 */
export const enforceRateLimit = async (
  { database, signingSecret, now }: RateLimitDependencies,
  { purpose, maxRequests, periodSeconds, sentence }: RateLimit,
  caller: string,
): Promise<void> => {
  const seconds = Math.floor(now().getTime() / 1000);
  const period = Math.floor(seconds / periodSeconds);
  const end = (period + 1) * periodSeconds;
  const digest = createHmac('sha256', signingSecret).update(`${purpose}\0${caller}`).digest();
  const [row] = await database.query(Count, countStatement, [
    `${purpose} ${period}`,
    randomBytes(32),
    digest,
    now(),
    new Date(end * 1000),
  ]);
  if (row !== undefined && row.requests <= maxRequests) return;
  throw new Refusal(429, sentence, { 'retry-after': String(end - seconds) });
};
