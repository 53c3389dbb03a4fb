import { randomBytes } from 'node:crypto';
import type { NetlifyAPI } from '@netlify/api';
import type { FoundSetting, SetupAct, SetupPlan } from '../setup-plan.ts';
import { listMissingVariables, listStepsByHand } from './by-hand.ts';
import {
  findFormWebhooks,
  formSecretName,
  planFormWebhook,
  type FormWebhook,
} from './form-webhook.ts';
import {
  siteAddressOf,
  createNetlifyBuildHook,
  createSite,
  findBuildHookUrl,
  findSite,
  readVariablesAt,
  type NetlifySiteFacts,
} from './read-site.ts';
import { isContentFiles } from '../../settings/content-source.ts';
import { publicSite, siteNameOf, type SiteKind } from './site-kinds.ts';
import { variablesFor } from './site-variables.ts';
import { planVariables, type FoundVariables, type KnownVariable } from './variables-plan.ts';

type Variables = Readonly<Record<string, string | undefined>>;

/** The plan for one of the sites, with the settings that this run has found so far. */
export type SitePlan = Pick<SetupPlan, 'right' | 'acts' | 'byHand'> & {
  readonly settings: () => readonly FoundSetting[];
};

type SiteTask = {
  readonly kind: SiteKind;
  readonly client: NetlifyAPI;
  readonly account: { readonly id: string; readonly slug: string };
  readonly environment: Variables;
  /** What this run has found out and `.env` doesn't have yet, such as the address of a new site. */
  readonly discovered: Record<string, string>;
};

type Found = {
  readonly site: NetlifySiteFacts | undefined;
  readonly variables: FoundVariables;
  readonly hook: string | undefined;
  readonly formWebhooks: readonly FormWebhook[];
};

const nothingFound: Found = {
  site: undefined,
  variables: new Map(),
  hook: undefined,
  formWebhooks: [],
};

const readFound = async ({ kind, client, account, environment }: SiteTask): Promise<Found> => {
  const name = siteNameOf(kind, account.slug);
  const site = await findSite(client, environment[kind.idName], name);
  if (site === undefined) return nothingFound;
  const [variables, hook, formWebhooks] = await Promise.all([
    readVariablesAt(client, account.id, site.id),
    findBuildHookUrl(client, site.id),
    kind.hasForms ? findFormWebhooks(client, site.id) : [],
  ]);
  return { site, variables, hook, formWebhooks };
};

/**
 * The variables that the site should have: the fixed ones, those of `.env`, and what this run has
 * found out.
 */
const knownOf = (kind: SiteKind, values: Variables): readonly KnownVariable[] => {
  const fixed = Object.entries(kind.fixed).map(([name, value]) => ({
    name,
    from: name,
    isSecret: false,
    remedy: undefined,
    value,
  }));
  const known = variablesFor(kind.variables, values).flatMap((variable) => {
    const value = values[variable.from];
    return value === undefined ? [] : [{ ...variable, value }];
  });
  // The functions need both a build hook and the secret of the webhook that calls it, or neither.
  // Content from files has no webhook.
  const mayHaveHook =
    kind !== publicSite ||
    isContentFiles(values) ||
    known.some(({ name }) => name === 'CONTENTFUL_WEBHOOK_SECRET');
  return [...fixed, ...known].filter(({ name }) => name !== 'BUILD_HOOK_URL' || mayHaveHook);
};

const learn = (
  { kind, environment, discovered }: SiteTask,
  { site, variables, hook, formWebhooks }: Found,
): void => {
  if (
    kind.signs &&
    environment['SIGNING_SECRET'] === undefined &&
    !variables.has('SIGNING_SECRET')
  ) {
    discovered['SIGNING_SECRET'] ??= randomBytes(32).toString('hex');
  }
  // Nothing else depends on it, so a new one does no harm where the webhook has to be made anyway.
  const knowsFormSecret = variables.has(formSecretName) && formWebhooks.length > 0;
  if (kind.hasForms && environment[formSecretName] === undefined && !knowsFormSecret) {
    discovered[formSecretName] ??= randomBytes(32).toString('hex');
  }
  if (site === undefined) return;
  discovered[kind.idName] = site.id;
  if (environment[kind.addressName] === undefined)
    discovered[kind.addressName] = siteAddressOf(site);
  if (hook !== undefined) discovered[kind.hookName] = hook;
};

