import { createHmac, randomBytes } from 'node:crypto';
import * as v from 'valibot';
import type { Database } from './database.ts';
import { Refusal } from './refusal.ts';

/** How often one caller may do one thing. */
export type FloodLimit = {
  /** What is limited; each purpose counts by itself. */
  readonly purpose: string;
  readonly most: number;
  readonly seconds: number;
  /** What the caller reads when it was too often. */
  readonly sentence: string;
};

type FloodDependencies = {
  readonly database: Database;
  readonly signingSecret: string;
  readonly now: () => Date;
};

const Hits = v.object({ hits: v.number() });

// One statement: forget what has expired, take this period's salt (or make it), count the hit.
const countHit = `
  with expired_hits as (delete from flood_hits where expires_at < $4),
  expired_salts as (delete from flood_salts where expires_at < $4),
  salt as (
    insert into flood_salts (period, salt, expires_at) values ($1, $2, $5)
    on conflict (period) do update set period = excluded.period
    returning salt
  )
  insert into flood_hits (caller, hits, expires_at)
  select sha256(salt || $3::bytea), 1, $5 from salt
  on conflict (caller) do update set hits = flood_hits.hits + 1
  returning hits`;

/**
 * Counts that somebody does something, and refuses (429) when it is too often.
 * No address is stored: what is kept is a digest of it, made with our secret and with a random salt that the database
 * forgets when the period is over. From then on nobody can tell, us included, who it was.
 */
export const limitFlood = async (
  { database, signingSecret, now }: FloodDependencies,
  limit: FloodLimit,
  caller: string,
): Promise<void> => {
  const seconds = Math.floor(now().getTime() / 1000);
  const period = Math.floor(seconds / limit.seconds);
  const ends = (period + 1) * limit.seconds;
  const digest = createHmac('sha256', signingSecret).update(`${limit.purpose}\0${caller}`).digest();
  const [row] = await database.query(Hits, countHit, [
    `${limit.purpose} ${period}`,
    randomBytes(32),
    digest,
    now(),
    new Date(ends * 1000),
  ]);
  if (row !== undefined && row.hits <= limit.most) return;
  throw new Refusal(429, limit.sentence, { 'retry-after': String(ends - seconds) });
};
