import pg from 'pg';
import { PlainFailure } from '../plain-failure.ts';

// An arbitrary number. Postgres lets one client at a time hold the lock, so that two deploys don't migrate at once.
const lockNumber = 4_815_162;

/** Runs work that needs the tables to itself, under an advisory lock. Throws PlainFailure when the database cannot be reached. */
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

/** Runs the work in a transaction. */
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
