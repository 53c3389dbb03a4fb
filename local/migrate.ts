/**
 * `npm run migrate` applies the missing migrations to the database of DATABASE_URL, at
 * DATABASE_DIRECT_URL if that is set. `npm run migrate -- --back` rolls back the newest migration
 * and deletes what its tables hold; it asks first, unless `--yes` is given.
 */
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { runCommand } from './command.ts';
import {
  rollBackMigration,
  findNewestAppliedMigration,
  rollbackFileOf,
} from './database/roll-back.ts';
import { migrateDatabase } from './database/migrate.ts';
import { migrationsFolder, projectFolder, rollbacksFolder } from './folders.ts';
import { PlainFailure } from './plain-failure.ts';
import { readDatabaseSettings } from './settings.ts';

const isAgreed = async (question: string): Promise<boolean> => {
  if (process.argv.includes('--yes')) return true;
  if (!process.stdin.isTTY) return false;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${question} (y/n) `);
  terminal.close();
  return answer.trim().toLowerCase() === 'y';
};

const goBack = async (url: string): Promise<void> => {
  const newest = await findNewestAppliedMigration(url);
  if (newest === undefined) throw new PlainFailure('No migration was applied to this database.');
  console.log(`This undoes ${newest}, with all that its tables hold:\n`);
  console.log(readFileSync(rollbackFileOf(rollbacksFolder, newest), 'utf8'));
  if (!(await isAgreed('Go on?'))) throw new PlainFailure('Nothing was changed.');
  await rollBackMigration(url, rollbacksFolder, newest);
  console.log(`${newest} is undone. Publish the version before it now.`);
};

await runCommand(async () => {
  const database = readDatabaseSettings(projectFolder);
  if (database.isLocal) {
    throw new PlainFailure(
      'There is nothing to do: the local database is brought up to date whenever it starts. Set DATABASE_URL for another one.',
    );
  }
  if (process.argv.includes('--back')) {
    await goBack(database.directUrl);
    return 'done';
  }
  const applied = await migrateDatabase(database.directUrl, migrationsFolder);
  console.log(
    applied.length === 0
      ? 'The database is up to date.'
      : `The database is up to date now: ${applied.join(', ')}.`,
  );
  return 'done';
});
