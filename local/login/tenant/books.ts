import { randomBytes } from 'node:crypto';
import path from 'node:path';
import type { Management } from 'auth0';
import * as v from 'valibot';
import { openJsonFile } from '../../json-file.ts';

/** A role with what it lets somebody do, and who has it. */
export type TenantRole = Management.Role & {
  readonly id: string;
  readonly name: string;
  readonly permissions: readonly Management.PermissionRequestPayload[];
  readonly users: readonly string[];
};

/** Something with an id, in the form in which the API shows it. */
type WithId<Shown> = Shown & { readonly id: string };

/** A connection, and the applications that people reach through it. */
export type TenantConnection = WithId<Management.ConnectionForList> & {
  readonly clients: readonly string[];
};

/** All that is set up in a tenant. The SDK's types are the contract: an upgrade that moves a field doesn't compile here. */
export type TenantBooks = {
  clients: readonly (Management.Client & { readonly client_id: string })[];
  resourceServers: readonly WithId<Management.ResourceServer>[];
  roles: readonly TenantRole[];
  actions: readonly WithId<Management.Action>[];
  /** The ids of the actions that run after a login, in their order. */
  postLogin: readonly { readonly id: string; readonly action: string; readonly name: string }[];
  grants: readonly WithId<Management.ClientGrantResponseContent>[];
  connections: readonly TenantConnection[];
  settings: Management.GetTenantSettingsResponseContent;
  prompts: Management.GetSettingsResponseContent;
};

/** A new id: `con_` and 16 letters. */
export const newTenantId = (prefix: string): string =>
  `${prefix}_${randomBytes(8).toString('hex')}`;

/** A tenant on its first day: the Management API, and the database of accounts that Auth0 makes with it. */
const emptyTenant = (managementAudience: string): TenantBooks => ({
  clients: [],
  resourceServers: [
    {
      id: newTenantId('api'),
      name: 'Auth0 Management API',
      identifier: managementAudience,
      is_system: true,
      token_lifetime: 86_400,
      scopes: [],
    },
  ],
  roles: [],
  actions: [],
  postLogin: [],
  grants: [],
  connections: [
    {
      id: newTenantId('con'),
      name: 'Username-Password-Authentication',
      strategy: 'auth0',
      options: { passwordPolicy: 'good', brute_force_protection: true },
      clients: [],
    },
  ],
  settings: { session_lifetime: 168, idle_session_lifetime: 72 },
  prompts: { universal_login_experience: 'new' },
});

// The file is this module's own.
const isBooks = (value: unknown): value is TenantBooks =>
  typeof value === 'object' && value !== null && 'resourceServers' in value;

/** A tenant that is stored on disk. */
export type TenantStore = {
  readonly books: TenantBooks;
  /** Changes some of it, and writes it down. */
  readonly set: (changes: Partial<TenantBooks>) => void;
};

/** Opens the tenant in a folder; a new folder has an empty one. Only one process may use it at a time. */
export const openTenantStore = (folder: string, managementAudience: string): TenantStore => {
  const file = openJsonFile(
    path.join(folder, 'tenant.json'),
    v.custom<TenantBooks>(isBooks),
    emptyTenant(managementAudience),
  );
  const books = { ...file.read() };
  return {
    books,
    set: (changes) => {
      Object.assign(books, changes);
      file.write(books);
    },
  };
};
