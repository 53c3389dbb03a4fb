import { existsSync } from 'node:fs';
import os from 'node:os';
import type { ScratchSite } from '../support/scratch-site/scratch-site.ts';
import { watchProcessTree, type Usage } from './process-tree.ts';

/** Where builds are timed: on the disk, making files costs more than what is ours. */
export const memoryFolder = existsSync('/dev/shm') ? '/dev/shm' : os.tmpdir();

/** What a build has cost. */
export type BuildCost = Usage & {
  readonly seconds: number;
  /** Gatsby's own steps that took longer than a tenth of a second, in their order. */
  readonly steps: readonly (readonly [name: string, seconds: number])[];
};

const stepLine = /^success (.+?) - (\d+\.\d+)s/gm;

const stepsIn = (output: string): BuildCost['steps'] =>
  [...output.matchAll(stepLine)]
    .map(([, name = '', seconds]) => [name, Number(seconds)] as const)
    .filter(([, seconds]) => seconds > 0.1);

/** Builds and tells what it has cost; throws what the build said when it fails. */
export const timeBuild = async (
  site: ScratchSite,
  environment: Readonly<Record<string, string>> = {},
): Promise<BuildCost> => {
  const build = site.startBuild(environment);
  const watch = watchProcessTree(build.pid);
  const { code, output, milliseconds } = await build.ended;
  const usage = watch.stop();
  if (code !== 0) throw new Error(`A build in ${site.folder} failed:\n${output}`);
  return { ...usage, seconds: milliseconds / 1000, steps: stepsIn(output) };
};
