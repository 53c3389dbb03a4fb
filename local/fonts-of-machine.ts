import { spawnSync } from 'node:child_process';
import {
  commandOf,
  thisMachine,
  installPackage,
  mayInstall,
  type Environment,
} from './debian-packages.ts';
import { PlainFailure } from './plain-failure.ts';

/** The fonts of visitors' devices that `src/ui/fonts.css` fits to the size of ours; a browser shows one of them until ours has loaded. */
const fittedFonts = /\b(Arial|Liberation Sans|Roboto)\b/;

const toInstall = 'fonts-liberation';

/** The names of all installed fonts; undefined where fontconfig isn't there to tell, as on macOS and Windows, which have Arial. */
const listFonts = (): string | undefined => {
  const { status, stdout } = spawnSync('fc-list', [':', 'family'], { encoding: 'utf8' });
  return status === 0 ? stdout : undefined;
};

/**
 * Finds one of the fonts that stand in for ours, or installs it: at a terminal if the answer is yes, and unasked where `CI` is set. Otherwise
 * throws the sentence that says how to install it. Without one, pages that the browser tests measure are taller than on any visitor's device.
 */
export const ensureFonts = async (
  environment: Environment,
  installation = thisMachine,
  list = listFonts,
): Promise<void> => {
  const isThere = (): boolean => fittedFonts.test(list() ?? 'Arial');
  if (isThere()) return;
  const toType = commandOf(toInstall, installation);
  const question = `The browser tests need a font as wide as Arial. Run "${toType}"?`;
  if (await mayInstall(environment, installation, question)) {
    installPackage(toInstall, installation);
  }
  if (isThere()) return;
  throw new PlainFailure(
    `The browser tests need a font as wide as Arial. Install one (on Debian: ${toType}).`,
  );
};
