import type { Management } from 'auth0';
import { routes } from '../../../src/domain/routes.ts';
import type { Requirement } from '../requirement.ts';
import { differingFields, withWantedAdded } from './differences.ts';
import { askAuth0, storedIdOf, auth0PageSize, readAll, type Tenant } from './tenant.ts';

const day = 24 * 60 * 60;

/** The names of the two applications in the console. */
export const applicationNames = { site: 'Knurl: site', functions: 'Knurl: functions' } as const;

/** The scopes the functions need for accounts (`src/server/verification/auth0-management.ts`). */
export const functionScopes = [
  'read:users',
  'update:users',
  'delete:users',
  'delete:sessions',
  'delete:refresh_tokens',
] as const;

/** Where Auth0 sends people who have verified an address. It accepts no address of this machine. */
const loginPageOf = (siteUrl: string): { readonly initiate_login_uri?: string } => {
  const page = new URL(routes.login, siteUrl);
  return page.protocol === 'https:' ? { initiate_login_uri: page.href } : {};
};

/** The URLs that the site's application has to allow. */
const siteAddresses = (siteUrl: string, previewUrl: string | undefined) => {
  const sites = [siteUrl, ...(previewUrl === undefined ? [] : [previewUrl])];
  const at = (path: string): readonly string[] => sites.map((site) => new URL(path, site).href);
  const origins = sites.map((site) => new URL(site).origin);
  return {
    callbacks: at(routes.login),
    allowed_logout_urls: [...origins, ...at(routes.home), ...at(routes.accountDeleted)],
    web_origins: origins,
    ...loginPageOf(siteUrl),
  };
};

/**
 * The settings of the site's application: one without a secret, with rotating refresh tokens. If
 * somebody closes her tab during a rotation, she stays logged in, because the old token works for
 * 30 more seconds. Lifetimes are in seconds, the same as at the local login service
 * (`local/login/provider.ts`).
 */
const siteSettings = {
  app_type: 'spa',
  token_endpoint_auth_method: 'none',
  oidc_conformant: true,
  grant_types: ['authorization_code', 'refresh_token'],
  jwt_configuration: { alg: 'RS256', lifetime_in_seconds: 36_000 },
  refresh_token: {
    rotation_type: 'rotating',
    expiration_type: 'expiring',
    leeway: 30,
    token_lifetime: 30 * day,
    infinite_token_lifetime: false,
    idle_token_lifetime: 15 * day,
    infinite_idle_token_lifetime: false,
  },
} as const;

const functionSettings = {
  app_type: 'non_interactive',
  token_endpoint_auth_method: 'client_secret_post',
  grant_types: ['client_credentials'],
} as const;

export const readApplications = ({ management }: Tenant): Promise<readonly Management.Client[]> =>
  askAuth0(() => readAll(management.clients.list({ per_page: auth0PageSize })));

/** Finds an application by the id in the settings, otherwise by its name. */
export const findApplication = (
  clients: readonly Management.Client[],
  id: string | undefined,
  name: string,
): Management.Client | undefined =>
  clients.find(({ client_id }) => client_id === id) ?? clients.find((one) => one.name === name);

/** The fields' names in the console. */
const words: Readonly<Record<string, string>> = {
  callbacks: 'callback URLs',
  allowed_logout_urls: 'logout URLs',
  web_origins: 'web origins',
  initiate_login_uri: 'the login page',
  refresh_token: 'refresh token rotation and lifetimes',
  jwt_configuration: 'the ID token',
  grant_types: 'grants',
  app_type: 'the kind of application',
  token_endpoint_auth_method: 'how it proves itself',
  oidc_conformant: 'OIDC conformance',
};
const inWords = (fields: readonly string[]): string =>
  fields.map((field) => words[field] ?? field).join(', ');

