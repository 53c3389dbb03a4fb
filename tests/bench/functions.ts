import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { zipFunctions } from '@netlify/zip-it-and-ship-it';
import * as v from 'valibot';
import { projectFolder } from '../../local/folders.ts';
import { resolveNetlifyConfig } from '../support/netlify-config.ts';
import { measure } from './measurement.ts';
import type { Measurement } from './measurement.ts';

const megabyte = 1e6;
const imports = 9;

/** Packs all functions as the host does, with the settings of netlify.toml. */
const pack = async (
  folder: string,
  archiveFormat: 'zip' | 'none',
): Promise<readonly { readonly name: string; readonly path: string }[]> => {
  mkdirSync(folder);
  const { functions, functionsDirectory } = resolveNetlifyConfig('production');
  const config = Object.fromEntries(
    Object.entries(functions).map(([name, { included_files: includedFiles }]) => [
      name,
      { includedFiles, includedFilesBasePath: projectFolder },
    ]),
  );
  return zipFunctions(functionsDirectory, folder, {
    archiveFormat,
    basePath: projectFolder,
    repositoryRoot: projectFolder,
    config,
  });
};

const timedImport = `
  const start = performance.now();
  const before = process.cpuUsage();
  await import(process.argv[1]);
  const { user, system } = process.cpuUsage(before);
  console.log(JSON.stringify([performance.now() - start, (user + system) / 1000]));
`;
const Times = v.tuple([v.number(), v.number()]);

/**
 * The time in milliseconds that a fresh process takes to import a file, and what of it the
 * processor works: the least of some, since other work can only add to it.
 */
const timeImport = (file: string): { readonly all: number; readonly processor: number } => {
  const times = Array.from({ length: imports }, () => {
    const program = ['--input-type=module', '--eval', timedImport, file];
    const output = execFileSync(process.execPath, program, { encoding: 'utf8' });
    return v.parse(Times, JSON.parse(output));
  });
  return {
    all: Math.min(...times.map(([all]) => all)),
    processor: Math.min(...times.map(([, processor]) => processor)),
  };
};

type Figure = { readonly name: string; readonly value: number };

const largestOf = (figures: readonly Figure[]): Figure =>
  figures.reduce((one, other) => (other.value > one.value ? other : one));

const sumOf = (figures: readonly Figure[]): number =>
  figures.reduce((sum, { value }) => sum + value, 0);

/**
 * Packs the functions with the host's own bundler, and compares their size and the time to import
 * each with the budgets.
 */
export const measureFunctions = async (): Promise<readonly Measurement[]> => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'functions-'));
  try {
    const zips = await pack(path.join(folder, 'zips'), 'zip');
    const sizes = zips.map((zip) => ({
      name: zip.name,
      value: statSync(zip.path).size / megabyte,
    }));
    const { functions } = resolveNetlifyConfig('production');
    const withContent = sizes.filter(({ name }) => name in functions);
    const largest = largestOf(sizes);
    const unpacked = await pack(path.join(folder, 'unpacked'), 'none');
    const fileOf = (root: string, name: string) =>
      path.join(root, 'netlify/functions', `${name}.cjs`);
    const times = unpacked.map(({ name, path: root }) => {
      const { all, processor } = timeImport(fileOf(root, name));
      return { name, value: all, processor };
    });
    const slowest = largestOf(times);
    const hardest = largestOf(times.map(({ name, processor }) => ({ name, value: processor })));
    const empty = path.join(folder, 'empty.cjs');
    writeFileSync(empty, '');
    return [
      measure(`All ${sizes.length} functions, zipped`, sumOf(sizes), 'MB', 40),
      measure(
        `- the ${withContent.length} that a publication can change`,
        sumOf(withContent),
        'MB',
      ),
      measure(`The largest function, ${largest.name}, zipped`, largest.value, 'MB', 4),
      measure(
        `The slowest import, of ${slowest.name}, least of ${imports}`,
        slowest.value,
        'ms',
        200,
      ),
      measure(`- what the processor works most, for ${hardest.name}`, hardest.value, 'ms'),
      measure('- the same for a file with nothing in it', timeImport(empty).processor, 'ms'),
    ];
  } finally {
    rmSync(folder, { recursive: true });
  }
};
