import pg from 'pg';
import * as v from 'valibot';
import { outsideSystemTimeoutsMs } from '../../domain/timeouts.ts';
import { Outage } from '../outage.ts';

/** The database cannot be reached, or the connection was lost during a statement. */
export class DatabaseUnavailable extends Outage {
  constructor(cause: unknown) {
    super('The database cannot be reached.', cause);
    this.name = 'DatabaseUnavailable';
  }
}

type RowSchema = v.GenericSchema<unknown>;

/** A Postgres database. */
export type Database = {
  /**
   * Runs one statement and returns its rows, each parsed by the schema. Throws DatabaseUnavailable
   * if the connection fails. The statement may have taken effect by then, so a statement that can
   * be retried must be idempotent.
   */
  readonly query: <Schema extends RowSchema>(
    schema: Schema,
    statement: string,
    values?: readonly unknown[],
  ) => Promise<readonly v.InferOutput<Schema>[]>;
  readonly close: () => Promise<void>;
};

// SQLSTATE classes: 08 connection, 28 a changed password, 53 too many connections, 57P server
// shutting down, 58 disk.
const connectionStates = /^(08|28|53|57P|58)/;
const connectionCodes = /^(E[A-Z]+|ETIMEDOUT)$/;
const connectionMessages = /connection terminated|timeout (exceeded )?when|query read timeout/i;

const isConnectionError = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  // A fatal error ends the connection. Supabase's pooler sends its own ones with a code of
  // Postgres' own faults (XX000).
  if (error instanceof pg.DatabaseError && error.severity === 'FATAL') return true;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return (
    connectionStates.test(code) ||
    connectionCodes.test(code) ||
    connectionMessages.test(error.message) ||
    error instanceof AggregateError
  );
};

/** Waits for a piece of work, and closes the databases that it used, whatever becomes of it. */
export const awaitWorkThenCloseDatabases = async <Result>(
  work: Promise<Result>,
  ...databases: readonly Pick<Database, 'close'>[]
): Promise<Result> => {
  try {
    return await work;
  } finally {
    await Promise.all(databases.map((database) => database.close()));
  }
};

/**
 * Opens the database at a `postgres://` address. One connection per process is enough: a function
 * answers one request at a time, and the host runs many processes. A pooler may give each statement
 * another session, so statements have no names and leave nothing in theirs, and the timeouts are
 * ours: a pooler refuses those that are sent with the connection (decision 067).
 */
export const openDatabase = (address: string): Database => {
  const pool = new pg.Pool({
    connectionString: address,
    max: 1,
    connectionTimeoutMillis: outsideSystemTimeoutsMs.database.connection,
    query_timeout: outsideSystemTimeoutsMs.database.statement,
    idleTimeoutMillis: 10_000,
    allowExitOnIdle: true,
  });
  // A failed idle connection is replaced at the next statement. Without a listener the process
  // would end.
  pool.on('error', () => undefined);

  return {
    query: async (schema, statement, values = []) => {
      try {
        const { rows } = await pool.query<Record<string, unknown>>(statement, [...values]);
        return rows.map((row) => v.parse(schema, row));
      } catch (error) {
        throw isConnectionError(error) ? new DatabaseUnavailable(error) : error;
      }
    },
    close: () => pool.end(),
  };
};

/** The parameters of a statement that is assembled from parts. */
export type StatementParameterCollector = {
  readonly values: readonly unknown[];
  /**
   * Adds a value and returns its placeholder in the statement: `$7::text`. Undefined becomes null.
   */
  readonly add: (value: unknown, type?: string) => string;
};

/** Creates parameters that start with these values. */
export const createStatementParameterCollector = (
  first: readonly unknown[],
): StatementParameterCollector => {
  const values = [...first];
  return {
    values,
    add: (value, type) => {
      values.push(value ?? null);
      return `$${values.length}${type === undefined ? '' : `::${type}`}`;
    },
  };
};

/** The parts of a statement by their names, as they stand after its `with`. */
export const joinNamedSqlPartsForWithClause = (parts: Readonly<Record<string, string>>): string =>
  Object.entries(parts)
    .map(([name, part]) => `${name} as (${part})`)
    .join(', ');
