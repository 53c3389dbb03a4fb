import type { Management } from 'auth0';
import type { Hono } from 'hono';
import * as bodies from './bodies.ts';
import { newTenantObjectId, type TenantRole } from './books.ts';
import type { TenantRouteDependencies } from './tenant-route-dependencies.ts';
import {
  conflictError,
  missingError,
  readApiBody,
  TenantError,
  toCheckpointPage,
  toTenantPage,
} from './wire.ts';

const toRole = ({ id, name, description }: TenantRole): Management.Role => ({
  id,
  name,
  ...(description === undefined ? {} : { description }),
});

/**
 * The routes of roles, which are sold from the plan Essentials on (auth0.com/pricing;
 * community.auth0.com 42086: “Roles are part of paid subscriptions”). What a tenant without them
 * answers isn't documented: ours refuses whatever is asked.
 */
export const addRoleRoutes = (
  api: Hono,
  { store, accounts, requireScope, hasRoles }: TenantRouteDependencies,
): void => {
  const { books, set } = store;
  api.use('/roles/*', async (_, next) => {
    if (hasRoles) return next();
    throw new TenantError(403, 'This feature is not part of your plan.', 'feature_not_enabled');
  });
  const find = (id: string): TenantRole => {
    const known = books.roles.find((role) => role.id === id);
    if (known === undefined) throw missingError('role');
    return known;
  };
  const change = (known: TenantRole, changes: Partial<TenantRole>): void =>
    set({ roles: books.roles.map((one) => (one === known ? { ...known, ...changes } : one)) });

  api.get('/roles', requireScope('read:roles'), (context) =>
    toTenantPage(context, 'roles', books.roles.map(toRole)),
  );
  api.post('/roles', requireScope('create:roles'), async (context) => {
    const { description, ...body } = await readApiBody(context, bodies.NewRole);
    if (books.roles.some(({ name }) => name === body.name)) {
      throw conflictError('A role with the same name already exists.');
    }
    const role: TenantRole = {
      id: newTenantObjectId('rol'),
      ...body,
      ...(description === undefined ? {} : { description }),
      permissions: [],
      users: [],
    };
    set({ roles: [...books.roles, role] });
    return context.json(toRole(role));
  });
  api.get('/roles/:id/permissions', requireScope('read:roles'), (context) =>
    toTenantPage(context, 'permissions', find(context.req.param('id')).permissions),
  );
  api.post('/roles/:id/permissions', requireScope('update:roles'), async (context) => {
    const role = find(context.req.param('id'));
    const { permissions } = await readApiBody(context, bodies.RolePermissions);
    for (const { resource_server_identifier: audience, permission_name: name } of permissions) {
      const server = books.resourceServers.find(({ identifier }) => identifier === audience);
      if (server?.scopes?.some(({ value }) => value === name) !== true)
        throw missingError('permission');
    }
    change(role, { permissions: [...role.permissions, ...permissions] });
    return context.body(null, 201);
  });
  api.get('/roles/:id/users', requireScope('read:roles', 'read:users'), (context) =>
    toCheckpointPage(
      context,
      'users',
      find(context.req.param('id')).users.flatMap((subject) => {
        const account = accounts.find(subject);
        return account === undefined ? [] : [{ user_id: subject, email: account.email }];
      }),
    ),
  );
  api.post('/roles/:id/users', requireScope('update:roles', 'update:users'), async (context) => {
    const role = find(context.req.param('id'));
    const { users } = await readApiBody(context, bodies.RoleUsers);
    if (users.some((subject) => accounts.find(subject) === undefined)) throw missingError('user');
    change(role, { users: [...new Set([...role.users, ...users])] });
    return context.body(null, 200);
  });
  api.delete('/users/:id/roles', requireScope('update:users'), async (context) => {
    const subject = context.req.param('id');
    const { roles } = await readApiBody(context, bodies.RolesOfUser);
    for (const role of roles.map(find)) {
      change(role, { users: role.users.filter((user) => user !== subject) });
    }
    return context.body(null, 204);
  });
};
