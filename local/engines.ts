import { existsSync, globSync } from 'node:fs';
import {
  installCommandOf,
  installPackages,
  mayInstall,
  findOnPath,
  thisMachine,
  type Environment,
} from './debian-packages.ts';
import { PlainFailure } from './plain-failure.ts';

/**
 * Where Debian puts what Python needs to open a window of WebKitGTK: its binding, and the
 * description of the library.
 */
const debians = {
  binding: '/usr/lib/python3/dist-packages/gi',
  description: '/usr/lib/*/girepository-1.0/WebKit2-4.1.typelib',
};

/** The Debian packages that Firefox and WebKit need to be driven, and that this machine lacks. */
export const findMissingBrowserPackages = (
  environment: Environment,
  places = debians,
): readonly string[] => [
  ...(findOnPath('firefox-esr', environment) === undefined ? ['firefox-esr'] : []),
  ...(findOnPath('WebKitWebDriver', environment) === undefined ? ['webkit2gtk-driver'] : []),
  ...(findOnPath('Xvfb', environment) === undefined ? ['xvfb'] : []),
  ...(existsSync(places.binding) ? [] : ['python3-gi']),
  ...(globSync(places.description).length === 0 ? ['gir1.2-webkit2-4.1'] : []),
];

/**
 * Makes sure that this machine has Firefox and WebKit, or installs Debian's packages: at a terminal
 * after asking, and without asking if `CI` is set. Otherwise throws an error that says how to
 * install them.
 */
export const ensureTestBrowsers = async (
  environment: Environment,
  installation = thisMachine,
  places = debians,
): Promise<void> => {
  const missing = findMissingBrowserPackages(environment, places);
  if (missing.length === 0) return;
  const toType = installCommandOf(missing.join(' '), installation);
  const question = `The tests in Firefox and WebKit need ${missing.join(', ')}. Run "${toType}"?`;
  const cause = (await mayInstall(environment, installation, question))
    ? installPackages(missing, installation)
    : undefined;
  const stillMissing = findMissingBrowserPackages(environment, places);
  if (stillMissing.length === 0) return;
  throw new PlainFailure(
    `The tests in Firefox and WebKit need ${stillMissing.join(', ')}. ${cause ?? `Install them (on Debian: ${toType}).`}`,
  );
};
