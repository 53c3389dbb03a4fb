import { startLocalBuilds } from './build-hook/local-builds.ts';
import { formWebhookOf } from './forms/form-webhook-of.ts';
import { startClock } from './clock.ts';
import { runCommand } from './command.ts';
import { projectFolder, stateFolder } from './folders.ts';
import { buildSite, isSiteCurrent } from './gatsby-build.ts';
import { requireFreePorts } from './ports.ts';
import { readSettings } from './settings.ts';
import { sitePorts } from './site-ports.ts';
import { recordServing } from './serving.ts';
import { startSiteServer } from './site-server.ts';
import { startFunctionStandIns, startStandIns } from './stand-ins.ts';

await runCommand(async (run) => {
  const settings = readSettings(projectFolder);
  await requireFreePorts(sitePorts(settings), 'npm start');
  run.onEnd(recordServing(stateFolder));

  const standIns = await startStandIns(settings, run);
  if (isSiteCurrent(standIns)) console.log('Nothing has changed since the last build.');
  else await buildSite(standIns, run);

  const { inboxOrigin, loginOrigin, snipcartOrigin, submissions, environment } =
    await startFunctionStandIns(settings, run);
  // The functions run in this process and read its environment.
  Object.assign(process.env, standIns.environment, environment);
  const site = await startSiteServer({
    projectFolder,
    port: settings.sitePort,
    submissions,
    formWebhook: formWebhookOf(settings),
  });
  run.onEnd(() => site.close());
  if (settings.publishing.isHookLocal) {
    await startLocalBuilds({ port: settings.publishing.port, standIns, run });
  }

  const content = standIns.contentOrigin ?? `https://${settings.content.host}`;
  console.log(
    `Ready: the site at ${site.origin}, content from ${content} (space ${settings.content.spaceId}), members log in at ${loginOrigin}, messages and e-mails at ${inboxOrigin}, payments at ${standIns.stripeOrigin ?? 'Stripe'}, the cart service at ${snipcartOrigin ?? (settings.snipcart.publicKey === '' ? 'no address' : 'Snipcart')}. Ctrl-C ends everything.`,
  );
  run.onEnd(startClock(site));
  return 'stay';
});
