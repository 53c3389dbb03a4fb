import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import * as v from 'valibot';
import { PlainFailure } from '../plain-failure.ts';
import { describeLockHolders, findLockHolders, findLongTransactions } from './lock-holders.ts';

/**
 * What needs the tables to itself. Postgres shows it as the connection's name, so that whoever
 * waits can read what she waits for.
 */
type Purpose = 'migration' | 'rollback' | 'backup' | 'restore';

/** How long work waits, in milliseconds, until it fails with a sentence. */
export type LockTimeouts = {
  /** For another migration, rollback, backup or restore to end. */
  readonly lock: number;
  /**
   * For somebody else's transaction to let go of a table. Meanwhile the site's statements on that
   * table wait too.
   */
  readonly table: number;
};

const usualPatience: LockTimeouts = { lock: 120_000, table: 8_000 };

/** How work runs with the tables to itself. */
export type LockedWork = {
  readonly purpose: Purpose;
  /** True if it only reads, and everything as of one moment. */
  readonly readsOneMoment?: boolean;
  readonly patience?: LockTimeouts;
};

// An arbitrary number. Postgres lets one transaction at a time hold the lock, so that two deploys
// don't migrate at once.
const lockNumber = 4_815_162;

const lockTimeoutState = '55P03';

const connect = async (url: string, purpose: Purpose): Promise<pg.Client> => {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    application_name: `knurl ${purpose}`,
  });
  // If the connection breaks, the statement that is running fails, or the next one. Without a
  // listener the process would end.
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const host = URL.canParse(url) ? `The database at ${new URL(url).host}` : 'The database';
    throw new PlainFailure(`${host} cannot be reached: ${reason}`);
  }
  return client;
};

const Lock = v.object({ is_ours: v.boolean() });

/**
 * Begins a transaction that holds the lock. It asks again and again instead of waiting in Postgres:
 * a transaction that reads everything as of one moment would wait with the moment at which it began
 * to.
 */
const begin = async (
  client: pg.Client,
  { readsOneMoment = false, patience = usualPatience }: LockedWork,
): Promise<void> => {
  const mode = readsOneMoment ? 'isolation level repeatable read read only' : '';
  const deadline = performance.now() + patience.lock;
  for (;;) {
    await client.query(`begin ${mode}`);
    const { rows } = await client.query('select pg_try_advisory_xact_lock($1) as is_ours', [
      lockNumber,
    ]);
    if (v.parse(Lock, rows[0]).is_ours) break;
    await client.query('rollback');
    if (performance.now() >= deadline) {
      throw new PlainFailure(describeLockHolders(await findLockHolders(client, lockNumber)));
    }
    await wait(Math.min(250, patience.lock));
  }
  await client.query(`set local lock_timeout = ${patience.table}`);
};

/** True if a statement has waited too long for a table. */
export const isLockTimeout = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === lockTimeoutState;

/**
 * Runs work that needs the tables to itself, in one transaction: all of it takes effect, or
 * nothing. The lock is the transaction's, and so are its settings, because a pooler may give each
 * transaction another session. Throws PlainFailure when the database cannot be reached, or when
 * somebody holds the lock or a table for too long; the sentence says who.
 */
export const withTablesLocked = async <Result>(
  url: string,
  how: LockedWork,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> => {
  const client = await connect(url, how.purpose);
  try {
    await begin(client, how);
    try {
      const result = await work(client);
      await client.query('commit');
      return result;
    } catch (error) {
      // On a broken connection it fails too, and the first error says why.
      await client.query('rollback').catch(() => undefined);
      if (!isLockTimeout(error)) throw error;
      const { table } = how.patience ?? usualPatience;
      throw new PlainFailure(describeLockHolders(await findLongTransactions(client, table)));
    }
  } finally {
    await client.end();
  }
};
