import { existsSync } from 'node:fs';
import os from 'node:os';
import type { ScratchSite } from '../support/scratch-site/scratch-site.ts';
import { watchProcessTree } from './process-tree.ts';

/** Where builds are timed: on the disk, making files costs more than what is ours. */
export const memoryFolder = existsSync('/dev/shm') ? '/dev/shm' : os.tmpdir();

/** What a build has cost. */
export type BuildCost = {
  readonly seconds: number;
  /** Gatsby's own steps that took longer than a tenth of a second, in their order. */
  readonly steps: readonly (readonly [name: string, seconds: number])[];
};

const stepLine = /^success (.+?) - (\d+\.\d+)s/gm;

const stepsIn = (output: string): BuildCost['steps'] =>
  [...output.matchAll(stepLine)]
    .map(([, name = '', seconds]) => [name, Number(seconds)] as const)
    .filter(([, seconds]) => seconds > 0.1);

const finishBuild = async (
  site: ScratchSite,
  build: ReturnType<ScratchSite['startBuild']>,
): Promise<BuildCost> => {
  const { code, output, milliseconds } = await build.ended;
  if (code !== 0) throw new Error(`A build in ${site.folder} failed:\n${output}`);
  return { seconds: milliseconds / 1000, steps: stepsIn(output) };
};

/** Builds and tells what it has cost; throws what the build said when it fails. */
export const timeBuild = (site: ScratchSite): Promise<BuildCost> =>
  finishBuild(site, site.startBuild());

/**
 * Builds and tells the most that it had in memory at one time, in bytes. To look takes time, the more the larger a
 * process is: a build that is watched takes a tenth longer.
 */
export const weighBuild = async (
  site: ScratchSite,
  environment: Readonly<Record<string, string>>,
): Promise<number> => {
  const build = site.startBuild(environment);
  const watch = watchProcessTree(build.pid);
  await finishBuild(site, build);
  return watch.stop();
};
