import { applyMigrations } from '@netlify/database-dev';
import pg from 'pg';
import { PlainFailure } from '../plain-failure.ts';

// Any number. Postgres lets one client at a time hold the lock, so that two deploys don't migrate at once.
const lockNumber = 4_815_162;

/**
 * Applies the migrations that a Postgres database doesn't have yet and returns their names. Throws PlainFailure when the
 * database cannot be reached.
 */
export const migrateDatabase = async (
  url: string,
  migrationsFolder: string,
): Promise<readonly string[]> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new PlainFailure(`The database of DATABASE_URL cannot be reached: ${reason}`);
  }
  const exec = (statements: string): Promise<unknown> => client.query(statements);
  const query = async <Row>(
    statement: string,
    values: unknown[] = [],
  ): Promise<{ rows: Row[] }> => {
    const { rows } = await client.query(statement, values);
    return { rows };
  };
  try {
    await client.query('select pg_advisory_lock($1)', [lockNumber]);
    return await applyMigrations(
      {
        exec,
        query,
        transaction: async (work) => {
          await exec('begin');
          try {
            const result = await work({ exec, query });
            await exec('commit');
            return result;
          } catch (error) {
            await exec('rollback');
            throw error;
          }
        },
      },
      migrationsFolder,
    );
  } finally {
    await client.end();
  }
};
