import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { createRequire } from 'node:module';
import path from 'node:path';
import { privateFolder } from '../src/config/private-folder.ts';
import {
  fingerprintInputs,
  forgetBuild,
  isBuildCurrent,
  recordBuild,
} from './build-fingerprint.ts';
import { forgetCacheOfOtherOrigin } from './cache-origin.ts';
import type { CommandRun } from './command.ts';
import { projectFolder, stateFolder } from './folders.ts';
import { abandonBuild, acceptBuild, beginBuild, mendInterruptedBuild } from './last-good-build.ts';
import { returnMovedPages } from './moved-pages.ts';
import { PlainFailure } from './plain-failure.ts';
import { runNode } from './run-process.ts';
import type { StandIns } from './stand-ins.ts';

const place = { projectFolder, stateFolder };

/** The site as the build leaves it. */
export const publicFolder = path.join(projectFolder, 'public');

// What a build makes: what everybody may read, and what functions alone may.
const madeFolders = [publicFolder, path.join(projectFolder, privateFolder)];

/** Gatsby's command, to be run with this Node. */
export const gatsbyCommand = createRequire(import.meta.url).resolve('gatsby/cli.js');

/** True when the site in `public/` is what a build would make now. */
export const isSiteCurrent = (standIns: StandIns): boolean => {
  if (mendInterruptedBuild(place))
    console.log('An earlier build was cut off; the last good site is back.');
  // A real space may have changed since, and only a build can tell.
  if (standIns.contentOrigin === undefined) return false;
  return isBuildCurrent(
    stateFolder,
    madeFolders,
    fingerprintInputs(projectFolder, standIns.environment),
  );
};

/** Builds the site into `public/`; a build that fails or is stopped leaves the last good site there. */
export const buildSite = async (
  standIns: StandIns,
  run: Pick<CommandRun, 'onEnd'>,
): Promise<void> => {
  const fingerprint = fingerprintInputs(projectFolder, standIns.environment);
  beginBuild(place);
  forgetCacheOfOtherOrigin(place, standIns.contentOrigin ?? 'hosted');
  returnMovedPages(publicFolder);
  let isOver = false;
  const gatsby = runNode(
    [gatsbyCommand, 'build', ...(process.stdout.isTTY ? [] : ['--no-color'])],
    {
      folder: projectFolder,
      environment: {
        // Gatsby keeps one core for itself, but only waits while its workers query and render.
        GATSBY_CPU_COUNT: String(availableParallelism() + 1),
        ...standIns.environment,
        NODE_ENV: 'production',
        CI: '1',
      },
    },
  );
  run.onEnd(async () => {
    if (isOver) return;
    isOver = true;
    await gatsby.stop();
    abandonBuild(place);
  });

  const { code, signal } = await gatsby.ended;
  if (isOver) throw new PlainFailure('The build was stopped.', 130);
  isOver = true;
  if (code === 0) {
    forgetBuild(stateFolder);
    acceptBuild(place);
    recordBuild(stateFolder, madeFolders, fingerprint);
    return;
  }
  abandonBuild(place);
  const how = signal === null ? `exit code ${code}` : signal;
  const rest = existsSync(publicFolder) ? ' The last good site in public/ is as it was.' : '';
  throw new PlainFailure(`The build failed (${how}); the reason is above.${rest}`, code ?? 1);
};
