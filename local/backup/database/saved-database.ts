import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { PlainFailure } from '../../plain-failure.ts';

/** The file that lists the tables and sequences of a saved database. */
export const tablesFile = 'tables.json';

const SavedTable = v.object({
  name: v.string(),
  columns: v.array(v.string()),
  rows: v.number(),
  /** SHA-256 of the table's file. */
  digest: v.string(),
});
export type SavedTable = v.InferOutput<typeof SavedTable>;

const SavedDatabase = v.object({
  /** The newest migration the database had. */
  migration: v.string(),
  tables: v.array(SavedTable),
  /** The last value of each sequence; null if it was never used. */
  sequences: v.array(v.object({ name: v.string(), value: v.nullable(v.string()) })),
});
/** The contents of `tables.json`. */
export type SavedDatabase = v.InferOutput<typeof SavedDatabase>;

/**
 * The rows of a saved table as lines of JSON. Throws a PlainFailure if the file is missing or was
 * changed.
 */
export const readSavedRows = (folder: string, { name, digest }: SavedTable): readonly string[] => {
  const file = path.join(folder, `${name}.jsonl`);
  if (!existsSync(file)) throw new PlainFailure(`${file} is missing, so the backup isn't whole.`);
  const text = readFileSync(file, 'utf8');
  if (createHash('sha256').update(text).digest('hex') !== digest) {
    throw new PlainFailure(`${file} isn't what was saved: it was changed, or cut off.`);
  }
  return text.split('\n').filter(Boolean);
};

/** Reads a saved database. Throws a PlainFailure if a file is missing or was changed. */
export const readSavedDatabase = (folder: string): SavedDatabase => {
  const file = path.join(folder, tablesFile);
  if (!existsSync(file)) throw new PlainFailure(`${folder} has no ${tablesFile}: it isn't whole.`);
  const saved = v.parse(SavedDatabase, JSON.parse(readFileSync(file, 'utf8')));
  for (const table of saved.tables) readSavedRows(folder, table);
  return saved;
};
