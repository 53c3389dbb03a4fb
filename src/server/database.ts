import pg from 'pg';
import * as v from 'valibot';

/** The database cannot be reached, or was lost in the middle of a statement; trying again may help. */
export class DatabaseUnavailable extends Error {
  constructor(cause: unknown) {
    super('The database cannot be reached.', { cause });
    this.name = 'DatabaseUnavailable';
  }
}

type Row = v.GenericSchema<unknown>;

/** The memory of the site. Rows are parsed as they come in. */
export type Database = {
  /**
   * Runs one statement and gives its rows, each parsed by the schema.
   * Throws DatabaseUnavailable when the connection fails; whether the statement took effect is then not known, so
   * whatever is sent again must count once.
   */
  readonly query: <Schema extends Row>(
    schema: Schema,
    statement: string,
    values?: readonly unknown[],
  ) => Promise<readonly v.InferOutput<Schema>[]>;
  readonly close: () => Promise<void>;
};

// Class 08: the connection; 53: too many of them; 57P: the server is going down; 58: its disk.
const connectionStates = /^(08|53|57P|58)/;
const connectionCodes = /^(E[A-Z]+|ETIMEDOUT)$/;
const connectionSentences = /connection terminated|timeout (exceeded )?when|query read timeout/i;

const isConnectionFault = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return (
    connectionStates.test(code) ||
    connectionCodes.test(code) ||
    connectionSentences.test(error.message) ||
    error instanceof AggregateError
  );
};

/**
 * Opens the database at a `postgres://` address. One connection a process: a function answers one request at a time,
 * many of them run side by side, and the local stand-in takes no more.
 */
export const openDatabase = (address: string): Database => {
  const pool = new pg.Pool({
    connectionString: address,
    max: 1,
    connectionTimeoutMillis: 4000,
    query_timeout: 8000,
    idleTimeoutMillis: 10_000,
    allowExitOnIdle: true,
  });
  // A connection that dies while nobody uses it is opened anew by the next statement.
  pool.on('error', () => undefined);

  return {
    query: async (schema, statement, values = []) => {
      try {
        const { rows } = await pool.query<Record<string, unknown>>(statement, [...values]);
        return rows.map((row) => v.parse(schema, row));
      } catch (error) {
        throw isConnectionFault(error) ? new DatabaseUnavailable(error) : error;
      }
    },
    close: () => pool.end(),
  };
};
