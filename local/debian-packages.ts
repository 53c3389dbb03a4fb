import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';

export type Environment = Readonly<NodeJS.ProcessEnv>;

/** True if the file exists and this user may run it. */
export const isProgram = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** The file of a program on the PATH; undefined if there is none. */
export const findOnPath = (name: string, environment: Environment): string | undefined =>
  (environment['PATH'] ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, name))
    .find(isProgram);

/** The side effects of installing. Tests replace them. */
export type Installation = {
  /** True if there is a terminal to ask at. */
  readonly isTerminal: boolean;
  readonly isAdministrator: boolean;
  /** Asks a yes-or-no question. */
  readonly ask: (question: string) => Promise<boolean>;
  /** Runs a program. Returns why it failed; nothing if it didn't. */
  readonly run: (program: string, parameters: readonly string[]) => string | undefined;
};

/** A mirror may be busy for a moment, and so may another installation on this machine. */
const patience = ['-o', 'Acquire::Retries=3', '-o', 'DPkg::Lock::Timeout=120'];

export const thisMachine: Installation = {
  isTerminal: process.stdin.isTTY && process.stdout.isTTY,
  isAdministrator: process.getuid?.() === 0,
  ask: async (question) => {
    const terminal = createInterface({ input: process.stdin, output: process.stdout });
    const answer = await terminal.question(`${question} [y/N] `);
    terminal.close();
    return /^y(es)?$/i.test(answer.trim());
  },
  run: (program, parameters) => {
    const { error, status, stderr } = spawnSync(program, [...parameters, ...patience], {
      stdio: ['inherit', 'inherit', 'pipe'],
      encoding: 'utf8',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (error !== undefined) return error.message;
    process.stderr.write(stderr);
    if (status === 0) return undefined;
    const causes = stderr.split('\n').filter((line) => line.startsWith('E: '));
    return causes.length === 0 ? `it ended with code ${status}` : causes.join(' ');
  },
};

const parametersFor = (names: readonly string[]): readonly string[] => [
  'install',
  '--yes',
  '--no-install-recommends',
  ...names,
];

const withRights = (
  { isAdministrator }: Installation,
  parameters: readonly string[],
): readonly string[] => [...(isAdministrator ? [] : ['sudo']), 'apt-get', ...parameters];

/**
 * The command line that installs a Debian package without a question, with `sudo` unless the user
 * is the administrator.
 */
export const installCommandOf = (name: string, installation: Installation): string =>
  withRights(installation, parametersFor([name])).join(' ');

/**
 * Whether a package may be installed: without asking if `CI` is set, otherwise if the question is
 * answered with yes.
 */
export const mayInstall = async (
  environment: Environment,
  installation: Installation,
  question?: string,
): Promise<boolean> => {
  if (findOnPath('apt-get', environment) === undefined) return false;
  if ((environment['CI'] ?? '') !== '') return true;
  return question !== undefined && installation.isTerminal && installation.ask(question);
};

/**
 * Installs Debian packages. Returns what went wrong, as a sentence with apt's own words; nothing if
 * nothing did. The caller has to check whether they are there.
 */
export const installPackages = (
  names: readonly string[],
  installation: Installation,
): string | undefined => {
  const [updating, installing] = [['update'], parametersFor(names)].map((parameters) => {
    const [program = 'apt-get', ...rest] = withRights(installation, parameters);
    const cause = installation.run(program, rest);
    return cause === undefined ? undefined : `"${[program, ...rest].join(' ')}" failed: ${cause}`;
  });
  // Without news of the mirror it may still have the packages that it knew.
  return installing === undefined
    ? undefined
    : [updating, installing].filter((one) => one !== undefined).join('\n');
};
