import { isLocalAddress } from '../../src/config/shared/stand-in.ts';
import { PlainFailure } from '../plain-failure.ts';
import {
  applicationNames,
  findApplication,
  functionsApplicationRequirement,
  functionsGrantRequirement,
  readApplications,
  siteApplicationRequirement,
} from './auth0/application-requirements.ts';
import { apiRequirement } from './auth0/api-requirements.ts';
import { actionRequirements } from './auth0/action-requirements.ts';
import { earlierRoleRequirements, readEarlierRoles } from './auth0/earlier-roles.ts';
import { databaseRequirements, tenantRequirements } from './auth0/login-requirements.ts';
import { mailRequirements } from './auth0/mail-requirements.ts';
import { permissionCases } from './auth0/permission-cases.ts';
import { permissionRequirements } from './auth0/permission-requirements.ts';
import { askAuth0, openTenant, type RetryOptions, type Tenant } from './auth0/tenant.ts';
import type { FoundSetting, SetupPlan, VendorSetup } from './setup-plan.ts';
import { toPlan, type Requirement } from './requirement.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** What the tenant needs, and the settings that result from it. */
export type Auth0Requirements = {
  readonly tenant: Tenant;
  readonly requirements: readonly Requirement[];
  readonly settings: () => Promise<readonly FoundSetting[]>;
};

const addressIn = (environment: Environment, name: string): string | undefined => {
  const address = environment[name]?.trim() || undefined;
  if (address === undefined || URL.canParse(address)) return address;
  throw new PlainFailure(`${name} is not an address such as https://www.example.com.`);
};

/**
 * The API's identifier must not change once members have tokens for it, so an existing setting
 * takes precedence over the site's address.
 */
const audienceOf = (environment: Environment, siteUrl: string): string =>
  environment['AUTH0_AUDIENCE']?.trim() || new URL('/api', siteUrl).href;

/** Reads the settings for Auth0. The tenant can show the functions' secret at any time. */
const readSettings = async (
  { management, ids }: Tenant,
  environment: Environment,
  audience: string,
): Promise<readonly FoundSetting[]> => {
  const site = ids.get('site');
  const functions = ids.get('functions');
  const client =
    functions === undefined ? undefined : await askAuth0(() => management.clients.get(functions));
  const found = [
    ['AUTH0_DOMAIN', environment['AUTH0_DOMAIN']?.trim()],
    ['AUTH0_CLIENT_ID', site],
    ['AUTH0_AUDIENCE', audience],
    ['AUTH0_MANAGEMENT_CLIENT_ID', functions],
    ['AUTH0_MANAGEMENT_CLIENT_SECRET', client?.client_secret],
  ] as const;
  return found.flatMap(([name, value]) => (value === undefined ? [] : [{ name, value }]));
};

/**
 * Reads the tenant and compares it with what the code needs. Throws a PlainFailure if it can't be
 * read.
 */
export const readAuth0Requirements = async (
  environment: Environment,
  retryOptions?: RetryOptions,
): Promise<Auth0Requirements> => {
  const tenant = openTenant(environment, retryOptions);
  const siteUrl = addressIn(environment, 'SITE_URL') ?? addressIn(environment, 'URL');
  if (siteUrl === undefined) {
    throw new PlainFailure(
      'SITE_URL is not set: the address of the site, such as https://www.example.com.',
    );
  }
  const audience = audienceOf(environment, siteUrl);
  const clients = await readApplications(tenant);
  const site = findApplication(
    clients,
    environment['AUTH0_CLIENT_ID']?.trim(),
    applicationNames.site,
  );
  const functions = findApplication(
    clients,
    environment['AUTH0_MANAGEMENT_CLIENT_ID']?.trim(),
    applicationNames.functions,
  );
  const requirements: Requirement[] = [
    siteApplicationRequirement(tenant, site, siteUrl, addressIn(environment, 'PREVIEW_URL')),
    await apiRequirement(tenant, audience),
    ...(await actionRequirements(tenant)),
    ...(await databaseRequirements(tenant)),
    functionsApplicationRequirement(tenant, functions),
    await functionsGrantRequirement(tenant, functions),
    ...(await mailRequirements(tenant, environment, siteUrl, functions)),
    ...(await tenantRequirements(tenant)),
  ];
  const roles = await readEarlierRoles(tenant);
  for (const one of permissionCases(environment)) {
    requirements.push(...(await permissionRequirements(tenant, one)));
    requirements.push(...earlierRoleRequirements(tenant, roles, one));
  }
  return { tenant, requirements, settings: () => readSettings(tenant, environment, audience) };
};

/** Steps that only the console allows, or that only an owner can decide. */
const alwaysByHand = ({ page }: Tenant, environment: Environment): SetupPlan['byHand'] =>
  isLocalAddress(environment['AUTH0_DOMAIN'] ?? '')
    ? []
    : [
        {
          sentence: 'Give the pages to log in the site’s name, logo and colour.',
          page: page('branding/universal-login'),
        },
      ];

/** Creates the setup of Auth0, with the SDK's retries and timeout. */
export const createAuth0Setup = (retryOptions?: RetryOptions): VendorSetup => ({
  vendor: 'auth0',
  needs: [
    {
      name: 'AUTH0_DOMAIN',
      where: 'Auth0: the domain of the tenant, such as example.eu.auth0.com',
      isSetting: true,
    },
    {
      name: 'AUTH0_SETUP_TOKEN',
      where: 'Auth0: Applications, APIs, Auth0 Management API, API Explorer; it lasts a day',
    },
    { name: 'SITE_URL', where: 'the public address of the site', isSetting: true },
  ],
  plan: async (environment) => {
    const { tenant, requirements, settings } = await readAuth0Requirements(
      environment,
      retryOptions,
    );
    return toPlan(requirements, settings, alwaysByHand(tenant, environment));
  },
});

/**
 * `npm run setup -- auth0`: applications, API, the login action, accounts, its e-mails, and who is
 * owner or editor.
 */
export const auth0Setup = createAuth0Setup();
