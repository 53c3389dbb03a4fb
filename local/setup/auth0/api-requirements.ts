import type { Management } from 'auth0';
import { ownerPermission } from '../../../src/domain/account/owner-answer.ts';
import { editorPermission } from '../../../src/domain/editor.ts';
import type { Requirement } from '../requirement.ts';
import { differingFields } from './differences.ts';
import { askAuth0, storedIdOf, auth0PageSize, readAll, type Tenant } from './tenant.ts';

/** The API's settings: refresh tokens, permissions in the access tokens, which are valid for two hours, and no consent page. */
const apiSettings = {
  signing_alg: 'RS256',
  allow_offline_access: true,
  enforce_policies: true,
  token_dialect: 'access_token_authz',
  token_lifetime: 7200,
  skip_consent_for_verifiable_first_party_clients: true,
} as const;

const permissions = [
  { value: ownerPermission, description: 'Run the business: /owner/ opens' },
  { value: editorPermission, description: 'Edit the content: /editor/ and the preview open' },
] as const;

const subject = 'Auth0: the API';

const words: Readonly<Record<string, string>> = {
  allow_offline_access: 'offline access',
  enforce_policies: 'RBAC',
  token_dialect: 'the permissions in the access token',
  token_lifetime: 'how long a token is valid',
  signing_alg: 'how tokens are signed',
  skip_consent_for_verifiable_first_party_clients: 'skipping user consent',
  scopes: 'the permissions',
};

/** The API that access tokens are for. */
export const apiRequirement = async (tenant: Tenant, audience: string): Promise<Requirement> => {
  const { management, ids, page } = tenant;
  const servers = await askAuth0(() =>
    readAll(management.resourceServers.list({ per_page: auth0PageSize })),
  );
  const known = servers.find(({ identifier }) => identifier === audience);
  if (known?.id === undefined) {
    return {
      subject,
      page: page('apis'),
      found: `There is no API ${audience}.`,
      act: {
        sentence: `Makes the API ${audience} with the permissions ${permissions.map(({ value }) => value).join(' and ')}, RBAC, permissions in its tokens, and refresh tokens.`,
        act: () =>
          askAuth0(async () => {
            const made = await management.resourceServers.create({
              name: 'Knurl: API',
              identifier: audience,
              ...apiSettings,
              scopes: permissions.map((one) => ({ ...one })),
            });
            if (made.id !== undefined) ids.set('api', made.id);
          }),
      },
    };
  }
  const { id, scopes = [] } = known;
  ids.set('api', id);
  const base = { subject, page: page(`apis/${id}/settings`) };
  const wanted = { ...apiSettings, scopes: permissions.map(({ value }) => ({ value })) };
  const wrong = differingFields({ ...known }, wanted).map((field) => words[field] ?? field);
  if (wrong.length === 0) {
    return {
      ...base,
      found: `${audience} has refresh tokens, RBAC, and permissions in its tokens.`,
    };
  }
  const others = scopes.filter(({ value }) => permissions.every((one) => one.value !== value));
  return {
    ...base,
    found: `${audience} differs from what the site needs: ${wrong.join(', ')}.`,
    act: {
      sentence: `Changes the API ${audience}: ${wrong.join(', ')}.`,
      act: () =>
        askAuth0(async () => {
          await management.resourceServers.update(id, {
            ...apiSettings,
            scopes: [...others, ...permissions.map((one) => ({ ...one }))],
          });
        }),
    },
  };
};

/** A role, with its permission. */
export type RoleCase = {
  readonly key: 'owner' | 'editor';
  readonly name: string;
  readonly permission: string;
  /** The e-mail addresses of those who should have it. */
  readonly holders: readonly string[];
};

export const roleNames = { owner: 'Knurl: owner', editor: 'Knurl: editor' } as const;

export const readRoles = ({ management }: Tenant): Promise<readonly Management.Role[]> =>
  askAuth0(() => readAll(management.roles.list({ per_page: auth0PageSize })));

const roleSubject = ({ key }: RoleCase): string => `Auth0: the role of ${key}s`;

