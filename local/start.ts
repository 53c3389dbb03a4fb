import { runCommand } from './command.ts';
import { projectFolder } from './folders.ts';
import { buildSite, isSiteCurrent } from './gatsby-build.ts';
import { requireFreePorts } from './ports.ts';
import { readSettings, standInPorts } from './settings.ts';
import { startSiteServer } from './site-server.ts';
import { startFunctionStandIns, startStandIns } from './stand-ins.ts';

await runCommand(async (run) => {
  const settings = readSettings(projectFolder);
  const command = 'npm start';
  await requireFreePorts([
    { port: settings.sitePort, variable: 'SITE_PORT', command },
    ...standInPorts(settings).map((wanted) => ({ ...wanted, command })),
  ]);

  const standIns = await startStandIns(settings, run);
  if (isSiteCurrent(standIns)) console.log('Nothing has changed since the last build.');
  else await buildSite(standIns, run);

  const { inboxOrigin, loginOrigin, keepMessage } = await startFunctionStandIns(settings, run);
  // Functions read their settings from the environment of the process that runs them: this one.
  Object.assign(process.env, standIns.environment);
  const site = await startSiteServer({
    projectFolder,
    port: settings.sitePort,
    keepMessage,
    contentOrigin: standIns.contentOrigin,
  });
  run.onEnd(() => site.close());

  const content = standIns.contentOrigin ?? `https://${settings.content.host}`;
  console.log(
    `Ready: the site at ${site.origin}, content from ${content} (space ${settings.content.spaceId}), members log in at ${loginOrigin}, messages and e-mails at ${inboxOrigin}. Ctrl-C ends everything.`,
  );
  return 'stay';
});
