import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { createRequire } from 'node:module';
import path from 'node:path';
import { contentFaultsFile } from '../src/config/shared/content-faults-file.ts';
import { liveBuildPath } from '../src/domain/site-builds/live-build.ts';
import { privateFolder } from '../src/config/shared/private-folder.ts';
import {
  fingerprintInputs,
  deleteBuildRecord,
  isBuildCurrent,
  recordBuild,
} from './build-fingerprint.ts';
import { deleteCacheOfOtherOrigin, hostedOrigin } from './cache-origin.ts';
import { moveBackCatchAllPages } from './catch-all-pages.ts';
import type { CommandRun } from './command.ts';
import type { ContentSource } from './failed-build/content-service-fault.ts';
import { explainFailedBuild } from './failed-build/explain-failed-build.ts';
import { contentFolder, projectFolder, stateFolder } from './folders.ts';
import {
  abandonBuild,
  acceptBuild,
  backUpBeforeBuild,
  restoreAfterInterruptedBuild,
} from './last-good-build.ts';
import { PlainFailure } from './plain-failure.ts';
import { updateQueryTypes } from './query-types.ts';
import { runNode } from './run-process.ts';
import type { StandIns } from './stand-ins.ts';

const place = { projectFolder, stateFolder };

/** The folder that holds the built site. */
export const publicFolder = path.join(projectFolder, 'public');

// The public site, and the files that only functions read.
const outputFolders = [publicFolder, path.join(projectFolder, privateFolder)];

/** The path of Gatsby's command line, to run with this Node. */
export const gatsbyCommand = createRequire(import.meta.url).resolve('gatsby/cli.js');

/**
 * In characters: how much of Gatsby's output is kept. Its errors are short, and so is what follows
 * them.
 */
export const maxOutputLength = 200_000;

/** The content service in a build's environment. */
export const toContentSource = (environment: StandIns['environment']): ContentSource => ({
  host: environment['CONTENTFUL_HOST'] ?? '',
  spaceId: environment['CONTENTFUL_SPACE_ID'] ?? '',
  environment: environment['CONTENTFUL_ENVIRONMENT'] ?? '',
  accessToken: environment['CONTENTFUL_ACCESS_TOKEN'] ?? '',
});

/** True if a build would not change the site in `public/`. */
export const isSiteCurrent = (standIns: StandIns): boolean => {
  if (restoreAfterInterruptedBuild(place))
    console.log('An earlier build was cut off; the last good site is back.');
  // A real space or account may have changed; only a build can tell.
  if (standIns.contentOrigin === undefined || standIns.stripeOrigin === undefined) return false;
  return isBuildCurrent(
    stateFolder,
    outputFolders,
    fingerprintInputs(projectFolder, standIns.environment),
  );
};

/** Writes the build's id into the site, or removes an earlier one. */
const writeBuildId = (buildId: string | undefined): void => {
  const file = path.join(publicFolder, liveBuildPath);
  if (buildId === undefined) rmSync(file, { force: true });
  else writeFileSync(file, `${JSON.stringify({ buildId })}\n`);
};

/**
 * Builds the site to `public/`. If the build fails or is stopped, the last good site stays there.
 * Without `print` the build prints to our terminal. A failure's message ends with the reason and
 * what to do. The `buildId`, if given, is written into the site.
 */
export const buildSite = async (
  standIns: StandIns,
  run: Pick<CommandRun, 'onEnd'>,
  print?: (text: string) => void,
  buildId?: string,
): Promise<void> => {
  const show = print ?? ((text: string) => void process.stdout.write(text));
  let output = '';
  const fingerprint = fingerprintInputs(projectFolder, standIns.environment);
  backUpBeforeBuild(place);
  rmSync(path.join(projectFolder, contentFaultsFile), { force: true });
  deleteCacheOfOtherOrigin(place, standIns.contentOrigin ?? hostedOrigin);
  moveBackCatchAllPages(publicFolder);
  let hasEnded = false;
  const gatsby = runNode(
    [gatsbyCommand, 'build', ...(process.stdout.isTTY ? [] : ['--no-color'])],
    {
      folder: projectFolder,
      onOutput: (text) => {
        output = (output + text).slice(-maxOutputLength);
        show(text);
      },
      environment: {
        // Gatsby's main process uses one core, but idles while its workers run queries and render,
        // so give it one more.
        GATSBY_CPU_COUNT: String(availableParallelism() + 1),
        ...standIns.environment,
        NODE_ENV: 'production',
        CI: '1',
        // Its output goes through us, so that the reason for a failure can be repeated at the end.
        ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}),
      },
    },
  );
  run.onEnd(async () => {
    if (hasEnded) return;
    hasEnded = true;
    await gatsby.stop();
    abandonBuild(place);
  });

  const { code, signal } = await gatsby.ended;
  if (hasEnded) throw new PlainFailure('The build was stopped.', 130);
  hasEnded = true;
  if (code === 0) {
    deleteBuildRecord(stateFolder);
    acceptBuild(place);
    writeBuildId(buildId);
    recordBuild(stateFolder, outputFolders, fingerprint);
    updateQueryTypes();
    return;
  }
  abandonBuild(place);
  const how = signal === null ? `exit code ${code}` : signal;
  const rest = existsSync(publicFolder) ? ' The last good site in public/ is as it was.' : '';
  const reason = await explainFailedBuild({
    output,
    content: toContentSource(standIns.environment),
    contentFolder: standIns.contentOrigin === undefined ? undefined : contentFolder,
  });
  throw new PlainFailure(`The build failed (${how}).${rest}\n\n${reason}`, code ?? 1);
};
