import { existsSync } from 'node:fs';
import os from 'node:os';
import type { ScratchSite } from '../support/scratch-site/scratch-site.ts';
import { watchProcessTree } from './process-tree.ts';

/**
 * Builds are timed on a memory file system: on a disk, writing the files would take longer than
 * everything else.
 */
export const memoryFolder = existsSync('/dev/shm') ? '/dev/shm' : os.tmpdir();

/** A site in its own folder, with the command that builds it. */
export type BuildableSite = Pick<ScratchSite, 'folder' | 'startBuild'>;

export type BuildCost = {
  readonly seconds: number;
  /** Gatsby's own steps that took longer than a tenth of a second, in order. */
  readonly steps: readonly (readonly [name: string, seconds: number])[];
};

const stepLine = /^success (.+?) - (\d+\.\d+)s/gm;

const stepsIn = (output: string): BuildCost['steps'] =>
  [...output.matchAll(stepLine)]
    .map(([, name = '', seconds]) => [name, Number(seconds)] as const)
    .filter(([, seconds]) => seconds > 0.1);

const finishBuild = async (
  site: BuildableSite,
  build: ReturnType<ScratchSite['startBuild']>,
): Promise<BuildCost> => {
  const { code, output, milliseconds } = await build.ended;
  if (code !== 0) throw new Error(`A build in ${site.folder} failed:\n${output}`);
  return { seconds: milliseconds / 1000, steps: stepsIn(output) };
};

/** Builds a site and returns its cost. Throws the build's output if the build fails. */
export const timeBuild = (site: BuildableSite): Promise<BuildCost> =>
  finishBuild(site, site.startBuild());

/**
 * Builds a site and returns its peak memory in bytes. Reading a large process's memory takes time,
 * so such a build takes a tenth longer.
 */
export const weighBuild = async (
  site: BuildableSite,
  environment: Readonly<Record<string, string>>,
): Promise<number> => {
  const build = site.startBuild(environment);
  const watch = watchProcessTree(build.pid);
  await finishBuild(site, build);
  return watch.stop();
};
