import { runCommand } from './command.ts';
import { projectFolder } from './folders.ts';
import { buildSite, isSiteCurrent } from './gatsby-build.ts';
import { requireFreePorts } from './ports.ts';
import { readSettings } from './settings.ts';
import { startSiteServer } from './site-server.ts';
import { startStandIns } from './stand-ins.ts';

await runCommand(async (run) => {
  const settings = readSettings(projectFolder);
  const command = 'npm start';
  await requireFreePorts([
    { port: settings.sitePort, variable: 'SITE_PORT', command },
    ...(settings.content.isLocal
      ? [{ port: settings.content.port, variable: 'CONTENT_PORT', command }]
      : []),
  ]);

  const standIns = await startStandIns(settings, run);
  if (isSiteCurrent(standIns)) console.log('Nothing has changed since the last build.');
  else await buildSite(standIns, run);

  // Functions read their settings from the environment of the process that runs them: this one.
  Object.assign(process.env, standIns.environment);
  const site = await startSiteServer({
    projectFolder,
    port: settings.sitePort,
    imageOrigins: standIns.contentOrigin === undefined ? [] : [standIns.contentOrigin],
  });
  run.onEnd(() => site.close());

  const content = standIns.contentOrigin ?? `https://${settings.content.host}`;
  console.log(
    `Ready: the site at ${site.origin}, content from ${content} (space ${settings.content.spaceId}). Ctrl-C ends everything.`,
  );
  return 'stay';
});
