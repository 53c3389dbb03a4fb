import type { NetlifyAPI } from '@netlify/api';
import * as v from 'valibot';
import { areDeploysRunningOut } from '../../../src/domain/site-builds/deploys.ts';
import { askNetlify } from '../../setup/netlify/client.ts';
import { netlifyConsolePage, type NetlifySiteFacts } from '../../setup/netlify/read-site.ts';
import { badFinding, goodFinding } from '../findings.ts';
import type { Finding } from '../finding.ts';
import { toCron, type ScheduledFunction } from '../schedules.ts';

const Deploys = v.array(
  v.object({
    id: v.string(),
    state: v.optional(v.nullable(v.string())),
    context: v.optional(v.nullable(v.string())),
    created_at: v.optional(v.string()),
    error_message: v.optional(v.nullable(v.string())),
    function_schedules: v.optional(
      v.nullable(v.array(v.object({ name: v.string(), cron: v.string() }))),
    ),
  }),
);

/** A deploy, as Netlify lists it. */
export type Deploy = v.InferOutput<typeof Deploys>[number];

const examineLast = (site: NetlifySiteFacts, last: Deploy | undefined): Finding => {
  const subject = `${site.name}: last deploy`;
  const page = netlifyConsolePage(site.name, 'deploys');
  if (last === undefined) {
    return badFinding(
      subject,
      'Nothing was deployed yet.',
      'Begin a deploy (Trigger deploy).',
      page,
    );
  }
  if (last.state === 'error') {
    return badFinding(
      subject,
      `It failed${last.error_message ? `: ${last.error_message}` : ''}. The site shows the one before.`,
      'Read the deploy log; its last line names the cause.',
      page,
    );
  }
  return last.state === 'ready'
    ? goodFinding(subject, 'It is live.')
    : goodFinding(subject, `It is on its way (${last.state ?? 'new'}).`);
};

const examineSchedules = (
  site: NetlifySiteFacts,
  live: Deploy | undefined,
  schedules: readonly ScheduledFunction[],
): Finding => {
  const subject = `${site.name}: schedules`;
  const registered = new Map(
    (live?.function_schedules ?? []).map(({ name, cron }) => [name, toCron(cron)]),
  );
  const missing = schedules
    .filter(({ name, cron }) => registered.get(name) !== cron)
    .map(({ name }) => name);
  return missing.length === 0
    ? goodFinding(subject, `By its schedule runs: ${schedules.map(({ name }) => name).join(', ')}.`)
    : badFinding(
        subject,
        `The live deploy does not run ${missing.join(', ')} by its schedule.`,
        'Deploy again; the log of the deploy lists the functions with a schedule.',
        netlifyConsolePage(site.name, 'logs/functions'),
      );
};

/**
 * The production deploys of a site, newest first: the last hundred, more than a month should have.
 */
export const readDeploys = async (
  client: NetlifyAPI,
  site: NetlifySiteFacts,
): Promise<readonly Deploy[]> =>
  v
    .parse(
      Deploys,
      await askNetlify('the deploys', () =>
        client.listSiteDeploys({ site_id: site.id, production: true }),
      ),
    )
    .filter(({ context }) => context === 'production' || context === undefined);

/**
 * Compares the deploys of this month, by UTC, with what the owner says that her plan allows.
 * Netlify's API says nothing of the credits that are used up: `capabilities.credits.used` of an
 * account is always 0 (github.com/netlify/open-api/issues/640), and no other endpoint has them
 * (issue 646).
 */
export const examineDeployCount = (
  deploys: readonly Deploy[],
  allowed: number,
  now: Date,
): Finding => {
  const subject = 'Deploys of this month';
  const month = now.toISOString().slice(0, 7);
  const count = deploys.filter(
    ({ state, created_at: at }) => state === 'ready' && at?.startsWith(month) === true,
  ).length;
  const sentence = `Both sites together have had ${count}, and your plan allows ${allowed}. Visits use up credits too; only Netlify’s page says how many.`;
  return areDeploysRunningOut({ count, allowed })
    ? badFinding(
        subject,
        sentence,
        'Set PUBLISH_EVERY to more minutes, or take a larger plan and say so with DEPLOYS_A_MONTH.',
        'https://app.netlify.com/teams',
      )
    : goodFinding(subject, sentence);
};

/** Checks the last production deploy, and that the live deploy has all scheduled functions. */
export const examineDeploys = (
  deploys: readonly Deploy[],
  site: NetlifySiteFacts,
  schedules: readonly ScheduledFunction[],
): readonly Finding[] => {
  const live = deploys.find(({ state }) => state === 'ready');
  return [
    examineLast(site, deploys[0]),
    ...(live === undefined || schedules.length === 0
      ? []
      : [examineSchedules(site, live, schedules)]),
  ];
};
