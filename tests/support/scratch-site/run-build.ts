import { spawn } from 'node:child_process';
import path from 'node:path';

export type BuildResult = {
  readonly code: number;
  /** Standard output and standard error, in the order in which they arrived. */
  readonly output: string;
  readonly milliseconds: number;
};

export type RunningBuild = {
  readonly pid: number;
  readonly ended: Promise<BuildResult>;
};

const inherited = ['HOME', 'TMPDIR', 'LANG', 'NODE_EXTRA_CA_CERTS'];

/**
 * The environment of a build, without the test runner's variables, which would change the build.
 */
const toEnvironment = (more: Readonly<Record<string, string>>): Record<string, string> => {
  const environment: Record<string, string> = {
    PATH: `${path.dirname(process.execPath)}${path.delimiter}${process.env['PATH'] ?? ''}`,
  };
  for (const name of inherited) {
    const value = process.env[name];
    if (value !== undefined) environment[name] = value;
  }
  return { ...environment, ...more };
};

/** Starts a build that is a Node script with arguments, in a site's folder. */
export const startNode = (
  folder: string,
  argumentsOfNode: readonly string[],
  environment: Readonly<Record<string, string>>,
): RunningBuild => {
  const started = performance.now();
  const child = spawn(process.execPath, argumentsOfNode, {
    cwd: folder,
    env: toEnvironment(environment),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<BuildResult>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) =>
      resolve({
        code: code ?? 1,
        output: Buffer.concat(chunks).toString('utf8'),
        milliseconds: performance.now() - started,
      }),
    );
  });
  if (child.pid === undefined) throw new Error(`The build in ${folder} could not be started.`);
  return { pid: child.pid, ended };
};

/** Starts the build command of a copy of the project. */
export const startBuild = (
  folder: string,
  environment: Readonly<Record<string, string>>,
): RunningBuild =>
  startNode(
    folder,
    ['--disable-warning=MODULE_TYPELESS_PACKAGE_JSON', path.join(folder, 'local', 'build.ts')],
    environment,
  );
