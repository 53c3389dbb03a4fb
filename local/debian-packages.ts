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
export const onPath = (name: string, environment: Environment): string | undefined =>
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
  readonly run: (program: string, parameters: readonly string[]) => void;
};

/** The installation on this machine. */
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
    spawnSync(program, parameters, {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
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

/** The command that installs a package. */
export const commandOf = (name: string, installation: Installation): string =>
  withRights(installation, parametersFor([name])).join(' ');

/** Whether a package may be installed: without asking if `CI` is set, otherwise if the question is answered with yes. */
export const mayInstall = async (
  environment: Environment,
  installation: Installation,
  question?: string,
): Promise<boolean> => {
  if (onPath('apt-get', environment) === undefined) return false;
  if ((environment['CI'] ?? '') !== '') return true;
  return question !== undefined && installation.isTerminal && installation.ask(question);
};

/** Installs Debian packages. The caller has to check whether it worked. */
export const installPackages = (names: readonly string[], installation: Installation): void => {
  for (const parameters of [['update'], parametersFor(names)]) {
    const [program = 'apt-get', ...rest] = withRights(installation, parameters);
    installation.run(program, rest);
  }
};
