import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import * as v from 'valibot';
import { PlainFailure } from '../../plain-failure.ts';
import { readSavedRows, type SavedDatabase, type SavedTable } from './saved-database.ts';
import { canonicalTextStatement, quoteName, readTables, rowsStatement } from './tables.ts';

/** How many rows are written per statement. */
const batch = 1000;

const Count = v.object({ count: v.number() });
const Line = v.object({ line: v.string() });

/** The names of the tables that aren't empty. */
export const findFilledTables = async (client: pg.Client): Promise<readonly string[]> => {
  const filled: string[] = [];
  for (const { name } of await readTables(client)) {
    const { rows } = await client.query(
      `select count(*)::int as count from (select from ${quoteName(name)} limit 1) as one`,
    );
    if (v.parse(Count, rows[0]).count > 0) filled.push(name);
  }
  return filled;
};

/** Throws a PlainFailure if the backup is newer than this code: its tables wouldn't fit. */
export const requireKnownMigration = (saved: SavedDatabase, migrationsFolder: string): void => {
  if (!existsSync(path.join(migrationsFolder, `${saved.migration}.sql`))) {
    throw new PlainFailure(
      `The backup has the tables of ${saved.migration}, which this version of the code doesn't know. Restore it with the version that made it, or a newer one.`,
    );
  }
};

const writeTable = async (
  client: pg.Client,
  table: SavedTable,
  lines: readonly string[],
): Promise<void> => {
  const columns = table.columns.map(quoteName).join(', ');
  const name = quoteName(table.name);
  for (let from = 0; from < lines.length; from += batch) {
    await client.query(
      `insert into ${name} (${columns}) overriding system value
       select ${columns} from json_populate_recordset(null::${name}, $1::json)`,
      [`[${lines.slice(from, from + batch).join(',')}]`],
    );
  }
};

const requireEqual = async (client: pg.Client, table: SavedTable): Promise<void> => {
  const { rows } = await client.query(rowsStatement(table));
  const text = rows.map((row) => `${v.parse(Line, row).line}\n`).join('');
  if (createHash('sha256').update(text).digest('hex') !== table.digest) {
    throw new PlainFailure(
      `The rows of ${table.name} came back different from those that were saved, so nothing was restored.`,
    );
  }
};

/**
 * Writes the saved rows into a database with up-to-date tables, in the client's transaction, and
 * compares each table with what was saved. Existing rows are deleted first if `overwrites`;
 * otherwise they cause a PlainFailure.
 */
export const restoreDatabase = async (
  client: pg.Client,
  folder: string,
  saved: SavedDatabase,
  { overwrites }: { readonly overwrites: boolean },
): Promise<void> => {
  await client.query(canonicalTextStatement);
  const tables = await readTables(client);
  const filled = await findFilledTables(client);
  if (filled.length > 0 && !overwrites) {
    throw new PlainFailure(`The database isn't empty: ${filled.join(', ')}.`);
  }
  await client.query(`truncate ${tables.map(({ name }) => quoteName(name)).join(', ')}`);
  for (const { name } of tables) {
    const table = saved.tables.find((one) => one.name === name);
    if (table === undefined) continue;
    await writeTable(client, table, readSavedRows(folder, table));
    await requireEqual(client, table);
  }
  for (const { name, value } of saved.sequences) {
    if (value === null) continue;
    await client.query('select setval($1::regclass, $2::bigint)', [quoteName(name), value]);
  }
};
