import { areDeploysRunningOut, type MonthlyDeployCountAndLimit } from '../site-builds/deploys.ts';

/** The monitoring data about the site. Times in milliseconds. */
export type MonitoringFacts = {
  readonly now: number;
  /** Failing services and jobs, with the time since when they have failed. */
  readonly failing: readonly {
    readonly name: string;
    readonly since: number;
    readonly problem: string;
  }[];
  /** Our answers with status 500 or above in this hour and the previous one, by path. */
  readonly failures: readonly { readonly path: string; readonly count: number }[];
  /** Requests above their limit in the same time, by path. */
  readonly floods: readonly { readonly path: string; readonly count: number }[];
  readonly refusedWebhooks: readonly { readonly path: string; readonly count: number }[];
  /** How often each error in browsers was reported in the last day. */
  readonly browserErrors: readonly number[];
  /** E-mails that have waited for more than an hour. */
  readonly lateMails: number;
  readonly deploys: MonthlyDeployCountAndLimit;
};

/** Something that needs the owner. */
export type Alert = {
  /** The same cause keeps its key as long as it lasts, so it leads to one e-mail. */
  readonly key: string;
  readonly sentence: string;
  /** What to do first. */
  readonly advice: string;
};

const minute = 60_000;

/** A service that fails for a shorter time is checked again before an alert is sent. */
export const alertDelayMs = 15 * minute;
/** In an hour or two. A single failure is just a line in the log. */
const manyFailures = 10;
const manyFloods = 500;
const manyRefusedWebhooks = 20;
/** In a day. One visitor in four reports errors, so about four times as many were affected. */
const manyBrowserErrors = 25;

const minutesSince = (since: number, now: number): number => Math.round((now - since) / minute);

/**
 * Anybody can report errors, of any number of kinds, so the e-mail quotes none of the reported
 * text, and there is one e-mail for all.
 */
const browserAlert = (counts: readonly number[]): readonly Alert[] =>
  counts.length === 0
    ? []
    : [
        {
          key: 'browser-errors',
          sentence: `Browsers reported the same error ${Math.max(...counts)} times in the last day.`,
          advice:
            'At /owner/, “Where” says which. If it began with the last build, publish the one before it again at the host.',
        },
      ];

/** The current alerts, most important first. Each e-mail refers to the page of the run book. */
export const findCurrentAlerts = (facts: MonitoringFacts): readonly Alert[] => [
  ...facts.failing
    .filter(({ since }) => facts.now - since >= alertDelayMs)
    .map(({ name, since, problem }) => ({
      key: `failing:${name}`,
      sentence: `${name} has failed for ${minutesSince(since, facts.now)} minutes: ${problem}`,
      advice: 'The run book says what visitors see meanwhile, and what to do (docs/run-book.md).',
    })),
  ...facts.failures
    .filter(({ count }) => count >= manyFailures)
    .map(({ path, count }) => ({
      key: `failures:${path}`,
      sentence: `${path} failed ${count} times in the last two hours.`,
      advice: 'Look for its lines in the log of the function at the host: "level":"error".',
    })),
  ...(facts.lateMails === 0
    ? []
    : [
        {
          key: 'late-mails',
          sentence:
            facts.lateMails === 1
              ? 'One e-mail has waited for more than an hour.'
              : `${facts.lateMails} e-mails have waited for more than an hour.`,
          advice: 'Run npm run doctor: it asks the mail service.',
        },
      ]),
  ...(areDeploysRunningOut(facts.deploys)
    ? [
        {
          key: 'deploys',
          sentence: `This month has had ${facts.deploys.count} of the ${facts.deploys.allowed} deploys that your plan at the host allows.`,
          advice:
            'At none left the host may switch the site off. Publish less often, set PUBLISH_EVERY to more minutes, or take a larger plan and say so with DEPLOYS_A_MONTH.',
        },
      ]
    : []),
  ...facts.refusedWebhooks
    .filter(({ count }) => count >= manyRefusedWebhooks)
    .map(({ path, count }) => ({
      key: `refused-webhooks:${path}`,
      sentence: `${path} refused ${count} calls in the last two hours: their signature is not what we expect.`,
      advice: 'Either somebody tries, or the signing secret was changed. Run npm run doctor.',
    })),
  ...browserAlert(facts.browserErrors.filter((count) => count >= manyBrowserErrors)),
  ...facts.floods
    .filter(({ count }) => count >= manyFloods)
    .map(({ path, count }) => ({
      key: `floods:${path}`,
      sentence: `${path} was asked ${count} times above its limit in the last two hours.`,
      advice: 'The limits hold. If it goes on, block the addresses at the host.',
    })),
];
