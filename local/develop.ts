import { unwatchFile, watchFile } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { moveBackCatchAllPages } from './catch-all-pages.ts';
import { formWebhookOf } from './forms/form-webhook-of.ts';
import { runCommand } from './command.ts';

import { startDevelopServer } from './develop-server.ts';
import { projectFolder, stateFolder } from './folders.ts';
import { gatsbyCommand, publicFolder } from './gatsby-build.ts';
import { abandonBuild, backUpBeforeBuild } from './last-good-build.ts';
import { PlainFailure } from './plain-failure.ts';
import { findFreePort, requireFreePorts } from './ports.ts';
import { schemaTypesFile, updateQueryTypes } from './query-types.ts';
import { runNode } from './run-process.ts';
import { readSettings } from './settings.ts';
import { developPorts } from './site-ports.ts';
import { startSiteServer } from './site-server.ts';
import { watchFiles } from './watch-files.ts';
import { startFunctionStandIns, startStandIns } from './stand-ins.ts';

const functionsProgram = path.join(import.meta.dirname, 'functions/serve.ts');
const place = { projectFolder, stateFolder };

const waitForAnswer = async (address: string): Promise<void> => {
  for (;;) {
    try {
      const answer = await fetch(address, { method: 'HEAD' });
      if (answer.status < 500) return;
    } catch {
      // Not listening yet; try again.
    }
    await wait(250);
  }
};

await runCommand(async (run) => {
  const settings = readSettings(projectFolder);
  await requireFreePorts(developPorts(settings), 'npm run develop');

  const siteUrl = `http://localhost:${settings.developPort}`;
  const standIns = await startStandIns({ ...settings, siteUrl }, run);
  const { inboxOrigin, loginOrigin, snipcartOrigin, submissions, environment } =
    await startFunctionStandIns({ ...settings, siteUrl }, run);
  const functionsPort = await findFreePort();
  const functions = runNode(
    ['--watch', '--watch-preserve-output', functionsProgram, String(functionsPort)],
    { folder: projectFolder, environment: { ...standIns.environment, ...environment } },
  );
  run.onEnd(() => functions.stop());
  // The function for submitted forms runs in this process and reads its environment.
  Object.assign(process.env, standIns.environment, environment);
  const siteServer = await startSiteServer({
    projectFolder,
    port: 0,
    submissions,
    formWebhook: formWebhookOf(settings),
    acceptAnyForm: true,
  });
  run.onEnd(() => siteServer.close());

  // Gatsby's development server writes to public/ and .cache/ too, so we restore both at the end.
  backUpBeforeBuild(place);
  run.onEnd(() => abandonBuild(place));
  moveBackCatchAllPages(publicFolder);
  const gatsbyPort = await findFreePort();
  const gatsby = runNode([gatsbyCommand, 'develop', '-H', '127.0.0.1', '-p', String(gatsbyPort)], {
    folder: projectFolder,
    environment: {
      ...standIns.environment,
      NODE_ENV: 'development',
      // CI turns off Gatsby's animated display, which is unreadable without a terminal. It also
      // turns off pages on demand, so we turn those on again.
      ...(process.stdout.isTTY ? {} : { CI: '1', GATSBY_ENABLE_QUERY_ON_DEMAND_IN_CI: '1' }),
      ENABLE_GATSBY_REFRESH_ENDPOINT: 'true',
    },
  });
  run.onEnd(() => gatsby.stop());
  // Gatsby regenerates the types of the queries whenever a query changes.
  watchFile(schemaTypesFile, { interval: 1000 }, updateQueryTypes);
  run.onEnd(() => unwatchFile(schemaTypesFile));

  const server = await startDevelopServer({
    port: settings.developPort,
    gatsbyPort,
    functionsPort,
    sitePort: Number(new URL(siteServer.origin).port),
  });
  run.onEnd(() => server.close());

  const gatsbyOrigin = `http://127.0.0.1:${gatsbyPort}`;
  const gatsbyEnd = gatsby.ended.then(({ code }) => {
    throw new PlainFailure('The development server ended; the reason is above.', code ?? 1);
  });
  await Promise.race([waitForAnswer(gatsbyOrigin), gatsbyEnd]);
  if (standIns.contentOrigin !== undefined) {
    const refresh = (): void => {
      // The pages are rejected if the content has prices that the local Stripe lacks.
      standIns
        .seedStripe()
        .then(() => fetch(`${gatsbyOrigin}/__refresh`, { method: 'POST' }))
        .catch((error: unknown) => console.error('The pages could not be refreshed:', error));
    };
    run.onEnd(watchFiles([path.join(projectFolder, 'content')], refresh));
  }
  console.log(
    `Ready: the site at ${siteUrl}, reloaded on every change, members log in at ${loginOrigin}, messages and e-mails at ${inboxOrigin}, payments at ${standIns.stripeOrigin ?? 'Stripe'}, the cart service at ${snipcartOrigin ?? (settings.snipcart.publicKey === '' ? 'no address' : 'Snipcart')}. Ctrl-C ends everything.`,
  );
  await gatsbyEnd;
  return 'stay';
});
