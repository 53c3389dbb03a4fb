import type { NetlifyAPI } from '@netlify/api';
import * as v from 'valibot';
import { PlainFailure } from '../../plain-failure.ts';
import { askNetlify } from './client.ts';
import type { FoundVariables } from './variables-plan.ts';

const Account = v.object({ id: v.string(), slug: v.string() });

const Site = v.object({
  id: v.string(),
  name: v.string(),
  ssl_url: v.optional(v.nullable(v.string())),
  url: v.optional(v.nullable(v.string())),
  custom_domain: v.optional(v.nullable(v.string())),
  functions_region: v.optional(v.nullable(v.string())),
  build_settings: v.optional(
    v.nullable(
      v.object({
        repo_branch: v.optional(v.nullable(v.string())),
        stop_builds: v.optional(v.nullable(v.boolean())),
      }),
    ),
  ),
  published_deploy: v.optional(v.nullable(v.object({ id: v.optional(v.nullable(v.string())) }))),
});

const Hook = v.object({
  title: v.optional(v.nullable(v.string())),
  url: v.string(),
});

const Variable = v.object({
  key: v.string(),
  is_secret: v.optional(v.nullable(v.boolean())),
  values: v.optional(
    v.nullable(
      v.array(
        v.object({
          context: v.optional(v.nullable(v.string())),
          value: v.optional(v.nullable(v.string())),
        }),
      ),
    ),
  ),
});

/** A site at Netlify, with the fields that we use. */
export type NetlifySiteFacts = v.InferOutput<typeof Site>;

/** The page of Netlify's console for a part of a site, such as `configuration/env`. */
export const netlifyConsolePage = (siteName: string, part: string): string =>
  `https://app.netlify.com/projects/${siteName}/${part}`;

/** The site's address without a trailing slash. */
export const siteAddressOf = ({ custom_domain, ssl_url, url, name }: NetlifySiteFacts): string =>
  (custom_domain
    ? `https://${custom_domain}`
    : (ssl_url ?? url ?? `https://${name}.netlify.app`)
  ).replace(/\/+$/, '');

/** The owner's team. If there are several, NETLIFY_TEAM selects one. */
export const readTeam = async (
  client: NetlifyAPI,
  team: string | undefined,
): Promise<v.InferOutput<typeof Account>> => {
  const accounts = v.parse(
    v.array(Account),
    await askNetlify('the teams', () => client.listAccountsForUser()),
  );
  const wanted = accounts.filter(({ slug }) => team === undefined || slug === team);
  const [only, ...others] = wanted;
  if (only !== undefined && others.length === 0) return only;
  const slugs = accounts.map(({ slug }) => slug).join(', ');
  throw new PlainFailure(
    `Set NETLIFY_TEAM in .env to one of your teams at Netlify: ${slugs || 'there is none yet'}.`,
  );
};

/** Finds a site by id, or by name if no id is given. */
export const findSite = async (
  client: NetlifyAPI,
  id: string | undefined,
  name: string,
): Promise<NetlifySiteFacts | undefined> => {
  if (id !== undefined) {
    return v.parse(Site, await askNetlify(`the site ${id}`, () => client.getSite({ site_id: id })));
  }
  const sites = v.parse(
    v.array(Site),
    await askNetlify('the sites', () => client.listSites({ name })),
  );
  return sites.find((site) => site.name === name);
};

/**
 * Creates a site in the team; rejects with a PlainFailure if Netlify refuses, such as for a name
 * that is taken.
 */
export const createSite = async (
  client: NetlifyAPI,
  accountSlug: string,
  name: string,
): Promise<NetlifySiteFacts> =>
  v.parse(
    Site,
    await askNetlify(`a site named ${name}`, () =>
      client.createSiteInTeam({ account_slug: accountSlug, body: { name } }),
    ),
  );

/** The variables of a site, or the team's shared ones if no site is given. */
export const readVariablesAt = async (
  client: NetlifyAPI,
  accountId: string,
  siteId: string | undefined,
): Promise<FoundVariables> => {
  const variables = v.parse(
    v.array(Variable),
    await askNetlify('the variables', () =>
      client.getEnvVars({
        account_id: accountId,
        ...(siteId === undefined ? {} : { site_id: siteId }),
      }),
    ),
  );
  return new Map(
    variables.map(({ key, is_secret, values }) => [
      key,
      {
        isSecret: is_secret === true,
        values: (values ?? []).map(({ context, value }) => ({
          context: context ?? 'all',
          value: value ?? '',
        })),
      },
    ]),
  );
};

const hookTitle = 'Knurl: build the site';

/** The address of a site's build hook created by us. */
export const findBuildHookUrl = async (
  client: NetlifyAPI,
  siteId: string,
): Promise<string | undefined> => {
  const hooks = v.parse(
    v.array(Hook),
    await askNetlify('the build hooks', () => client.listSiteBuildHooks({ site_id: siteId })),
  );
  return hooks.find(({ title }) => title === hookTitle)?.url;
};

/** Creates our build hook for a site. */
export const createNetlifyBuildHook = async (
  client: NetlifyAPI,
  siteId: string,
  branch: string,
): Promise<string> =>
  v.parse(
    Hook,
    await askNetlify('a build hook', () =>
      client.createSiteBuildHook({ site_id: siteId, body: { title: hookTitle, branch } }),
    ),
  ).url;
