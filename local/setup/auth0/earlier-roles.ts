import { ManagementError, type Management } from 'auth0';
import { PlainFailure } from '../../plain-failure.ts';
import type { Requirement } from '../requirement.ts';
import { permissionBase, type PermissionCase } from './permission-cases.ts';
import {
  askAuth0,
  explainAuth0Failure,
  isMissingScope,
  auth0PageSize,
  readAll,
  type Tenant,
} from './tenant.ts';

/** A role by which an earlier version of this setup gave a permission, and who has it. */
type EarlierRole = {
  readonly id: string;
  readonly name: string;
  readonly holders: readonly { readonly subject: string; readonly email: string }[];
};

/** A plan without roles may refuse the question, which means that there are none. */
const readRoles = async ({ management }: Tenant): Promise<readonly Management.Role[]> => {
  try {
    return await readAll(management.roles.list({ per_page: auth0PageSize }));
  } catch (error) {
    const isRefused = error instanceof ManagementError && error.statusCode === 403;
    if (isRefused && !isMissingScope(error)) return [];
    throw new PlainFailure(explainAuth0Failure(error));
  }
};

/** Reads the roles of earlier setups. A tenant may have none. */
export const readEarlierRoles = async (tenant: Tenant): Promise<readonly EarlierRole[]> => {
  const { management } = tenant;
  const ours = (await readRoles(tenant)).filter(({ name = '' }) => name.startsWith('Knurl: '));
  return Promise.all(
    ours.map(async ({ id = '', name = '' }) => {
      const users = await askAuth0(() =>
        readAll(management.roles.users.list(id, { take: auth0PageSize })),
      );
      const holders = users.map(({ user_id = '', email = '' }) => ({ subject: user_id, email }));
      return { id, name, holders };
    }),
  );
};

/** Somebody whose address has left the settings keeps no permission by a role either. */
export const earlierRoleRequirements = (
  tenant: Tenant,
  roles: readonly EarlierRole[],
  one: PermissionCase,
): readonly Requirement[] => {
  const { management, page } = tenant;
  const role = roles.find(({ name }) => name === one.earlierRole);
  if (role === undefined) return [];
  return role.holders
    .filter(({ email }) => !one.mayKeep(email))
    .map(({ subject, email }) => ({
      ...permissionBase(tenant, one),
      page: page(`roles/${role.id}/users`),
      found: `${email} has the role “${role.name}”, but isn’t in ${one.setting}.`,
      act: {
        sentence: `Takes the role “${role.name}” from ${email}, who isn’t in ${one.setting}.`,
        act: () =>
          askAuth0(async () => {
            await management.users.roles.delete(subject, { roles: [role.id] });
          }),
      },
    }));
};
