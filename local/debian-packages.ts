import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';

export type Environment = Readonly<NodeJS.ProcessEnv>;

/** Whether a file is there that this user may run. */
export const isProgram = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Where a program is that somebody could type by its name; undefined if there is none. */
export const onPath = (name: string, environment: Environment): string | undefined =>
  (environment['PATH'] ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, name))
    .find(isProgram);

/** What installing does outside of this process. Tests replace it. */
export type Installation = {
  /** True if somebody sits at the terminal and can answer. */
  readonly isTerminal: boolean;
  readonly isAdministrator: boolean;
  /** Asks a question that is answered with yes or no. */
  readonly ask: (question: string) => Promise<boolean>;
  readonly run: (program: string, parameters: readonly string[]) => void;
};

/** This machine, and whoever sits at it. */
export const here: Installation = {
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

const parametersFor = (name: string): readonly string[] => [
  'install',
  '--yes',
  '--no-install-recommends',
  name,
];

const withRights = (
  { isAdministrator }: Installation,
  parameters: readonly string[],
): readonly string[] => [...(isAdministrator ? [] : ['sudo']), 'apt-get', ...parameters];

/** What somebody types to install a package. */
export const commandOf = (name: string, installation: Installation): string =>
  withRights(installation, parametersFor(name)).join(' ');

/** Whether a package may be installed: unasked where `CI` is set, elsewhere if the answer to the question is yes. */
export const mayInstall = async (
  environment: Environment,
  installation: Installation,
  question?: string,
): Promise<boolean> => {
  if (onPath('apt-get', environment) === undefined) return false;
  if ((environment['CI'] ?? '') !== '') return true;
  return question !== undefined && installation.isTerminal && installation.ask(question);
};

/** Installs a package of Debian's. Whoever needs it looks whether it is there then. */
export const installPackage = (name: string, installation: Installation): void => {
  for (const parameters of [['update'], parametersFor(name)]) {
    const [program = 'apt-get', ...rest] = withRights(installation, parameters);
    installation.run(program, rest);
  }
};