const permissionRequirement = (
  tenant: Tenant,
  role: RoleCase,
  audience: string,
  hasPermission: boolean,
): Requirement => {
  const { management, ids, page } = tenant;
  const id = ids.get(role.key);
  const base = {
    subject: roleSubject(role),
    page: id === undefined ? page('roles') : page(`roles/${id}/permissions`),
  };
  if (hasPermission) return { ...base, found: `“${role.name}” has ${role.permission}.` };
  return {
    ...base,
    found: `“${role.name}” lacks ${role.permission}.`,
    act: {
      sentence: `Gives the role “${role.name}” the permission ${role.permission}.`,
      act: () =>
        askAuth0(async () => {
          await management.roles.permissions.add(storedIdOf(tenant, role.key), {
            permissions: [
              { resource_server_identifier: audience, permission_name: role.permission },
            ],
          });
        }),
    },
  };
};

/** The role exists and has its permission. */
export const roleRequirements = async (
  tenant: Tenant,
  roles: readonly Management.Role[],
  role: RoleCase,
  audience: string,
): Promise<readonly Requirement[]> => {
  const { management, ids, page } = tenant;
  const id = roles.find(({ name }) => name === role.name)?.id;
  if (id === undefined) {
    return [
      {
        subject: roleSubject(role),
        page: page('roles'),
        found: `There is no role “${role.name}”.`,
        act: {
          sentence: `Makes the role “${role.name}”.`,
          act: () =>
            askAuth0(async () => {
              const description = `Has the permission ${role.permission}`;
              const made = await management.roles.create({ name: role.name, description });
              if (made.id !== undefined) ids.set(role.key, made.id);
            }),
        },
      },
      permissionRequirement(tenant, role, audience, false),
    ];
  }
  ids.set(role.key, id);
  const has = await askAuth0(() =>
    readAll(management.roles.permissions.list(id, { per_page: auth0PageSize })),
  );
  const hasPermission = has.some(
    (one) => one.resource_server_identifier === audience && one.permission_name === role.permission,
  );
  return [permissionRequirement(tenant, role, audience, hasPermission)];
};

/** The role is assigned: to the addresses in the settings, and to at least one person if it is the owner's. */
export const holderRequirements = async (
  tenant: Tenant,
  role: RoleCase,
): Promise<readonly Requirement[]> => {
  const { management, ids, page } = tenant;
  const id = ids.get(role.key);
  const members =
    id === undefined
      ? []
      : await askAuth0(() => readAll(management.roles.users.list(id, { take: auth0PageSize })));
  const addresses = members.map(({ email = '' }) => email.toLowerCase());
  const base = {
    subject: `Auth0: who is ${role.key}`,
    page: id === undefined ? page('roles') : page(`roles/${id}/users`),
  };
  const missing = role.holders.filter((email) => !addresses.includes(email.toLowerCase()));
  const requirements = await Promise.all(
    missing.map(async (email): Promise<Requirement> => {
      const users = await askAuth0(() =>
        management.users.listUsersByEmail({ email: email.toLowerCase() }),
      );
      const subject = users.find(({ email_verified }) => email_verified === true)?.user_id;
      const found = `${email} hasn’t got the role “${role.name}”.`;
      if (subject === undefined) {
        const byHand = `${email} shall be ${role.key}: let her sign up on the site and verify her address, then run this again.`;
        return { ...base, found, byHand };
      }
      return {
        ...base,
        found,
        act: {
          sentence: `Gives ${email} the role “${role.name}”.`,
          act: () =>
            askAuth0(async () => {
              await management.roles.users.assign(storedIdOf(tenant, role.key), {
                users: [subject],
              });
            }),
        },
      };
    }),
  );
  if (requirements.length > 0) return requirements;
  if (members.length > 0) {
    return [
      {
        ...base,
        found: `${members.length} ${members.length === 1 ? 'has' : 'have'} the role “${role.name}”.`,
      },
    ];
  }
  if (role.key === 'editor') return [];
  const byHand = `Nobody is owner yet. Sign up on the site, put your address into .env as AUTH0_OWNER, and run npm run setup -- auth0 again.`;
  return [{ ...base, found: 'Nobody has the owner’s role, so nobody can open /owner/.', byHand }];
};
