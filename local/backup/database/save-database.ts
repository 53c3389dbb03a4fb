import { createHash } from 'node:crypto';
import { open, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import * as v from 'valibot';
import { PlainFailure } from '../../plain-failure.ts';
import { canonicalTextStatement, readTables, rowsStatement, type Table } from './tables.ts';
import { tablesFile, type SavedDatabase, type SavedTable } from './saved-database.ts';

/** How many rows are read at a time. */
const batch = 1000;

const Line = v.object({ line: v.string() });

const saveTable = async (client: pg.Client, folder: string, table: Table): Promise<SavedTable> => {
  const file = await open(path.join(folder, `${table.name}.jsonl`), 'wx', 0o600);
  const hash = createHash('sha256');
  let rows = 0;
  try {
    await client.query(`declare saved no scroll cursor for ${rowsStatement(table)}`);
    for (;;) {
      const fetched = await client.query(`fetch ${batch} from saved`);
      if (fetched.rows.length === 0) break;
      const text = fetched.rows.map((row) => `${v.parse(Line, row).line}\n`).join('');
      hash.update(text);
      await file.write(text);
      rows += fetched.rows.length;
    }
    await client.query('close saved');
  } finally {
    await file.close();
  }
  return { name: table.name, columns: [...table.columns], rows, digest: hash.digest('hex') };
};

const Sequence = v.object({ name: v.string(), value: v.nullable(v.string()) });
const Newest = v.object({ name: v.string() });

/**
 * Saves every table as the client's transaction sees it: one file of JSON lines each, and
 * `tables.json`, which is written last.
 */
export const saveDatabase = async (client: pg.Client, folder: string): Promise<SavedDatabase> => {
  await client.query(canonicalTextStatement);
  const newest = await client.query('select max(name) as name from netlify.migrations');
  if (newest.rows[0]?.name === null) throw new PlainFailure('The database has no tables of ours.');
  const migration = v.parse(Newest, newest.rows[0]).name;
  const tables: SavedTable[] = [];
  for (const table of await readTables(client)) tables.push(await saveTable(client, folder, table));
  const sequences = await client.query(
    `select sequencename as name, last_value::text as value from pg_sequences where schemaname = 'public' order by name`,
  );
  const saved = {
    migration,
    tables,
    sequences: sequences.rows.map((row) => v.parse(Sequence, row)),
  };
  await writeFile(path.join(folder, tablesFile), `${JSON.stringify(saved, null, 2)}\n`, {
    mode: 0o600,
  });
  return saved;
};
