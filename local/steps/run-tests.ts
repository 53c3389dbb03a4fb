import { mkdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { ensureChromium } from '../chromium.ts';
import type { CommandRun } from '../command.ts';
import { ensureTestBrowsers } from '../engines.ts';
import { forgetTraffic, trafficFolder } from '../contract/check-traffic.ts';
import { trafficVariable } from '../contract/record-traffic.ts';
import { projectFolder, stateFolder } from '../folders.ts';
import { readSettingsWithFreePorts } from '../settings-with-free-ports.ts';
import { PlainFailure } from '../plain-failure.ts';
import { ensurePostgres } from '../postgres.ts';
import { isServing } from '../serving.ts';
import { readSettings } from '../settings.ts';
import { toEnvironment } from '../site-environment.ts';
import { startStandIns } from '../stand-ins.ts';
import { chooseSteps, readStepRequest, stepsOfRun, type RunKind } from './choose-steps.ts';
import { keepTemporaryFilesInMemory } from './memory-folder.ts';
import { describeResults, haveAllPassed, runSteps } from './run-steps.ts';
import { createSiteSteps, type SiteRun } from './site-steps.ts';
import {
  createBuildsStep,
  createContractStep,
  createIntegrationStep,
  createPicturesStep,
  createSourceSteps,
} from './source-steps.ts';
import type { StepName } from './step.ts';

/** Chooses free ports, and starts the services for building and serving the site. */
const startSiteRun = async (command: CommandRun, needsChromium: boolean): Promise<SiteRun> => {
  if (isServing(stateFolder)) {
    throw new PlainFailure(
      'npm start is serving the site of this folder, and these steps would build it anew. Stop it, or run only steps that need no build, such as: npm test -- unit',
    );
  }
  const chromium = needsChromium ? await ensureChromium(process.env) : '';
  const settings = await readSettingsWithFreePorts((replaced) =>
    readSettings(projectFolder, { ...process.env, ...replaced }),
  );
  // Emptied before each run, and separate from the data of `npm start`.
  const dataFolder = path.join(stateFolder, 'test-services');
  rmSync(dataFolder, { recursive: true, force: true });
  const standIns = await startStandIns(settings, command, dataFolder);
  return { settings, standIns, dataFolder, chromium };
};

/** The parameter that asks for everything, as the run of each night does. */
const everything = 'all';

/** What a run has left out, which it says at its end. */
const leftOut: Readonly<Record<Exclude<RunKind, 'whole'>, string>> = {
  desk: 'Left to CI and the nightly run: Firefox and WebKit, the site builds, what browser tests repeat for three in four pages, widths and states, and the journeys tagged @night.',
  ci: 'Left to the nightly run: the site builds, what tests in browsers repeat for three in four pages, widths and states, and the journeys tagged @night.',
};

/**
 * Runs the steps or test files named by the parameters, and the steps that those need. Without
 * parameters it leaves to the night what `leftOut` says; CI takes all random inputs of unit tests,
 * a developer's machine a third. Prints the totals at the end, such as `317 passed, 0 failed`.
 */
export const runTests = async (
  command: CommandRun,
  parameters: readonly string[],
): Promise<'done' | 'failed'> => {
  const { names, filesOf } = readStepRequest(parameters.filter((name) => name !== everything));
  const isWhole = parameters.length > 0;
  const isCi = (process.env['CI'] ?? '') !== '';
  const kind: RunKind = isWhole ? 'whole' : isCi ? 'ci' : 'desk';
  // tests/support/proof-scale.ts reads it. Random inputs are cheap, pages and pictures aren't: CI
  // takes all of the former and a quarter of the latter.
  const breadthOfPages = isWhole ? 'all' : 'sample';
  process.env['PROOF_BREADTH'] = breadthOfPages;
  const breadthOfSources = isWhole || isCi ? 'all' : 'sample';
  keepTemporaryFilesInMemory(command);
  const settings = readSettings(projectFolder);
  const environment = {
    ...process.env,
    ...settings.fromFile,
    ...toEnvironment(settings),
    PROOF_BREADTH: breadthOfSources,
  };
  const hasStep = (name: StepName): boolean => chosen.some((step) => step.name === name);
  let site: Promise<SiteRun> | undefined;
  const prepareSite = (): Promise<SiteRun> => {
    site ??= startSiteRun(command, hasStep('browser'));
    return site;
  };
  const { build, pages, support, browser, engines } = createSiteSteps(prepareSite, filesOf);
  const integration = createIntegrationStep(
    { ...environment, [trafficVariable]: trafficFolder },
    filesOf('integration'),
  );
  // They start in this order, two at once. The integration tests and the build take the longest,
  // and the build can't use a second core that is free; the browser tests, which fill all cores,
  // come last and alone; the site builds and the other engines after them.
  const steps = [
    integration,
    build,
    ...createSourceSteps(environment),
    createPicturesStep({ ...environment, PROOF_BREADTH: breadthOfPages }),
    pages,
    support,
    createContractStep(filesOf('integration')),
    browser,
    createBuildsStep(environment, filesOf('builds')),
    engines,
  ];
  const chosen = chooseSteps(stepsOfRun(steps, kind), names);

  mkdirSync(stateFolder, { recursive: true });
  if (hasStep('engines')) await ensureTestBrowsers(process.env);
  if (hasStep('integration') || hasStep('builds')) await ensurePostgres(process.env);
  if (hasStep('integration')) forgetTraffic();
  // Fail now, not after minutes, if something is missing for a later step.
  if (hasStep('build')) await prepareSite();
  const results = await runSteps(chosen, {
    atOnce: availableParallelism(),
    command,
    write: (text) => process.stdout.write(text),
  });
  if (kind !== 'whole') {
    console.log(`\n${leftOut[kind]} "npm test -- ${everything}" runs everything.`);
  }
  console.log(describeResults(results));
  return haveAllPassed(results) ? 'done' : 'failed';
};
