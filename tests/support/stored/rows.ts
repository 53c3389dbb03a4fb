import * as v from 'valibot';
import type { Database } from '../../../src/server/store/database.ts';

/**
 * A row by the names of its table's columns. Times can be dates or texts, and JSON is written as it
 * is.
 */
export type Row = Readonly<Record<string, unknown>>;

/** Inserts rows into a table. A column that no row has gets the table's default. */
export const insertRows = async (
  database: Pick<Database, 'query'>,
  table: string,
  rows: readonly Row[],
): Promise<void> => {
  const names = [
    ...new Set(rows.flatMap((row) => Object.keys(row).filter((name) => row[name] !== undefined))),
  ].join(', ');
  await database.query(
    v.object({}),
    `insert into ${table} (${names}) select ${names} from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
    [JSON.stringify(rows)],
  );
};

/** Inserts one row into a table. */
export const insertRow = (
  database: Pick<Database, 'query'>,
  table: string,
  row: Row,
): Promise<void> => insertRows(database, table, [row]);

/** Runs a test's own SQL statements. */
export const run = async (
  database: Database,
  statement: string,
  values: readonly unknown[] = [],
): Promise<readonly Readonly<Record<string, unknown>>[]> =>
  database.query(v.looseObject({}), statement, values);
