import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { runCommand } from './command.ts';
import { watchContent } from './content-watch.ts';
import { startDevelopServer } from './develop-server.ts';
import { projectFolder, stateFolder } from './folders.ts';
import { gatsbyCommand, publicFolder } from './gatsby-build.ts';
import { abandonBuild, beginBuild } from './last-good-build.ts';
import { returnMovedPages } from './moved-pages.ts';
import { PlainFailure } from './plain-failure.ts';
import { findFreePort, requireFreePorts } from './ports.ts';
import { runNode } from './run-process.ts';
import { readSettings, standInPorts } from './settings.ts';
import { startSiteServer } from './site-server.ts';
import { startFunctionStandIns, startStandIns } from './stand-ins.ts';

const place = { projectFolder, stateFolder };

const waitForAnswer = async (address: string): Promise<void> => {
  for (;;) {
    try {
      const answer = await fetch(address, { method: 'HEAD' });
      if (answer.status < 500) return;
    } catch {
      // Not listening yet.
    }
    await wait(250);
  }
};

await runCommand(async (run) => {
  const settings = readSettings(projectFolder);
  const command = 'npm run develop';
  await requireFreePorts([
    { port: settings.developPort, variable: 'DEVELOP_PORT', command },
    ...standInPorts(settings).map((wanted) => ({ ...wanted, command })),
  ]);

  const siteUrl = `http://localhost:${settings.developPort}`;
  const standIns = await startStandIns({ ...settings, siteUrl }, run);
  const { inboxOrigin, loginOrigin, keepMessage } = await startFunctionStandIns(
    { ...settings, siteUrl },
    run,
  );
  Object.assign(process.env, standIns.environment);
  const functions = await startSiteServer({
    projectFolder,
    port: 0,
    contentOrigin: standIns.contentOrigin,
    keepMessage,
    takeAnyForm: true,
  });
  run.onEnd(() => functions.close());

  // Gatsby's development server writes into public/ and .cache/ too; both are put back at the end.
  beginBuild(place);
  run.onEnd(() => abandonBuild(place));
  returnMovedPages(publicFolder);
  const gatsbyPort = await findFreePort();
  const gatsby = runNode([gatsbyCommand, 'develop', '-H', '127.0.0.1', '-p', String(gatsbyPort)], {
    folder: projectFolder,
    environment: {
      ...standIns.environment,
      NODE_ENV: 'development',
      // Without a terminal Gatsby's moving display is noise; CI stops it, and pages on demand with it.
      ...(process.stdout.isTTY ? {} : { CI: '1', GATSBY_ENABLE_QUERY_ON_DEMAND_IN_CI: '1' }),
      ENABLE_GATSBY_REFRESH_ENDPOINT: 'true',
    },
  });
  run.onEnd(() => gatsby.stop());

  const server = await startDevelopServer({
    port: settings.developPort,
    gatsbyPort,
    functionsPort: Number(new URL(functions.origin).port),
  });
  run.onEnd(() => server.close());

  const gatsbyOrigin = `http://127.0.0.1:${gatsbyPort}`;
  const broken = gatsby.ended.then(({ code }) => {
    throw new PlainFailure('The development server ended; the reason is above.', code ?? 1);
  });
  await Promise.race([waitForAnswer(gatsbyOrigin), broken]);
  if (standIns.contentOrigin !== undefined) {
    const refresh = (): void => {
      fetch(`${gatsbyOrigin}/__refresh`, { method: 'POST' }).catch((error: unknown) =>
        console.error('The pages could not be refreshed:', error),
      );
    };
    run.onEnd(watchContent(path.join(projectFolder, 'content'), refresh));
  }
  console.log(
    `Ready: the site at ${siteUrl}, reloaded on every change, members log in at ${loginOrigin}, messages and e-mails at ${inboxOrigin}. Ctrl-C ends everything.`,
  );
  await broken;
  return 'stay';
});
