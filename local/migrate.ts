import { runCommand } from './command.ts';
import { migrateDatabase } from './database/migrate.ts';
import { migrationsFolder, projectFolder } from './folders.ts';
import { PlainFailure } from './plain-failure.ts';
import { readSettings } from './settings.ts';

await runCommand(async () => {
  const { database } = readSettings(projectFolder);
  if (database.isLocal) {
    throw new PlainFailure(
      'There is nothing to do: the local database is brought up to date whenever it starts. Set DATABASE_URL for another one.',
    );
  }
  const applied = await migrateDatabase(database.url, migrationsFolder);
  console.log(
    applied.length === 0
      ? 'The database is up to date.'
      : `The database is up to date now: ${applied.join(', ')}.`,
  );
  return 'done';
});
