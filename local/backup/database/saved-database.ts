import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { PlainFailure } from '../../plain-failure.ts';

/** The file that says what a saved database consists of. */
export const tablesFile = 'tables.json';

const SavedTable = v.object({
  name: v.string(),
  columns: v.array(v.string()),
  rows: v.number(),
  /** SHA-256 of its file. */
  digest: v.string(),
});
export type SavedTable = v.InferOutput<typeof SavedTable>;

const SavedDatabase = v.object({
  /** The newest migration that it had. */
  migration: v.string(),
  tables: v.array(SavedTable),
  /** The last value of each sequence; null for one that was never used. */
  sequences: v.array(v.object({ name: v.string(), value: v.nullable(v.string()) })),
});
/** What a folder has of a database. */
export type SavedDatabase = v.InferOutput<typeof SavedDatabase>;

/** The rows of a saved table as lines of JSON. Throws a PlainFailure if its file isn't what was saved. */
export const readSavedRows = (folder: string, { name, digest }: SavedTable): readonly string[] => {
  const file = path.join(folder, `${name}.jsonl`);
  if (!existsSync(file)) throw new PlainFailure(`${file} is missing, so the backup isn't whole.`);
  const text = readFileSync(file, 'utf8');
  if (createHash('sha256').update(text).digest('hex') !== digest) {
    throw new PlainFailure(`${file} isn't what was saved: it was changed, or cut off.`);
  }
  return text.split('\n').filter(Boolean);
};

/** What was saved in a folder. Throws a PlainFailure if a file is missing or isn't what was saved. */
export const readSavedDatabase = (folder: string): SavedDatabase => {
  const file = path.join(folder, tablesFile);
  if (!existsSync(file)) throw new PlainFailure(`${folder} has no ${tablesFile}: it isn't whole.`);
  const saved = v.parse(SavedDatabase, JSON.parse(readFileSync(file, 'utf8')));
  for (const table of saved.tables) readSavedRows(folder, table);
  return saved;
};