const settingsOf = ({ kind, discovered }: SiteTask): readonly FoundSetting[] => {
  // Before the site exists, it needs no secret.
  if (discovered[kind.idName] === undefined) return [];
  const names = [
    kind.idName,
    kind.addressName,
    kind.hookName,
    ...(kind.signs ? ['SIGNING_SECRET'] : []),
    ...(kind.hasForms ? [formSecretName] : []),
  ];
  return names.flatMap((name) => {
    const value = discovered[name];
    return value === undefined ? [] : [{ name, value }];
  });
};

/** Sets the site's missing variables, read again after the changes of earlier acts. */
const giveVariables = async (task: SiteTask, site: NetlifySiteFacts): Promise<void> => {
  const { kind, client, account, environment, discovered } = task;
  const { acts } = await planVariables({
    client,
    accountId: account.id,
    site,
    found: await readVariablesAt(client, account.id, site.id),
    known: knownOf(kind, { ...environment, ...discovered }),
  });
  for (const { act } of acts) await act();
};

const formWebhookOf = (
  { kind, client, environment, discovered }: SiteTask,
  site: NetlifySiteFacts,
  found: readonly FormWebhook[],
): ReturnType<typeof planFormWebhook> => {
  if (!kind.hasForms) return { right: [], acts: [] };
  const values: Variables = { ...environment, ...discovered };
  const address = values[kind.addressName] ?? siteAddressOf(site);
  return planFormWebhook(client, site, { address, secret: values[formSecretName] }, found);
};

const planOpening = (task: SiteTask): SitePlan => {
  const { kind, client, account } = task;
  const name = siteNameOf(kind, account.slug);
  return {
    right: [],
    acts: [
      {
        sentence: `Opens the site ${name} for ${kind.label} and gives it its variables, for production alone${kind.hasForms ? ', and its webhook for submitted forms' : ''}.`,
        act: async () => {
          const site = await createSite(client, account.slug, name);
          learn(task, { ...nothingFound, site });
          await giveVariables(task, site);
          for (const { act } of formWebhookOf(task, site, []).acts) await act();
        },
      },
    ],
    byHand: [
      {
        sentence: `When ${name} is open, link it to the repository; run this again and it says how.`,
        page: 'https://app.netlify.com',
      },
    ],
    settings: () => settingsOf(task),
  };
};

const hookActs = (
  task: SiteTask,
  site: NetlifySiteFacts,
  hook: string | undefined,
): readonly SetupAct[] => {
  const branch = site.build_settings?.repo_branch;
  if (hook !== undefined || !branch) return [];
  return [
    {
      sentence: `Makes the build hook of ${site.name} for the branch ${branch} and gives it to the site.`,
      act: async () => {
        task.discovered[task.kind.hookName] = await createNetlifyBuildHook(
          task.client,
          site.id,
          branch,
        );
        await giveVariables(task, site);
      },
    },
  ];
};

/** Reads one of the sites at Netlify and plans what to do. */
export const planSite = async (task: SiteTask): Promise<SitePlan> => {
  const { kind, client, account, environment, discovered } = task;
  const found = await readFound(task);
  learn(task, found);
  const { site, hook, formWebhooks } = found;
  if (site === undefined) return planOpening(task);

  const values = { ...environment, ...discovered };
  const variables = await planVariables({
    client,
    accountId: account.id,
    site,
    found: found.variables,
    known: knownOf(kind, values),
  });
  const branch = site.build_settings?.repo_branch;
  const formWebhook = formWebhookOf(task, site, formWebhooks);
  return {
    right: [
      `${site.name} is ${kind.label}, at ${siteAddressOf(site)}.`,
      ...(branch ? [`${site.name} is linked to a repository and builds ${branch}.`] : []),
      ...(hook === undefined ? [] : [`${site.name} has its build hook.`]),
      ...variables.right,
      ...formWebhook.right,
    ],
    acts: [...variables.acts, ...hookActs(task, site, hook), ...formWebhook.acts],
    byHand: [
      ...listStepsByHand(kind, site, environment),
      ...listMissingVariables(kind, site, values, found.variables),
    ],
    settings: () => settingsOf(task),
  };
};