/** The application that members log in with. */
export const siteApplicationRequirement = (
  tenant: Tenant,
  known: Management.Client | undefined,
  siteUrl: string,
  previewUrl: string | undefined,
): Requirement => {
  const { management, ids, page } = tenant;
  const subject = 'Auth0: the site’s application';
  const addresses = siteAddresses(siteUrl, previewUrl);
  if (known?.client_id === undefined) {
    return {
      subject,
      page: page('applications'),
      found: `There is no application “${applicationNames.site}”.`,
      act: {
        sentence: `Makes the single-page application “${applicationNames.site}” for ${addresses.web_origins.join(' and ')}, with rotating refresh tokens.`,
        act: () =>
          askAuth0(async () => {
            const made = await management.clients.create({
              name: applicationNames.site,
              ...siteSettings,
              grant_types: [...siteSettings.grant_types],
              callbacks: [...addresses.callbacks],
              allowed_logout_urls: [...addresses.allowed_logout_urls],
              web_origins: [...addresses.web_origins],
              ...loginPageOf(siteUrl),
            });
            if (made.client_id !== undefined) ids.set('site', made.client_id);
          }),
      },
    };
  }
  const id = known.client_id;
  ids.set('site', id);
  const wrong = differingFields({ ...known }, { ...siteSettings, ...addresses });
  const base = { subject, page: page(`applications/${id}/settings`) };
  if (wrong.length === 0) {
    const found = `“${known.name}” allows ${addresses.web_origins.join(' and ')}, and rotates refresh tokens.`;
    return { ...base, found };
  }
  return {
    ...base,
    found: `“${known.name}” differs from what the site needs: ${inWords(wrong)}.`,
    act: {
      sentence: `Changes the application “${known.name}”: ${inWords(wrong)}. What else it allows stays.`,
      act: () =>
        askAuth0(async () => {
          await management.clients.update(id, {
            ...siteSettings,
            grant_types: withWantedAdded(known.grant_types, siteSettings.grant_types),
            callbacks: withWantedAdded(known.callbacks, addresses.callbacks),
            allowed_logout_urls: withWantedAdded(
              known.allowed_logout_urls,
              addresses.allowed_logout_urls,
            ),
            web_origins: withWantedAdded(known.web_origins, addresses.web_origins),
            ...loginPageOf(siteUrl),
          });
        }),
    },
  };
};

/** The application with which the functions manage accounts. */
export const functionsApplicationRequirement = (
  tenant: Tenant,
  known: Management.Client | undefined,
): Requirement => {
  const { management, ids, page } = tenant;
  const subject = 'Auth0: the functions’ application';
  if (known?.client_id === undefined) {
    return {
      subject,
      page: page('applications'),
      found: `There is no application “${applicationNames.functions}”.`,
      act: {
        sentence: `Makes the machine-to-machine application “${applicationNames.functions}”, and keeps its secret.`,
        act: () =>
          askAuth0(async () => {
            const made = await management.clients.create({
              name: applicationNames.functions,
              ...functionSettings,
              grant_types: [...functionSettings.grant_types],
            });
            if (made.client_id !== undefined) ids.set('functions', made.client_id);
          }),
      },
    };
  }
  const id = known.client_id;
  ids.set('functions', id);
  const wrong = differingFields({ ...known }, functionSettings);
  const base = { subject, page: page(`applications/${id}/settings`) };
  if (wrong.length === 0) {
    return { ...base, found: `“${known.name}” is a machine-to-machine application.` };
  }
  return {
    ...base,
    found: `“${known.name}” isn’t a machine-to-machine application: ${inWords(wrong)}.`,
    act: {
      sentence: `Changes the application “${known.name}”: ${inWords(wrong)}.`,
      act: () =>
        askAuth0(async () => {
          await management.clients.update(id, {
            ...functionSettings,
            grant_types: withWantedAdded(known.grant_types, functionSettings.grant_types),
          });
        }),
    },
  };
};

/** The functions' scopes for the Management API. */
export const functionsGrantRequirement = async (
  tenant: Tenant,
  functions: Management.Client | undefined,
): Promise<Requirement> => {
  const { management, managementAudience: audience, page } = tenant;
  const grants =
    functions?.client_id === undefined
      ? []
      : await askAuth0(() =>
          readAll(management.clientGrants.list({ audience, take: auth0PageSize })),
        );
  const known = grants.find(({ client_id }) => client_id === functions?.client_id);
  const base = {
    subject: 'Auth0: what the functions may do',
    page: page('apis/management/authorized-clients'),
  };
  const id = known?.id;
  if (id === undefined) {
    return {
      ...base,
      found: 'The functions may not use the Management API.',
      act: {
        sentence: `Lets “${applicationNames.functions}” use the Management API with ${functionScopes.join(', ')}.`,
        act: () =>
          askAuth0(async () => {
            await management.clientGrants.create({
              client_id: storedIdOf(tenant, 'functions'),
              audience,
              scope: [...functionScopes],
            });
          }),
      },
    };
  }
  const missing = functionScopes.filter((scope) => known?.scope?.includes(scope) !== true);
  if (missing.length === 0) return { ...base, found: `They may ${functionScopes.join(', ')}.` };
  return {
    ...base,
    found: `The functions lack ${missing.join(', ')}.`,
    act: {
      sentence: `Lets “${applicationNames.functions}” also ${missing.join(', ')}.`,
      act: () =>
        askAuth0(async () => {
          await management.clientGrants.update(id, {
            scope: withWantedAdded(known?.scope, functionScopes),
          });
        }),
    },
  };
};
