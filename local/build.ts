import { runCommand } from './command.ts';
import { migrateDatabase } from './database/migrate.ts';
import { migrationsFolder, projectFolder } from './folders.ts';
import { buildSite } from './gatsby-build.ts';
import { requireNoProductionSecrets } from './deploy-preview-guard.ts';
import { requireFreePorts } from './ports.ts';
import { buildAndReport, readBuildCause } from './reported-build.ts';
import { readSettings, readVariables } from './settings.ts';
import { buildPorts } from './site-ports.ts';
import { startStandIns } from './stand-ins.ts';

await runCommand(async (run) => {
  requireNoProductionSecrets(readVariables(projectFolder));
  const settings = readSettings(projectFolder);
  await requireFreePorts(buildPorts(settings), 'npm run build');
  const isForTheWorld = process.env['CONTEXT'] === 'production' && !settings.database.isLocal;
  if (isForTheWorld) {
    // The functions deployed with this build expect the newest tables.
    await migrateDatabase(settings.database.directUrl, migrationsFolder);
  }
  const standIns = await startStandIns(settings, run);
  const cause = isForTheWorld ? readBuildCause(process.env) : undefined;
  const build = (): Promise<void> => buildSite(standIns, run, undefined, cause?.buildId);
  if (cause === undefined) await build();
  else await buildAndReport({ cause, projectFolder, environment: standIns.environment, build });
  console.log('The site is built in public/.');
  return 'done';
});
