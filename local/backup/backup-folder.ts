import { existsSync, readFileSync } from 'node:fs';
import { chmod, mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { PlainFailure } from '../plain-failure.ts';
import type { BackupPart } from './backup-part.ts';

const BackupSchema = v.object({
  version: v.literal(1),
  /** When the backup started, as an ISO date. */
  madeAt: v.string(),
  parts: v.array(v.object({ name: v.picklist(['content', 'database']), sentence: v.string() })),
});
/** The contents of a backup's `backup.json`. */
export type BackupManifest = v.InferOutput<typeof BackupSchema>;

const fileOf = (folder: string): string => path.join(folder, 'backup.json');

/** The folder of a part. It is inside the backup's folder, which only the current user can read. */
export const partFolder = (folder: string, { name }: Pick<BackupPart, 'name'>): string =>
  path.join(folder, name);

/** Creates the folder of a new backup. Throws a PlainFailure if it isn't empty. */
export const makeBackupFolder = async (folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // mkdir doesn't change the mode of an existing folder.
  await chmod(folder, 0o700);
  if ((await readdir(folder)).length > 0) {
    throw new PlainFailure(`${folder} isn't empty. Name a folder that isn't there yet.`);
  }
};

/** Written last: a backup without this file is incomplete. */
export const writeBackupManifest = (folder: string, backup: BackupManifest): Promise<void> =>
  writeFile(fileOf(folder), `${JSON.stringify(backup, null, 2)}\n`, { mode: 0o600 });

/**
 * Reads the `backup.json` of a folder. Throws a PlainFailure if the folder has none, or if the
 * backup is incomplete.
 */
export const readBackupManifest = (folder: string): BackupManifest => {
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
