/**
 * `npm run backup [-- <folder>]`: saves the content at Contentful, with its pictures and drafts,
 * and the database. The folder contains members' names and addresses: keep it private.
 */
import path from 'node:path';
import {
  makeBackupFolder,
  partFolder,
  writeBackupManifest,
  type BackupManifest,
} from './backup/backup-folder.ts';
import { backupParts } from './backup/parts.ts';
import { runCommand } from './command.ts';
import { projectFolder } from './folders.ts';
import { PlainFailure } from './plain-failure.ts';
import { readVariables } from './settings.ts';

const nameOfToday = (now: Date): string => now.toISOString().slice(0, 19).replaceAll(':', '-');

await runCommand(async () => {
  const now = new Date();
  const folder = path.resolve(
    process.argv[2] ?? path.join(projectFolder, 'backups', nameOfToday(now)),
  );
  const variables = readVariables(projectFolder);
  const saved: BackupManifest['parts'] = [];
  const wanted = backupParts.filter((part) => {
    const missing = part.describeMissingSettings(variables);
    if (missing !== undefined) console.log(`${part.title}: not saved. ${missing}`);
    return missing === undefined;
  });
  if (wanted.length === 0) {
    throw new PlainFailure('There is nothing to save: the settings name no space and no database.');
  }
  await makeBackupFolder(folder);
  for (const part of wanted) {
    console.log(`${part.title}: saving …`);
    const sentence = await part.save(partFolder(folder, part), variables);
    console.log(`${part.title}: ${sentence}`);
    saved.push({ name: part.name, sentence });
  }
  await writeBackupManifest(folder, { version: 1, madeAt: now.toISOString(), parts: saved });
  console.log(`\nThe backup is in ${folder}. Put it back with: npm run restore -- ${folder}`);
  return 'done';
});
