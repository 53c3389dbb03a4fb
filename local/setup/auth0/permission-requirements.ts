import { ManagementError } from 'auth0';
import {
  permissionsAppMetadataKey,
  permissionsClaim,
  permissionsInToken,
} from '../../../src/domain/account/permissions.ts';
import { PlainFailure } from '../../plain-failure.ts';
import type { Requirement } from '../requirement.ts';
import { permissionBase, type PermissionCase } from './permission-cases.ts';
import { askAuth0, explainAuth0Failure, auth0PageSize, readAll, type Tenant } from './tenant.ts';

/** An account, as far as permissions are concerned. */
type Holder = {
  readonly subject: string;
  readonly email: string;
  readonly permissions: readonly string[];
};

type User = {
  readonly user_id?: string | undefined;
  readonly email?: string | undefined;
  readonly email_verified?: boolean | undefined;
  readonly app_metadata?: Readonly<Record<string, unknown>> | undefined;
};

/** The permissions of an account, which the login action copies into its tokens as they are. */
const toHolder = ({ user_id = '', email = user_id, app_metadata = {} }: User): Holder => ({
  subject: user_id,
  email,
  permissions: permissionsInToken({ [permissionsClaim]: app_metadata[permissionsAppMetadataKey] }),
});

/** An account as it is now; undefined if it is gone. */
const readHolder = async ({ management }: Tenant, subject: string): Promise<Holder | undefined> => {
  try {
    return toHolder(await management.users.get(subject));
  } catch (error) {
    if (error instanceof ManagementError && error.statusCode === 404) return undefined;
    throw new PlainFailure(explainAuth0Failure(error));
  }
};

/**
 * The accounts with a permission. The search may be some seconds behind, so each that it finds is
 * read again.
 */
const readHolders = async (tenant: Tenant, permission: string): Promise<readonly Holder[]> => {
  const q = `app_metadata.${permissionsAppMetadataKey}:"${permission}"`;
  const found = await askAuth0(() =>
    readAll(tenant.management.users.list({ q, search_engine: 'v3', per_page: auth0PageSize })),
  );
  const read = await Promise.all(found.map(({ user_id = '' }) => readHolder(tenant, user_id)));
  return read
    .filter((holder) => holder !== undefined)
    .filter(({ permissions }) => permissions.includes(permission));
};

/** The account with this verified address; undefined if there is none. */
const findByAddress = async (
  { management }: Tenant,
  email: string,
): Promise<Holder | undefined> => {
  const users = await askAuth0(() => management.users.listUsersByEmail({ email }));
  const verified = users.find(({ email_verified }) => email_verified === true);
  return verified === undefined ? undefined : toHolder(verified);
};

/** Replaces an account's list of permissions by one made from what it has now. */
const change = (
  tenant: Tenant,
  { subject }: Holder,
  make: (held: readonly string[]) => readonly string[],
): Promise<void> =>
  askAuth0(async () => {
    const { permissions = [] } = (await readHolder(tenant, subject)) ?? {};
    const next = make(permissions);
    await tenant.management.users.update(subject, {
      app_metadata: { [permissionsAppMetadataKey]: next.length === 0 ? null : next },
    });
  });

const giving = async (
  tenant: Tenant,
  one: PermissionCase,
  email: string,
): Promise<readonly Requirement[]> => {
  const { who, permission } = one;
  const base = permissionBase(tenant, one);
  const found = `${email} hasn’t got ${permission}.`;
  const account = await findByAddress(tenant, email);
  if (account === undefined) {
    const byHand = `${email} shall be ${who}: sign up on the site with this address and verify it, then run this again.`;
    return [{ ...base, found, byHand }];
  }
  if (account.permissions.includes(permission)) return [];
  return [
    {
      ...base,
      found,
      act: {
        sentence: `Gives ${email} the permission ${permission}.`,
        act: () => change(tenant, account, (held) => [...new Set([...held, permission])]),
      },
    },
  ];
};

const taking = (tenant: Tenant, one: PermissionCase, holder: Holder): Requirement => {
  const { permission, setting } = one;
  return {
    ...permissionBase(tenant, one),
    found: `${holder.email} has ${permission}, but isn’t in ${setting}.`,
    act: {
      sentence: `Takes the permission ${permission} from ${holder.email}, who isn’t in ${setting}.`,
      act: () => change(tenant, holder, (held) => held.filter((other) => other !== permission)),
    },
  };
};

/**
 * Whoever is named in the setting has the permission in the metadata of the account, and nobody
 * else has. Somebody has to be owner.
 */
export const permissionRequirements = async (
  tenant: Tenant,
  one: PermissionCase,
): Promise<readonly Requirement[]> => {
  const { who, permission, addresses, mayKeep } = one;
  const base = permissionBase(tenant, one);
  const holders = await readHolders(tenant, permission);
  const given = await Promise.all(addresses.map((email) => giving(tenant, one, email)));
  const taken = holders.filter(({ email }) => !mayKeep(email));
  const changes = [...given.flat(), ...taken.map((holder) => taking(tenant, one, holder))];
  if (changes.length > 0) return changes;
  if (addresses.length > 0 || holders.length > 0) {
    const names = addresses.length > 0 ? addresses : holders.map(({ email }) => email);
    return [{ ...base, found: `${permission} is kept with the account of ${names.join(', ')}.` }];
  }
  if (who === 'editor') return [];
  const byHand = `Nobody is owner yet. Sign up on the site, put your address into .env as AUTH0_OWNER, and run npm run setup -- auth0 again.`;
  return [{ ...base, found: 'Nobody is owner, so nobody can open /owner/.', byHand }];
};
