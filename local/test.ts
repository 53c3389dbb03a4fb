import { mkdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { countOfStep, describeCounts, readCount } from './check-results.ts';
import type { Count } from './check-results.ts';
import { ensureChromium } from './chromium.ts';
import { runCommand } from './command.ts';
import type { CommandRun } from './command.ts';
import { projectFolder, stateFolder } from './folders.ts';
import { buildSite, isSiteCurrent } from './gatsby-build.ts';
import { PlainFailure } from './plain-failure.ts';
import { requireFreePorts } from './ports.ts';
import { runNode } from './run-process.ts';
import { readSettings, standInPorts } from './settings.ts';
import type { LocalSettings } from './settings.ts';
import { startSiteServer } from './site-server.ts';
import { startFunctionStandIns, startStandIns } from './stand-ins.ts';
import type { StandIns } from './stand-ins.ts';

const require = createRequire(import.meta.url);
const inModules = (file: string): string => path.join(projectFolder, 'node_modules', file);
const reportFile = path.join(stateFolder, 'test-report.json');
const quiet = '--disable-warning=MODULE_TYPELESS_PACKAGE_JSON';

type Step = {
  /** What follows `npm test --` to run this step alone. */
  readonly name: string;
  readonly title: string;
  readonly run: (context: Context) => Promise<Count>;
};

type Context = {
  readonly settings: LocalSettings;
  readonly standIns: StandIns;
  readonly chromium: string;
  readonly command: CommandRun;
};

const runTool = async (
  context: Context,
  parameters: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<number> => {
  const tool = runNode([quiet, ...parameters], {
    folder: projectFolder,
    environment: { ...context.standIns.environment, ...environment },
  });
  context.command.onEnd(() => tool.stop());
  const { code } = await tool.ended;
  return code ?? 1;
};

const tool =
  (...parameters: readonly string[]): Step['run'] =>
  async (context) =>
    countOfStep(await runTool(context, parameters));

const vitest =
  (project: string): Step['run'] =>
  async (context) => {
    const code = await runTool(context, [
      inModules('vitest/vitest.mjs'),
      'run',
      '--project',
      project,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${reportFile}`,
    ]);
    return readCount(reportFile, code);
  };

const build: Step['run'] = async ({ standIns, command }) => {
  if (isSiteCurrent(standIns)) {
    console.log('Nothing has changed since the last build.');
    return countOfStep(0);
  }
  try {
    await buildSite(standIns, command);
    return countOfStep(0);
  } catch (error) {
    if (!(error instanceof PlainFailure)) throw error;
    console.error(error.message);
    return countOfStep(1);
  }
};

const browser: Step['run'] = async (context) => {
  const { settings, standIns, chromium, command } = context;
  // Its own data, empty at each run: what a developer has tried by hand stays as it is.
  const dataFolder = path.join(stateFolder, 'test-services');
  rmSync(dataFolder, { recursive: true, force: true });
  const { inboxOrigin, loginOrigin, keepMessage } = await startFunctionStandIns(
    settings,
    command,
    dataFolder,
  );
  Object.assign(process.env, standIns.environment);
  const site = await startSiteServer({
    projectFolder,
    port: settings.sitePort,
    keepMessage,
    contentOrigin: standIns.contentOrigin,
  });
  try {
    const code = await runTool(
      context,
      [require.resolve('@playwright/test/cli'), 'test', '--reporter=list,json'],
      {
        SITE_URL: site.origin,
        INBOX_URL: inboxOrigin,
        LOGIN_URL: loginOrigin,
        CHROMIUM_PATH: chromium,
        PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile,
      },
    );
    return readCount(reportFile, code);
  } finally {
    await site.close();
  }
};

const steps: readonly Step[] = [
  {
    name: 'format',
    title: 'Format',
    run: tool(inModules('prettier/bin/prettier.cjs'), '--check', '.'),
  },
  {
    name: 'lint',
    title: 'Lint',
    run: tool(inModules('eslint/bin/eslint.js'), '--max-warnings=0', '.'),
  },
  {
    name: 'imports',
    title: 'Who imports whom',
    run: tool(
      inModules('dependency-cruiser/bin/dependency-cruise.mjs'),
      '--config',
      '.dependency-cruiser.cjs',
      'src',
      'local',
      'tests',
      'netlify',
      'gatsby-config.ts',
      'gatsby-node.ts',
      'gatsby-browser.tsx',
      'gatsby-ssr.tsx',
    ),
  },
  { name: 'dead', title: 'Dead code', run: tool(inModules('knip/bin/knip.js')) },
  { name: 'build', title: 'Build', run: build },
  { name: 'types', title: 'Types', run: tool(inModules('typescript/bin/tsc'), '--noEmit') },
  { name: 'unit', title: 'Unit tests', run: vitest('unit') },
  { name: 'integration', title: 'Integration tests', run: vitest('integration') },
  { name: 'browser', title: 'Browser tests', run: browser },
];

const chosenSteps = (names: readonly string[]): readonly Step[] => {
  const unknown = names.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0) {
    throw new PlainFailure(
      `There is no step ${unknown.join(', ')}. The steps are ${steps.map((step) => step.name).join(', ')}.`,
    );
  }
  return names.length === 0 ? steps : steps.filter((step) => names.includes(step.name));
};

await runCommand(async (command) => {
  const chosen = chosenSteps(process.argv.slice(2));
  const settings = readSettings(projectFolder);
  const chromium = chosen.some((step) => step.name === 'browser')
    ? ensureChromium(process.env)
    : '';
  await requireFreePorts([
    { port: settings.sitePort, variable: 'SITE_PORT', command: 'npm test' },
    ...standInPorts(settings).map((wanted) => ({ ...wanted, command: 'npm test' })),
  ]);
  mkdirSync(stateFolder, { recursive: true });
  const standIns = await startStandIns(settings, command);

  const counts: { readonly title: string; readonly count: Count; readonly seconds: number }[] = [];
  for (const step of chosen) {
    console.log(`\n=== ${step.title} ===`);
    const started = performance.now();
    const count = await step.run({ settings, standIns, chromium, command });
    counts.push({ title: step.title, count, seconds: (performance.now() - started) / 1000 });
  }

  console.log('');
  for (const { title, count, seconds } of counts) {
    const mark = count.failed === 0 ? 'ok    ' : 'FAILED';
    console.log(`${mark} ${title.padEnd(18)} ${describeCounts([count])} (${seconds.toFixed(1)} s)`);
  }
  const all = counts.map(({ count }) => count);
  console.log(`\n${describeCounts(all)}`);
  if (all.some((count) => count.failed > 0)) process.exit(1);
  return 'done';
});
