import { applyMigrations } from '@netlify/database-dev';
import { inTransaction, withTablesLocked } from './open-client.ts';

/**
 * Applies the migrations that a Postgres database doesn't have yet and returns their names. Throws PlainFailure when the
 * database cannot be reached. With a target it goes no further than that migration.
 */
export const migrateDatabase = (
  url: string,
  migrationsFolder: string,
  target?: string,
): Promise<readonly string[]> =>
  withTablesLocked(url, (client) => {
    const exec = (statements: string): Promise<unknown> => client.query(statements);
    const query = async <Row>(
      statement: string,
      values: unknown[] = [],
    ): Promise<{ rows: Row[] }> => {
      const { rows } = await client.query(statement, values);
      return { rows };
    };
    return applyMigrations(
      {
        exec,
        query,
        transaction: (work) => inTransaction(client, () => work({ exec, query })),
      },
      migrationsFolder,
      target,
    );
  });
