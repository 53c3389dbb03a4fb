import pg from 'pg';
import { PlainFailure } from '../plain-failure.ts';

// Any number. Postgres lets one client at a time hold the lock, so that two deploys don't migrate at once.
const lockNumber = 4_815_162;

/**
 * Works on the tables themselves, while nobody else does. Throws PlainFailure when the database cannot be reached.
 */
export const withTablesLocked = async <Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new PlainFailure(`The database of DATABASE_URL cannot be reached: ${reason}`);
  }
  try {
    await client.query('select pg_advisory_lock($1)', [lockNumber]);
    return await work(client);
  } finally {
    await client.end();
  }
};

/** Runs all of it, or none. */
export const inTransaction = async <Result>(
  client: pg.Client,
  work: () => Promise<Result>,
): Promise<Result> => {
  await client.query('begin');
  try {
    const result = await work();
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
};
