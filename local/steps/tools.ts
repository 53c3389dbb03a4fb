import path from 'node:path';
import { projectFolder, stateFolder } from '../folders.ts';
import { runNode } from '../run-process.ts';
import type { StepContext, StepName } from './step.ts';
import { countOfExit, readReportCount, type StepCount } from './step-count.ts';

const inPackages = (file: string): string => path.join(projectFolder, 'node_modules', file);

// The tool's cache, which lets it skip files that haven't changed since its last run.
const cacheOf = (tool: string): string => path.join(stateFolder, 'check', tool);

/** Runs a program with these parameters, and resolves with its exit code. */
export type ToolRunner = (parameters: readonly string[]) => Promise<number>;

/**
 * Creates the tool runner of a step, which runs tools in the project's root with these variables.
 */
export const toToolRunner =
  (
    { command, print }: Pick<StepContext, 'command' | 'print'>,
    environment: Readonly<NodeJS.ProcessEnv>,
  ): ToolRunner =>
  async (parameters) => {
    const tool = runNode(['--disable-warning=MODULE_TYPELESS_PACKAGE_JSON', ...parameters], {
      folder: projectFolder,
      environment: { ...environment, ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}) },
      onOutput: print,
    });
    command.onEnd(() => tool.stop());
    const { code } = await tool.ended;
    return code ?? 1;
  };

export const runOxfmt = async (run: ToolRunner, files: readonly string[]): Promise<StepCount> => {
  const options = ['--check', '--no-error-on-unmatched-pattern'];
  return countOfExit(await run([inPackages('oxfmt/bin/oxfmt'), ...options, ...files]));
};

export const runOxlint = async (run: ToolRunner, files: readonly string[]): Promise<StepCount> =>
  countOfExit(await run([inPackages('oxlint/bin/oxlint'), ...files]));

export const runTypeScript = async (run: ToolRunner): Promise<StepCount> => {
  // The compiler written in Go takes a fifth of the time. The package 'typescript' stays for the
  // tools that need its JavaScript API.
  const program = inPackages('typescript-native/bin/tsc');
  const cache = ['--incremental', '--tsBuildInfoFile', cacheOf('types.tsbuildinfo')];
  // Of several checkers each works out the shared types for itself: four, the default, take 38 s of
  // the processor where one takes 21.
  const once = ['--checkers', '1'];
  return countOfExit(await run([program, '--noEmit', ...cache, ...once]));
};

export const runDependencyCruiser = async (run: ToolRunner): Promise<StepCount> => {
  const program = inPackages('dependency-cruiser/bin/dependency-cruise.mjs');
  const rooms = ['src', 'local', 'tests', 'netlify'];
  const gatsbyFiles = ['config.ts', 'node.ts', 'browser.tsx', 'ssr.tsx'].map(
    (end) => `gatsby-${end}`,
  );
  const config = ['--config', '.dependency-cruiser.cjs'];
  return countOfExit(await run([program, ...config, ...rooms, ...gatsbyFiles]));
};

export const runKnip = async (run: ToolRunner): Promise<StepCount> =>
  countOfExit(await run([inPackages('knip/bin/knip.js')]));

/** The file of the report that a test runner writes for a step. */
export const reportFileOf = (step: StepName): string =>
  path.join(stateFolder, `report-${step}.json`);

/**
 * Runs the Vitest projects whose names begin with the step's in vitest.config.mts, and counts their
 * tests.
 */
export const runVitest = async (
  run: ToolRunner,
  project: StepName,
  parameters: readonly string[],
): Promise<StepCount> => {
  const reportFile = reportFileOf(project);
  const code = await run([
    inPackages('vitest/vitest.mjs'),
    ...parameters,
    '--project',
    `${project}*`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reportFile}`,
  ]);
  return readReportCount(reportFile, code);
};
