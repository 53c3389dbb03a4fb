/**
 * The host of the going-live test, as a program in the copy of the project: builds the site with
 * the settings of `.env`, serves it and the preview's gate at their addresses, and rebuilds when
 * its build hook is called. It prints the hook's port when it is ready.
 */
import { startLocalBuilds } from '../../../local/build-hook/local-builds.ts';
import { runCommand } from '../../../local/command.ts';
import { projectFolder } from '../../../local/folders.ts';
import { loadFunctions } from '../../../local/functions/function-host.ts';
import { buildSite } from '../../../local/gatsby-build.ts';
import { findFreePort } from '../../../local/ports.ts';
import { servePreview } from '../../../local/preview/serve-preview.ts';
import { buildAndReport, readBuildCause } from '../../../local/reported-build.ts';
import { readSettings } from '../../../local/settings.ts';
import { startSiteServer } from '../../../local/site-server.ts';
import { startStandIns } from '../../../local/stand-ins.ts';

const portOf = (address: string): number => Number(new URL(address).port);

await runCommand(async (run) => {
  const settings = readSettings(projectFolder);
  const standIns = await startStandIns(settings, run);
  const { environment } = standIns;
  // The functions run in this process and read its environment.
  Object.assign(process.env, environment);
  if (process.argv.includes('preview')) {
    // Without the preview's pages: this is enough to test that only editors get past the gate.
    Object.assign(process.env, { SITE_URL: environment['PREVIEW_URL'], PREVIEW: 'on' });
    process.env['LIVE_SITE_URL'] = settings.siteUrl;
    const gate = await loadFunctions(projectFolder, 'netlify/preview/functions');
    const preview = await servePreview(portOf(environment['PREVIEW_URL'] ?? ''), gate);
    run.onEnd(() => preview.close());
    console.log('Ready: preview');
    return 'stay';
  }
  const cause = readBuildCause({ DEPLOY_ID: 'first-deploy' });
  const began = performance.now();
  await buildAndReport({
    cause,
    projectFolder,
    environment,
    build: () => buildSite(standIns, run, () => undefined, cause.buildId),
  });
  console.log(`First build: ${Math.round((performance.now() - began) / 1000)} s`);
  const site = await startSiteServer({
    projectFolder,
    port: portOf(settings.siteUrl),
    contentOrigin: `https://${settings.content.host}`,
  });
  run.onEnd(() => site.close());
  const functions = await loadFunctions(projectFolder);
  await functions.fire('deploy-succeeded', {
    payload: { id: cause.deployId, context: 'production', title: cause.title },
  });
  const port = await findFreePort();
  await startLocalBuilds({ port, standIns, run });
  console.log(`Ready: ${port}`);
  return 'stay';
});
