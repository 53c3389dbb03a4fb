import { applyMigrations } from '@netlify/database-dev';
import { withTablesLocked, type LockTimeouts } from './locked-tables.ts';

/** How far migrations go, and how long they wait. */
export type MigrateOptions = {
  /** The last migration to apply; all of them if it isn't given. */
  readonly target?: string;
  readonly patience?: LockTimeouts;
};

/**
 * Applies the migrations that a Postgres database doesn't have yet, in one transaction, and returns
 * their names. Throws PlainFailure when the database cannot be reached, or when somebody else uses
 * its tables for too long.
 */
export const migrateDatabase = (
  url: string,
  migrationsFolder: string,
  { target, patience }: MigrateOptions = {},
): Promise<readonly string[]> =>
  withTablesLocked(
    url,
    { purpose: 'migration', ...(patience === undefined ? {} : { patience }) },
    (client) => {
      const exec = (statements: string): Promise<unknown> => client.query(statements);
      const query = async <Row>(
        statement: string,
        values: unknown[] = [],
      ): Promise<{ rows: Row[] }> => {
        const { rows } = await client.query(statement, values);
        return { rows };
      };
      // All migrations share the transaction of the lock: a second deploy sees every one of them,
      // or none.
      return applyMigrations(
        { exec, query, transaction: (work) => work({ exec, query }) },
        migrationsFolder,
        target,
      );
    },
  );
