import { randomBytes } from 'node:crypto';
import path from 'node:path';
import type { Management } from 'auth0';
import * as v from 'valibot';
import { openJsonFile } from '../../json-file.ts';

/** A role with its permissions and the users who have it. */
export type TenantRole = Management.Role & {
  readonly id: string;
  readonly name: string;
  readonly permissions: readonly Management.PermissionRequestPayload[];
  readonly users: readonly string[];
};

/** An object with an id, in the form that the API shows. */
type WithId<Shown> = Shown & { readonly id: string };

/** A connection, with the applications that use it. */
export type TenantConnection = WithId<Management.ConnectionForList> & {
  readonly clients: readonly string[];
};

/** The mail service that somebody has given the tenant, with what only Auth0 knows of it. */
export type TenantMailProvider = {
  readonly name: 'smtp';
  readonly enabled: boolean;
  readonly default_from_address?: string | undefined;
  readonly credentials: {
    readonly smtp_host: string;
    readonly smtp_port: number;
    readonly smtp_user: string;
    readonly smtp_pass: string;
  };
};

/**
 * Everything set up in a tenant. The types are the SDK's, so an upgrade that changes a field
 * doesn't compile here.
 */
export type TenantBooks = {
  clients: readonly (Management.Client & { readonly client_id: string })[];
  resourceServers: readonly WithId<Management.ResourceServer>[];
  roles: readonly TenantRole[];
  actions: readonly WithId<Management.Action>[];
  /** The actions that run after a login, in order. */
  postLogin: readonly { readonly id: string; readonly action: string; readonly name: string }[];
  grants: readonly WithId<Management.ClientGrantResponseContent>[];
  connections: readonly TenantConnection[];
  settings: Management.GetTenantSettingsResponseContent;
  prompts: Management.GetSettingsResponseContent;
  /** Null while Auth0's own mailer is in use. */
  mailProvider: TenantMailProvider | null;
  mailTemplates: readonly Management.GetEmailTemplateResponseContent[];
};

/** A new id, such as `con_` and 16 hexadecimal digits. */
export const newTenantObjectId = (prefix: string): string =>
  `${prefix}_${randomBytes(8).toString('hex')}`;

/** A new tenant: the Management API, and the account database that Auth0 creates with it. */
const emptyTenant = (managementAudience: string): TenantBooks => ({
  clients: [],
  resourceServers: [
    {
      id: newTenantObjectId('api'),
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
      id: newTenantObjectId('con'),
      name: 'Username-Password-Authentication',
      strategy: 'auth0',
      options: { passwordPolicy: 'good', brute_force_protection: true },
      clients: [],
    },
  ],
  settings: { session_lifetime: 168, idle_session_lifetime: 72 },
  prompts: { universal_login_experience: 'new' },
  mailProvider: null,
  mailTemplates: [],
});

// Needs no further checks: only this module writes the file.
const isBooks = (value: unknown): value is TenantBooks =>
  typeof value === 'object' && value !== null && 'resourceServers' in value;

/** A tenant stored on disk. */
export type TenantStore = {
  readonly books: TenantBooks;
  /** Changes some of it, and saves it. */
  readonly set: (changes: Partial<TenantBooks>) => void;
};

/**
 * Opens the tenant in a folder; a new folder gets an empty one. Only one process may use it at a
 * time.
 */
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
