import { previewPaths } from '../src/domain/preview.ts';
import { runCommand } from './command.ts';
import { projectFolder } from './folders.ts';
import { loadFunctions } from './functions/function-host.ts';
import { PlainFailure } from './plain-failure.ts';
import { requireFreePorts } from './ports.ts';
import { buildPreview } from './preview/build-preview.ts';
import { servePreview } from './preview/serve-preview.ts';
import { readSettings } from './settings.ts';
import { buildPorts, previewPorts } from './site-ports.ts';
import { startFunctionStandIns, startStandIns } from './stand-ins.ts';

// `npm run preview` builds the preview and serves it on this machine; with `build` it only builds,
// as the host does.
await runCommand(async (run) => {
  const [what = 'serve'] = process.argv.slice(2);
  if (what !== 'serve' && what !== 'build') {
    throw new PlainFailure(
      'npm run preview builds and serves; npm run preview -- build only builds.',
    );
  }
  const given = readSettings(projectFolder, { ...process.env, PREVIEW: 'on' });
  // Nothing is sold, stored or counted in a preview, so it needs none of these services.
  const settings = {
    ...given,
    stripe: { ...given.stripe, isLocal: false },
    snipcart: { ...given.snipcart, isLocal: false },
    database: { ...given.database, isLocal: false },
  };
  const ports = what === 'build' ? buildPorts(settings) : previewPorts(settings);
  await requireFreePorts(ports, 'npm run preview');
  const standIns = await startStandIns(settings, run);
  await buildPreview(standIns, run);
  if (what === 'build') {
    console.log('The preview is built in preview-site/.');
    return 'done';
  }
  const { loginOrigin } = await startFunctionStandIns(settings, run);
  // The gate runs in this process and reads its environment.
  Object.assign(process.env, standIns.environment);
  const gate = await loadFunctions(projectFolder, 'netlify/preview/functions');
  const preview = await servePreview(settings.preview.port, gate);
  run.onEnd(() => preview.close());
  console.log(
    `Ready: the preview at ${preview.origin}, what it leaves out at ${preview.origin}${previewPaths.state}, editors log in at ${loginOrigin}. Ctrl-C ends everything.`,
  );
  return 'stay';
});
