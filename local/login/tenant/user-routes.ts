import type { Hono } from 'hono';
import { permissionsAppMetadataKey } from '../../../src/domain/account/permissions.ts';
import { userResource } from '../management.ts';
import * as bodies from './bodies.ts';
import type { TenantRouteDependencies } from './tenant-route-dependencies.ts';
import { missingError, readApiBody, TenantError, toTenantPage } from './wire.ts';

/**
 * The one question that our setup asks, in the Lucene syntax of
 * auth0.com/docs/manage-users/user-search/user-search-query-syntax.
 */
const holderQuery = new RegExp(`^app_metadata\\.${permissionsAppMetadataKey}:"([^"]+)"$`);

/**
 * The routes by which a setup finds accounts and changes their metadata. Looking one up is in
 * `../management.ts`.
 */
export const addUserRoutes = (
  api: Hono,
  { accounts, requireScope }: TenantRouteDependencies,
): void => {
  let searched = accounts.all();

  // The search shows a change only after some seconds (auth0.com/docs/manage-users/user-search);
  // here, from the second answer on.
  api.get('/users', requireScope('read:users'), (context) => {
    const [, permission] = holderQuery.exec(context.req.query('q') ?? '') ?? [];
    if (permission === undefined || context.req.query('search_engine') !== 'v3') {
      throw new TenantError(400, 'The query can’t be understood here.', 'invalid_query_string');
    }
    const found = searched.filter(({ appMetadata = {} }) => {
      const value = appMetadata[permissionsAppMetadataKey];
      // A list is found by each of its entries.
      return Array.isArray(value) ? value.includes(permission) : value === permission;
    });
    searched = accounts.all();
    return toTenantPage(context, 'users', found.map(userResource));
  });
  api.patch('/users/:id', requireScope('update:users'), async (context) => {
    const subject = context.req.param('id');
    if (accounts.find(subject) === undefined) throw missingError('user');
    const { app_metadata, user_metadata } = await readApiBody(context, bodies.ChangedUser);
    if (app_metadata !== undefined) accounts.setAppMetadata(subject, app_metadata);
    if (user_metadata !== undefined) accounts.setUserMetadata(subject, user_metadata);
    const account = accounts.find(subject);
    if (account === undefined) throw missingError('user');
    return context.json(userResource(account));
  });
};
