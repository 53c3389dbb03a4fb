import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { projectFolder } from '../folders.ts';
import { formWebhookOf } from '../forms/form-webhook-of.ts';
import { buildSite, isSiteCurrent } from '../gatsby-build.ts';
import { PlainFailure } from '../plain-failure.ts';
import { queryTypesFile } from '../query-types.ts';
import type { LocalSettings } from '../settings/local-settings.ts';
import { startSiteServer } from '../site-server.ts';
import { startFunctionStandIns, type StandIns } from '../stand-ins.ts';
import type { StepRequest } from './choose-steps.ts';
import type { CheckStep, StepContext, StepName } from './step.ts';
import { countOfExit, readReportCount, type StepCount } from './step-count.ts';
import { reportFileOf, runVitest, toToolRunner } from './tools.ts';

/** What the steps that use the built site share. */
export type SiteRun = {
  readonly settings: LocalSettings;
  readonly standIns: StandIns;
  /** Where the services store their data. */
  readonly dataFolder: string;
  /** The path of Chromium; empty in a run without the browser tests. */
  readonly chromium: string;
};

const staleTypes =
  'src/gatsby-types.d.ts did not fit the queries of the pages. The build has written it anew: look at it and commit it.';

const build = async (
  { standIns }: SiteRun,
  { command, print }: StepContext,
): Promise<StepCount> => {
  if (isSiteCurrent(standIns)) {
    print('Nothing has changed since the last build.\n');
    return countOfExit(0);
  }
  const types = readFileSync(queryTypesFile, 'utf8');
  try {
    await buildSite(standIns, command, print);
  } catch (error) {
    if (!(error instanceof PlainFailure)) throw error;
    print(`${error.message}\n`);
    return countOfExit(1);
  }
  if (readFileSync(queryTypesFile, 'utf8') === types) return countOfExit(0);
  print(`${staleTypes}\n`);
  return countOfExit(1);
};

/**
 * Serves the built site while the tests of one step run, and tells them by variables where
 * everything is. The services are closed with it, because the next step starts its own at the same
 * ports, with nothing stored.
 */
const withServedSite = async (
  step: StepName,
  { settings, standIns, dataFolder, chromium }: SiteRun,
  test: (environment: Readonly<NodeJS.ProcessEnv>) => Promise<StepCount>,
): Promise<StepCount> => {
  const ends: (() => unknown)[] = [];
  const onEnd = (end: () => unknown): void => {
    ends.unshift(end);
  };
  try {
    const services = await startFunctionStandIns(settings, { onEnd }, path.join(dataFolder, step));
    // The functions run in this process and read its environment.
    Object.assign(process.env, standIns.environment, services.environment);
    const site = await startSiteServer({
      projectFolder,
      port: settings.sitePort,
      submissions: services.submissions,
      formWebhook: formWebhookOf(settings),
    });
    onEnd(() => site.close());
    return await test({
      ...standIns.environment,
      SITE_URL: site.origin,
      INBOX_URL: services.inboxOrigin,
      LOGIN_URL: services.loginOrigin,
      STRIPE_URL: standIns.stripeOrigin ?? '',
      CHROMIUM_PATH: chromium,
    });
  } finally {
    for (const end of ends) await end();
  }
};

const testInBrowser = (
  run: SiteRun,
  files: readonly string[],
  context: StepContext,
): Promise<StepCount> =>
  withServedSite('browser', run, async (environment) => {
    const reportFile = reportFileOf('browser');
    const runTool = toToolRunner(context, {
      ...environment,
      PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile,
    });
    const playwright = createRequire(import.meta.url).resolve('@playwright/test/cli');
    const code = await runTool([playwright, 'test', '--reporter=list,json', ...files]);
    return readReportCount(reportFile, code);
  });

/**
 * In a process of its own: it computes for some seconds, and this one may be serving the site to
 * the browser tests.
 */
const checkSupport = async (context: StepContext): Promise<StepCount> => {
  let output = '';
  const print = (text: string): void => {
    output += text;
    context.print(text);
  };
  const run = toToolRunner({ command: context.command, print }, process.env);
  const code = await run([path.join('local', 'browser-support', 'check-browser-support.ts')]);
  return { ...countOfExit(code), failures: code === 0 ? [] : output.trim().split('\n') };
};

/**
 * The steps that build the site, read it, and open it in a browser. `prepare` starts the services
 * they share.
 */
export const createSiteSteps = (
  prepare: () => Promise<SiteRun>,
  filesOf: StepRequest['filesOf'],
): Readonly<Record<'build' | 'pages' | 'support' | 'browser' | 'engines', CheckStep>> => ({
  build: {
    name: 'build',
    title: 'Build',
    needs: [],
    run: async (context) => build(await prepare(), context),
  },
  pages: {
    name: 'pages',
    title: 'Built pages',
    needs: ['build'],
    run: async (context) => {
      const { standIns } = await prepare();
      return runVitest(toToolRunner(context, standIns.environment), 'pages', [
        'run',
        ...filesOf('pages'),
      ]);
    },
  },
  support: {
    name: 'support',
    title: 'Supported browsers',
    needs: ['build'],
    run: checkSupport,
  },
  browser: {
    name: 'browser',
    title: 'Browser tests',
    needs: ['build'],
    // They fill both cores, and one in 700 needed a second try beside the last integration tests.
    isAlone: true,
    run: async (context) => testInBrowser(await prepare(), filesOf('browser'), context),
  },
  engines: {
    name: 'engines',
    title: 'Firefox and WebKit',
    needs: ['build'],
    // Each of the two engines keeps a core busy, and the browser tests serve the site at the same
    // ports.
    isAlone: true,
    run: async (context) =>
      withServedSite('engines', await prepare(), (environment) =>
        runVitest(toToolRunner(context, environment), 'engines', [
          'run',
          '--maxWorkers=2',
          ...filesOf('engines'),
        ]),
      ),
  },
});
