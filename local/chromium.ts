import {
  commandOf,
  thisMachine,
  installPackages,
  isProgram,
  mayInstall,
  onPath,
  type Environment,
} from './debian-packages.ts';
import { PlainFailure } from './plain-failure.ts';

/** The headless shell comes first: without a window, it renders the same pages with a third less work. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

const namedIn = (environment: Environment): string | undefined =>
  environment['CHROMIUM_PATH'] === '' ? undefined : environment['CHROMIUM_PATH'];

/** The Chromium of this machine: the one that CHROMIUM_PATH names, or the first on the path. */
export const findChromium = (environment: Environment): string | undefined => {
  const named = namedIn(environment);
  if (named !== undefined) return isProgram(named) ? named : undefined;
  return names.map((name) => onPath(name, environment)).find((file) => file !== undefined);
};

const toInstall = 'chromium-headless-shell';

/**
 * Finds Chromium, or installs Debian's package: at a terminal after asking, and without asking if `CI` is set. Otherwise throws an error that says how to
 * install it.
 */
export const ensureChromium = async (
  environment: Environment,
  installation = thisMachine,
): Promise<string> => {
  const found = findChromium(environment);
  if (found !== undefined) return found;
  const named = namedIn(environment);
  if (named !== undefined) {
    throw new PlainFailure(
      `CHROMIUM_PATH names ${named}, which is no program. Correct or unset it.`,
    );
  }
  const toType = commandOf(toInstall, installation);
  if (
    await mayInstall(environment, installation, `The browser tests need Chromium. Run "${toType}"?`)
  ) {
    installPackages([toInstall], installation);
  }
  const installed = findChromium(environment);
  if (installed !== undefined) return installed;
  throw new PlainFailure(
    `The browser tests need Chromium. Install it (on Debian: ${toType}), or set CHROMIUM_PATH to a Chromium or Chrome that you have.`,
  );
};
