import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { PlainFailure } from './plain-failure.ts';

/** The headless shell comes first: it draws the same pages with a third less work, because it has no window to keep. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

type Environment = Readonly<NodeJS.ProcessEnv>;

const isProgram = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const onPath = (name: string, environment: Environment): string | undefined =>
  (environment['PATH'] ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, name))
    .find(isProgram);

const namedIn = (environment: Environment): string | undefined =>
  environment['CHROMIUM_PATH'] === '' ? undefined : environment['CHROMIUM_PATH'];

/** The Chromium of this machine: the one that CHROMIUM_PATH names, or the first on the path. */
export const findChromium = (environment: Environment): string | undefined => {
  const named = namedIn(environment);
  if (named !== undefined) return isProgram(named) ? named : undefined;
  return names.map((name) => onPath(name, environment)).find((file) => file !== undefined);
};

/** What `ensureChromium` does outside of this process. Tests replace it. */
export type Installation = {
  /** True if somebody sits at the terminal and can answer. */
  readonly isTerminal: boolean;
  readonly isAdministrator: boolean;
  /** Asks a question that is answered with yes or no. */
  readonly ask: (question: string) => Promise<boolean>;
  readonly run: (program: string, parameters: readonly string[]) => void;
};

const here: Installation = {
  isTerminal: process.stdin.isTTY && process.stdout.isTTY,
  isAdministrator: process.getuid?.() === 0,
  ask: async (question) => {
    const terminal = createInterface({ input: process.stdin, output: process.stdout });
    const answer = await terminal.question(`${question} [y/N] `);
    terminal.close();
    return /^y(es)?$/i.test(answer.trim());
  },
  run: (program, parameters) => {
    spawnSync(program, parameters, {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  },
};

const packages = ['install', '--yes', '--no-install-recommends', 'chromium-headless-shell'];

/**
 * Finds Chromium, or installs Debian's: at a terminal if the answer is yes, and unasked where `CI` is set. Otherwise throws
 * the sentence that says how to install it.
 */
export const ensureChromium = async (
  environment: Environment,
  installation = here,
): Promise<string> => {
  const found = findChromium(environment);
  if (found !== undefined) return found;
  const named = namedIn(environment);
  if (named !== undefined) {
    throw new PlainFailure(
      `CHROMIUM_PATH names ${named}, which is no program. Correct or unset it.`,
    );
  }
  const sudo = installation.isAdministrator ? [] : ['sudo'];
  const toType = [...sudo, 'apt-get', ...packages].join(' ');
  const isCi = (environment['CI'] ?? '') !== '';
  const canInstall =
    onPath('apt-get', environment) !== undefined &&
    (isCi ||
      (installation.isTerminal &&
        (await installation.ask(`The browser tests need Chromium. Run "${toType}"?`))));
  if (canInstall) {
    for (const parameters of [['update'], packages]) {
      const [program = 'apt-get', ...rest] = [...sudo, 'apt-get', ...parameters];
      installation.run(program, rest);
    }
  }
  const installed = findChromium(environment);
  if (installed !== undefined) return installed;
  throw new PlainFailure(
    `The browser tests need Chromium. Install it (on Debian: ${toType}), or set CHROMIUM_PATH to a Chromium or Chrome that you have.`,
  );
};
