/**
 * `npm run restore -- <folder> [--only content|database] [--into-filled] [--yes]`: restores a
 * backup into the space and the database that the settings name. Refuses to overwrite existing data
 * unless --into-filled is given.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { partFolder, readBackupManifest } from './backup/backup-folder.ts';
import { backupParts } from './backup/parts.ts';
import { runCommand } from './command.ts';
import { projectFolder } from './folders.ts';
import { PlainFailure } from './plain-failure.ts';
import { readVariables } from './settings.ts';
import { openPrompt } from './setup/terminal.ts';

const usage = 'npm run restore -- <folder> [--only content|database] [--into-filled] [--yes]';

const readArguments = () => {
  try {
    return parseArgs({
      options: {
        only: { type: 'string' },
        'into-filled': { type: 'boolean' },
        yes: { type: 'boolean' },
      },
      allowPositionals: true,
    });
  } catch (error) {
    throw new PlainFailure(`${error instanceof Error ? error.message : error} Try: ${usage}`);
  }
};

await runCommand(async () => {
  const { values, positionals } = readArguments();
  const [name, ...others] = positionals;
  if (name === undefined || others.length > 0) throw new PlainFailure(`Name one folder: ${usage}`);
  const folder = path.resolve(name);
  const backup = readBackupManifest(folder);
  const variables = readVariables(projectFolder);
  const parts = backupParts.filter(
    (part) =>
      backup.parts.some((saved) => saved.name === part.name) &&
      (values.only === undefined || values.only === part.name),
  );
  if (parts.length === 0) {
    throw new PlainFailure(
      `The backup has no such part. It has: ${backup.parts.map((part) => part.name).join(', ')}.`,
    );
  }
  console.log(`The backup of ${backup.madeAt}:`);
  const obstacles: string[] = [];
  for (const part of parts) {
    const missing = part.describeMissingSettings(variables);
    if (missing !== undefined) throw new PlainFailure(`${part.title}: ${missing}`);
    const { sentence, obstacle } = await part.previewRestore(partFolder(folder, part), variables);
    console.log(`  ${part.title}: ${sentence}`);
    if (obstacle !== undefined) {
      console.log(`    ${obstacle}`);
      obstacles.push(obstacle);
    }
  }
  if (obstacles.length > 0 && values['into-filled'] !== true) {
    throw new PlainFailure(
      `Nothing was done: ${obstacles.join(' ')} Restore into an empty space and an empty database and let the site read those, or add --into-filled to overwrite.`,
    );
  }
  const prompt = openPrompt();
  if (values.yes !== true) {
    if (prompt === undefined) {
      throw new PlainFailure('Nobody can answer here, so nothing was done. Add --yes to agree.');
    }
    if (!(await prompt.confirm('Go on? (y/n) '))) {
      console.log('Nothing was done.');
      return 'done';
    }
  }
  const agreed = { overwrites: values['into-filled'] === true };
  for (const part of parts) {
    console.log(`${part.title}: putting back …`);
    console.log(
      `${part.title}: ${await part.restore(partFolder(folder, part), variables, agreed)}`,
    );
  }
  console.log(
    '\nDone. Now: npm run setup -- contentful (a new space has no key and no webhook yet), npm run doctor, and build the site.',
  );
  return 'done';
});
