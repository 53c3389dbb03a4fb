import type { Requirement } from '../requirement.ts';
import { differingFields } from './differences.ts';
import { askAuth0, storedIdOf, auth0PageSize, readAll, type Tenant } from './tenant.ts';

/**
 * Password rules: at least 8 characters (NIST SP 800-63B asks for 8 or more), and a lock after ten
 * wrong attempts.
 */
const connectionOptions = {
  passwordPolicy: 'good',
  brute_force_protection: true,
  disable_signup: false,
} as const;

/** The site's application is connected to the account database. */
const databaseClientsRequirement = async (
  tenant: Tenant,
  connection: { readonly id: string; readonly name: string },
): Promise<Requirement> => {
  const { management, ids, page } = tenant;
  const base = {
    subject: 'Auth0: accounts',
    page: page(`connections/database/${connection.id}/applications`),
  };
  const site = ids.get('site');
  const clients =
    site === undefined
      ? []
      : await askAuth0(() =>
          readAll(management.connections.clients.get(connection.id, { take: auth0PageSize })),
        );
  if (clients.some(({ client_id }) => client_id === site)) {
    return {
      ...base,
      found: `Members of the database “${connection.name}” can log in to the site.`,
    };
  }
  return {
    ...base,
    found: `The site’s application isn’t enabled for the database “${connection.name}”, so nobody can log in.`,
    act: {
      sentence: `Lets people with an account in the database “${connection.name}” log in to the site.`,
      act: () =>
        askAuth0(async () => {
          await management.connections.clients.update(connection.id, [
            { client_id: storedIdOf(tenant, 'site'), status: true },
          ]);
        }),
    },
  };
};

const missingDatabaseRequirement = (tenant: Tenant): Requirement => ({
  subject: 'Auth0: accounts',
  page: tenant.page('connections/database'),
  found: 'There is no database of accounts.',
  act: {
    sentence:
      'Makes the database “Knurl-members” for accounts, and lets its members log in to the site.',
    act: () =>
      askAuth0(async () => {
        const { management } = tenant;
        const made = await management.connections.create({
          name: 'Knurl-members',
          strategy: 'auth0',
          options: connectionOptions,
        });
        await management.connections.clients.update(made.id ?? '', [
          { client_id: storedIdOf(tenant, 'site'), status: true },
        ]);
      }),
  },
});

/** Accounts are in an Auth0 database with these password rules, connected to the site. */
export const databaseRequirements = async (tenant: Tenant): Promise<readonly Requirement[]> => {
  const { management, page } = tenant;
  const connections = await askAuth0(() =>
    readAll(management.connections.list({ strategy: 'auth0', take: auth0PageSize })),
  );
  const [first] = connections;
  const known = connections.find(({ name }) => name === 'Knurl-members') ?? first;
  const { id, name = '' } = known ?? {};
  if (id === undefined) return [missingDatabaseRequirement(tenant)];
  const options = { ...known?.options };
  const wrong = differingFields(options, connectionOptions).filter(
    // Auth0's default allows signing up.
    (field) => field !== 'disable_signup' || options['disable_signup'] === true,
  );
  const base = {
    subject: 'Auth0: passwords',
    page: page(`connections/database/${id}/authentication-methods`),
  };
  const passwords: Requirement =
    wrong.length === 0 || options['passwordPolicy'] === 'excellent'
      ? {
          ...base,
          found: 'Passwords have eight characters or more, and guessing locks an account.',
        }
      : {
          ...base,
          found: `The database “${name}” isn’t set for sound passwords: ${wrong.join(', ')}.`,
          act: {
            sentence: `Sets the database “${name}”: ${wrong.join(', ')}. Accounts stay as they are.`,
            act: () =>
              askAuth0(async () => {
                // Options are replaced as a whole, so the existing ones are sent again.
                await management.connections.update(id, {
                  options: { ...options, ...connectionOptions },
                });
              }),
          },
        };
  return [passwords, await databaseClientsRequirement(tenant, { id, name })];
};

/**
 * How long a login lasts, in hours: the same as at the local login service, and within the limits
 * of every Auth0 plan.
 */
const sessionHours = { session_lifetime: 336, idle_session_lifetime: 72 } as const;

/** The session lifetimes, and the login pages. */
export const tenantRequirements = async (tenant: Tenant): Promise<readonly Requirement[]> => {
  const { management, page } = tenant;
  const settings = await askAuth0(() => management.tenants.settings.get());
  const prompts = await askAuth0(() => management.prompts.getSettings());
  const sessions = { subject: 'Auth0: sessions', page: page('tenant/advanced') };
  const isLongEnough =
    (settings.session_lifetime ?? 0) >= sessionHours.session_lifetime &&
    (settings.idle_session_lifetime ?? 0) >= sessionHours.idle_session_lifetime;
  const pages = { subject: 'Auth0: pages', page: page('branding/universal-login') };
  return [
    isLongEnough
      ? { ...sessions, found: 'A login lasts two weeks.' }
      : {
          ...sessions,
          found: `A login lasts ${settings.session_lifetime ?? 'an unknown number of'} hours.`,
          act: {
            sentence: 'Lets a login last two weeks, three days without a visit.',
            act: () =>
              askAuth0(async () => {
                await management.tenants.settings.update(sessionHours);
              }),
          },
        },
    prompts.universal_login_experience === 'new'
      ? { ...pages, found: 'People log in on Auth0’s current pages.' }
      : {
          ...pages,
          found: 'People log in on Auth0’s old pages, which don’t know our way to sign up.',
          act: {
            sentence: 'Switches to Auth0’s current pages to log in and sign up.',
            act: () =>
              askAuth0(async () => {
                await management.prompts.updateSettings({ universal_login_experience: 'new' });
              }),
          },
        },
  ];
};
