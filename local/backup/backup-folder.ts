import { existsSync, readFileSync } from 'node:fs';
import { chmod, mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { PlainFailure } from '../plain-failure.ts';
import type { BackupPart } from './backup-part.ts';

const BackupSchema = v.object({
  version: v.literal(1),
  /** When it was begun, as an ISO date. */
  madeAt: v.string(),
  parts: v.array(v.object({ name: v.picklist(['content', 'database']), sentence: v.string() })),
});
/** What stands in the `backup.json` of a backup. */
export type Backup = v.InferOutput<typeof BackupSchema>;

const fileOf = (folder: string): string => path.join(folder, 'backup.json');

/** The folder of a part; only the owner of the machine may read what is in it. */
export const partFolder = (folder: string, { name }: Pick<BackupPart, 'name'>): string =>
  path.join(folder, name);

/** Makes the folder of a new backup. Refuses one that has something in it. */
export const makeBackupFolder = async (folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // One that was there has another mode.
  await chmod(folder, 0o700);
  if ((await readdir(folder)).length > 0) {
    throw new PlainFailure(`${folder} isn't empty. Name a folder that isn't there yet.`);
  }
};

/** Written last: a backup without it isn't whole. */
export const writeBackup = (folder: string, backup: Backup): Promise<void> =>
  writeFile(fileOf(folder), `${JSON.stringify(backup, null, 2)}\n`, { mode: 0o600 });

/** What a folder has a backup of. Throws a PlainFailure if it has none, or one that isn't whole. */
export const readBackup = (folder: string): Backup => {
  if (!existsSync(folder)) throw new PlainFailure(`There is no folder ${folder}.`);
  if (!existsSync(fileOf(folder))) {
    throw new PlainFailure(
      `${folder} has no backup.json, so it is no backup, or one that was stopped before its end. Take another.`,
    );
  }
  try {
    return v.parse(BackupSchema, JSON.parse(readFileSync(fileOf(folder), 'utf8')));
  } catch {
    throw new PlainFailure(
      `${fileOf(folder)} can't be read: it is damaged, or of another version of this code.`,
    );
  }
};
