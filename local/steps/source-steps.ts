import { globSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { checkTraffic, trafficFolder } from '../contract/check-traffic.ts';
import { projectFolder } from '../folders.ts';
import type { CheckStep, StepContext, StepName } from './step.ts';
import { countOfExit, type StepCount } from './step-count.ts';
import { importersOf, unitTestsReaching, type Importers } from './tests-that-reach.ts';
import {
  runDependencyCruiser,
  runOxlint,
  runKnip,
  runOxfmt,
  runTypeScript,
  runVitest,
  toToolRunner,
  type ToolRunner,
} from './tools.ts';

type Environment = Readonly<NodeJS.ProcessEnv>;

/**
 * The unit tests take the longest: when the other steps are done, they have the machine to
 * themselves.
 */
const onAllCores = `--maxWorkers=${availableParallelism()}`;

const hasCode = (file: string): boolean => /\.(ts|tsx|mts|mjs|cjs)$/.test(file);

/**
 * The tests that read documents and sources: they take seconds, and nothing that they read imports
 * them.
 */
const documentTests = (): readonly string[] =>
  globSync('tests/docs/*.test.ts', { cwd: projectFolder });

/** A step that needs no port, build or browser. */
const toSourceStep =
  (environment: Environment) =>
  (
    name: StepName,
    title: string,
    run: (tools: ToolRunner, context: StepContext) => Promise<StepCount>,
  ): CheckStep => ({
    name,
    title,
    needs: [],
    run: (context) => run(toToolRunner(context, environment), context),
  });

type ToStep = ReturnType<typeof toSourceStep>;

const createLintStep = (step: ToStep, files: readonly string[]): CheckStep =>
  step('lint', 'Lint', (tools) => runOxlint(tools, files));

/** The steps that read all sources, apart from lint, and run none of them. */
const createReadingSteps = (step: ToStep): readonly CheckStep[] => [
  step('format', 'Format', (tools) => runOxfmt(tools, ['.'])),
  step('types', 'Types', runTypeScript),
  step('dead', 'Dead code', runKnip),
  step('imports', 'Who imports whom', runDependencyCruiser),
];

/** More names than these are longer than a command may be on Windows. */
const mostNamedTests = 300;

/** These unit tests; all of them if they are too many to be named. */
const createUnitStep = (step: ToStep, tests: readonly string[]): CheckStep =>
  step('unit', 'Unit tests', (tools) =>
    runVitest(tools, 'unit', [
      ...['run', onAllCores],
      ...(tests.length > mostNamedTests ? [] : tests),
    ]),
  );

/**
 * The steps that need nothing but the sources. The longest come first, so that the short ones fill
 * the remaining time.
 */
export const createSourceSteps = (environment: Environment): readonly CheckStep[] => {
  const step = toSourceStep(environment);
  return [
    step('unit', 'Unit tests', (tools) => runVitest(tools, 'unit', ['run', onAllCores])),
    createLintStep(step, ['.']),
    ...createReadingSteps(step),
  ];
};

/** What `vitest.config.mts` loads for each test, or in the place of Gatsby. */
const isLoadedForAllTests = (file: string): boolean =>
  /^vitest\.config\.mts$|^tests\/support\/(?:fixed-seed|component-environment|clean-page|gatsby)\.tsx?$/.test(
    file,
  );

/**
 * Whether unit tests read this file without importing it, as they do with content, styles and
 * settings.
 */
export const isReadByUnitTests = (file: string): boolean =>
  file.startsWith('content/') ||
  isLoadedForAllTests(file) ||
  !(hasCode(file) || file.endsWith('.md'));

/**
 * The same steps, but with lint of only these files and those that import them, and with the unit
 * tests that they reach by imports, and those of the documents.
 */
export const createChangeSteps = (
  environment: Environment,
  files: readonly string[],
  importers: Importers,
): readonly CheckStep[] => {
  const step = toSourceStep(environment);
  const codeFiles = files.filter(hasCode);
  // Lint with types takes half a minute for everything, and a file's findings depend on its own
  // text and on the types of what it imports.
  const lintFiles = [...new Set([...codeFiles, ...importersOf(importers, codeFiles)])];
  return [
    ...(lintFiles.length === 0 ? [] : [createLintStep(step, lintFiles)]),
    ...createReadingSteps(step),
    createUnitStep(step, [
      ...new Set([...documentTests(), ...unitTestsReaching(importers, codeFiles)]),
    ]),
  ];
};

/** The drawing code is a package of its own, with its own checks. */
export const createPicturesStep = (environment: Environment): CheckStep =>
  toSourceStep(environment)('pictures', 'Drawing code', async (tools) =>
    countOfExit(await tools(['local/pictures/check.ts'])),
  );

/**
 * The tests of servers, functions and builds. They start what they need on their own ports. Half of
 * their time is waiting, for Postgres and for processes: two workers share a core well.
 */
export const createIntegrationStep = (
  environment: Environment,
  files: readonly string[],
): CheckStep =>
  toSourceStep(environment)('integration', 'Integration tests', (tools) =>
    runVitest(tools, 'integration', ['run', `--maxWorkers=${availableParallelism()}`, ...files]),
  );

/**
 * Holds what the stand-ins of the integration tests were sent, and what they answered, against the
 * types of the vendors' SDKs. With only some of these tests it checks what those made.
 */
export const createContractStep = (files: readonly string[]): CheckStep => ({
  name: 'contract',
  title: 'Vendors’ types',
  needs: ['integration'],
  run: (context) => checkTraffic(trafficFolder, files.length === 0, context),
});

/**
 * The tests that run Gatsby themselves, in copies of the project, one after another. They take as
 * long as all other integration tests.
 */
export const createBuildsStep = (environment: Environment, files: readonly string[]): CheckStep =>
  toSourceStep(environment)('builds', 'Site builds', (tools) =>
    runVitest(tools, 'builds', ['run', '--maxWorkers=1', ...files]),
  );

/**
 * The steps that check only the given files: their format, their lint, the types of the whole
 * project, the unit tests that reach them, and these integration tests.
 */
export const createFileSteps = (
  environment: Environment,
  files: readonly string[],
  integrationTests: readonly string[],
  importers: Importers,
): readonly CheckStep[] => {
  const step = toSourceStep(environment);
  const isDrawing = (file: string): boolean => file.startsWith('local/pictures/');
  const codeFiles = files.filter(hasCode);
  const siteFiles = codeFiles.filter((file) => !isDrawing(file));
  const unitTests = unitTestsReaching(importers, siteFiles);
  return [
    ...(files.some(isDrawing) ? [createPicturesStep(environment)] : []),
    step('format', 'Format', (tools) => runOxfmt(tools, files)),
    ...(codeFiles.length === 0
      ? []
      : [step('lint', 'Lint', (tools) => runOxlint(tools, codeFiles))]),
    ...(siteFiles.length === 0
      ? []
      : [
          ...(unitTests.length === 0 ? [] : [createUnitStep(step, unitTests)]),
          step('types', 'Types', runTypeScript),
        ]),
    ...(integrationTests.length === 0
      ? []
      : [createIntegrationStep(environment, integrationTests)]),
  ];
};
