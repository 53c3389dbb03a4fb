import { runCommand } from './command.ts';
import { migrateDatabase } from './database/migrate.ts';
import { migrationsFolder, projectFolder } from './folders.ts';
import { buildSite } from './gatsby-build.ts';
import { requireFreePorts } from './ports.ts';
import { readSettings } from './settings.ts';
import { buildPorts } from './site-ports.ts';
import { startStandIns } from './stand-ins.ts';

await runCommand(async (run) => {
  const settings = readSettings(projectFolder);
  await requireFreePorts(buildPorts(settings), 'npm run build');
  if (process.env['CONTEXT'] === 'production' && !settings.database.isLocal) {
    // The functions that go live with this build expect the newest tables.
    await migrateDatabase(settings.database.url, migrationsFolder);
  }
  const standIns = await startStandIns(settings, run);
  await buildSite(standIns, run);
  console.log('The site is built in public/.');
  return 'done';
});
