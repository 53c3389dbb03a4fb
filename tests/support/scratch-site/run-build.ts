import { spawn } from 'node:child_process';
import path from 'node:path';

/** How a build ended and what it said. */
export type BuildResult = {
  readonly code: number;
  /** Both streams, in the order in which they came. */
  readonly output: string;
  readonly milliseconds: number;
};

/** A build that is under way. */
export type RunningBuild = {
  readonly pid: number;
  readonly ended: Promise<BuildResult>;
};

const kept = ['HOME', 'TMPDIR', 'LANG', 'NODE_EXTRA_CA_CERTS'];

/** Only what a build needs of the environment: a test runner's own variables would change it. */
const toEnvironment = (more: Readonly<Record<string, string>>): Record<string, string> => {
  const environment: Record<string, string> = {
    PATH: `${path.dirname(process.execPath)}${path.delimiter}${process.env['PATH'] ?? ''}`,
  };
  for (const name of kept) {
    const value = process.env[name];
    if (value !== undefined) environment[name] = value;
  }
  return { ...environment, ...more };
};

/** Starts the project's own build command in a folder that holds a copy of the project. */
export const startBuild = (
  folder: string,
  environment: Readonly<Record<string, string>>,
): RunningBuild => {
  const started = performance.now();
  const child = spawn(
    process.execPath,
    ['--disable-warning=MODULE_TYPELESS_PACKAGE_JSON', path.join(folder, 'local', 'build.ts')],
    { cwd: folder, env: toEnvironment(environment), stdio: ['ignore', 'pipe', 'pipe'] },
  );
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
