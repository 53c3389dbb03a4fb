import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { projectFolder } from '../../../local/folders.ts';
import { readVariables } from '../../../local/settings.ts';
import { saveSettings } from '../../../local/setup/env-file.ts';
import { copyProject } from '../scratch-site/project-copy.ts';
import { reserveBuildFolder } from '../scratch-site/build-folder.ts';

const page = 'docs/going-live.md';
const more = ['.gitignore', '.env.example', 'content', page, 'tests/support/going-live/host.ts'];

/** A step of docs/going-live.md: its heading without the number, and its commands verbatim. */
export type Step = { readonly heading: string; readonly commands: readonly string[] };

/** The steps of docs/going-live.md that have commands, in order. */
const readSteps = (text: string): readonly Step[] =>
  text
    .split(/^## /m)
    .slice(1)
    .map((part) => ({
      heading: (part.split('\n')[0] ?? '').replace(/^\d+\. /, ''),
      commands: [...part.matchAll(/^```sh\n([\s\S]*?)^```/gm)].flatMap(([, lines = '']) =>
        lines.trim().split('\n'),
      ),
    }))
    .filter(({ commands }) => commands.length > 0);

/** A command's output and exit code. */
export type Ended = { readonly code: number; readonly output: string };

const Scripts = v.object({ scripts: v.record(v.string(), v.string()) });

/**
 * Parses `npm run setup -- netlify` into what the bootstrap runs: the program and its arguments.
 */
const parseCommand = (folder: string, command: string): readonly string[] => {
  const [, name = '', rest = ''] = /^npm run ([a-z-]+)(?: -- (.*))?$/.exec(command) ?? [];
  const manifest = readFileSync(path.join(folder, 'package.json'), 'utf8');
  const script = v.parse(Scripts, JSON.parse(manifest)).scripts[name];
  if (script !== `node local/bootstrap.mjs ${name}`) throw new Error(`No command: ${command}`);
  const words = rest.split(' ').filter((word) => word !== '');
  // There is nobody to answer “Go on?”.
  return [`local/${name}.ts`, ...words, ...(name === 'setup' ? ['--yes'] : [])];
};

/**
 * An owner's clone of the project, with git and an `.env`, and nothing from this process's
 * environment.
 */
export const cloneProject = (tls: { readonly key: string; readonly cert: string }) => {
  const { folder, release } = reserveBuildFolder('going-live-');
  copyProject(folder);
  for (const name of more) {
    const from = path.join(projectFolder, name);
    if (!existsSync(from)) throw new Error(`${name} is missing.`);
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    cpSync(from, path.join(folder, name), { recursive: true });
  }
  execFileSync('git', ['init', '--quiet'], { cwd: folder });
  // A build makes a certificate for this machine unless there is one; this is the one that the
  // content's stand-in uses.
  const tlsFolder = path.join(folder, '.local/tls');
  const certificateFile = path.join(tlsFolder, 'certificate.pem');
  mkdirSync(tlsFolder, { recursive: true });
  writeFileSync(path.join(tlsFolder, 'key.pem'), tls.key);
  writeFileSync(certificateFile, tls.cert);
  const environment = {
    PATH: `${path.dirname(process.execPath)}${path.delimiter}${process.env['PATH'] ?? ''}`,
    HOME: process.env['HOME'] ?? folder,
    NODE_EXTRA_CA_CERTS: certificateFile,
  };
  const begin = (parameters: readonly string[]) =>
    spawn(process.execPath, ['--disable-warning=MODULE_TYPELESS_PACKAGE_JSON', ...parameters], {
      cwd: folder,
      env: environment,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  const start = (parameters: readonly string[]): Promise<Ended> =>
    new Promise((resolve, reject) => {
      const child = begin(parameters);
      const chunks: Buffer[] = [];
      child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
      child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
      child.once('error', reject);
      child.once('close', (code) =>
        resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString('utf8') }),
      );
    });
  return {
    folder,
    steps: readSteps(readFileSync(path.join(folder, page), 'utf8')),
    /** Writes lines to `.env`, as an owner does in an editor. */
    fillIn: (variables: Readonly<Record<string, string>>) =>
      saveSettings(
        folder,
        Object.entries(variables).map(([name, value]) => ({ name, value })),
      ),
    /** The variables that `.env` sets now. */
    variables: () => readVariables(folder, {}),
    /** Runs one of the page's commands to its end. */
    run: (command: string, ...others: readonly string[]) =>
      start([...parseCommand(folder, command), ...others]),
    /**
     * Starts a long-running program. `ready` resolves with the text after “Ready:” in its output.
     */
    serve: (parameters: readonly string[]) => {
      const child = begin(parameters);
      let output = '';
      const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
      const ready = new Promise<string>((resolve, reject) => {
        const read = (chunk: Buffer): void => {
          output += chunk.toString('utf8');
          const found = /^Ready: (.+)$/m.exec(output)?.[1];
          if (found !== undefined) resolve(found);
        };
        child.stdout.on('data', read);
        child.stderr.on('data', read);
        child.once('close', () => reject(new Error(`The host has ended:\n${output}`)));
      });
      return {
        ready,
        said: () => output,
        stop: async () => {
          child.kill('SIGTERM');
          await ended;
        },
      };
    },
    dispose: release,
  };
};
export type Project = ReturnType<typeof cloneProject>;
