import {
  installCommandOf,
  thisMachine,
  installPackages,
  isProgram,
  mayInstall,
  findOnPath,
  type Environment,
} from './debian-packages.ts';
import { PlainFailure } from './plain-failure.ts';

/** Without a window, it renders the same pages with a third less work. */
const headlessShell = 'chromium-headless-shell';

const names = [
  headlessShell,
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
  return names.map((name) => findOnPath(name, environment)).find((file) => file !== undefined);
};

/**
 * CI has the shell installed, unless a browser was named: the browser tests are its longest step.
 */
const wantsShell = (environment: Environment): boolean =>
  (environment['CI'] ?? '') !== '' &&
  namedIn(environment) === undefined &&
  findOnPath(headlessShell, environment) === undefined;

/**
 * Finds Chromium, or installs Debian's package of its headless shell: at a terminal after asking,
 * and without asking if `CI` is set, where a Chromium with a window is only used if the shell can't
 * be had. Otherwise throws an error that says how to install it.
 */
export const ensureChromium = async (
  environment: Environment,
  installation = thisMachine,
): Promise<string> => {
  const found = findChromium(environment);
  if (found !== undefined && !wantsShell(environment)) return found;
  const named = namedIn(environment);
  if (named !== undefined) {
    throw new PlainFailure(
      `CHROMIUM_PATH names ${named}, which is no program. Correct or unset it.`,
    );
  }
  const toType = installCommandOf(headlessShell, installation);
  if (
    await mayInstall(environment, installation, `The browser tests need Chromium. Run "${toType}"?`)
  ) {
    installPackages([headlessShell], installation);
  }
  const installed = findChromium(environment);
  if (installed !== undefined) return installed;
  throw new PlainFailure(
    `The browser tests need Chromium. Install it (on Debian: ${toType}), or set CHROMIUM_PATH to a Chromium or Chrome that you have.`,
  );
};
