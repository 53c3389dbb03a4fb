import { randomBytes } from 'node:crypto';
import type { Management } from 'auth0';
import { Hono } from 'hono';
import { addActionRoutes } from './action-routes.ts';
import { addConnectionRoutes } from './connection-routes.ts';
import * as bodies from './bodies.ts';
import { newTenantObjectId } from './books.ts';
import { addMailRoutes } from './mail-routes.ts';
import { addRoleRoutes } from './role-routes.ts';
import type { TenantRouteDependencies } from './tenant-route-dependencies.ts';
import { addUserRoutes } from './user-routes.ts';
import {
  answerTenantError,
  conflictError,
  missingError,
  readApiBody,
  toCheckpointPage,
  toTenantPage,
} from './wire.ts';

const newClient = (body: { readonly name: string }): Management.Client & { client_id: string } => ({
  client_id: randomBytes(16).toString('hex'),
  client_secret: randomBytes(32).toString('base64url'),
  is_first_party: true,
  oidc_conformant: true,
  refresh_token: { rotation_type: 'non-rotating', expiration_type: 'non-expiring', leeway: 0 },
  ...body,
});

const addClients = (api: Hono, { store, requireScope }: TenantRouteDependencies): void => {
  const { books, set } = store;
  const find = (id: string) => {
    const known = books.clients.find(({ client_id }) => client_id === id);
    if (known === undefined) throw missingError('client');
    return known;
  };
  api.get('/clients', requireScope('read:clients', 'read:client_keys'), (context) =>
    toTenantPage(context, 'clients', books.clients),
  );
  api.post('/clients', requireScope('create:clients'), async (context) => {
    const client = newClient(await readApiBody(context, bodies.NewClient));
    set({ clients: [...books.clients, client] });
    return context.json(client, 201);
  });
  api.get('/clients/:id', requireScope('read:clients', 'read:client_keys'), (context) =>
    context.json(find(context.req.param('id'))),
  );
  api.patch('/clients/:id', requireScope('update:clients'), async (context) => {
    const known = find(context.req.param('id'));
    const { client_metadata = {}, ...changes } = await readApiBody(context, bodies.ChangedClient);
    const client = {
      ...known,
      ...changes,
      client_metadata: { ...known.client_metadata, ...client_metadata },
    };
    set({ clients: books.clients.map((one) => (one === known ? client : one)) });
    return context.json(client);
  });
  api.get('/client-grants', requireScope('read:client_grants'), (context) =>
    toCheckpointPage(
      context,
      'client_grants',
      books.grants.filter(
        ({ client_id }) => (context.req.query('client_id') ?? client_id) === client_id,
      ),
    ),
  );
  api.post('/client-grants', requireScope('create:client_grants'), async (context) => {
    const body = await readApiBody(context, bodies.NewGrant);
    find(body.client_id);
    const isKnown = books.grants.some(
      (one) => one.client_id === body.client_id && one.audience === body.audience,
    );
    if (isKnown)
      throw conflictError('A resource with this combination of properties already exists.');
    const grant = { id: newTenantObjectId('cgr'), ...body };
    set({ grants: [...books.grants, grant] });
    return context.json(grant, 201);
  });
  api.patch('/client-grants/:id', requireScope('update:client_grants'), async (context) => {
    const known = books.grants.find(({ id }) => id === context.req.param('id'));
    if (known === undefined) throw missingError('client grant');
    const grant = { ...known, ...(await readApiBody(context, bodies.ChangedGrant)) };
    set({ grants: books.grants.map((one) => (one === known ? grant : one)) });
    return context.json(grant);
  });
};

const addApis = (api: Hono, { store, requireScope }: TenantRouteDependencies): void => {
  const { books, set } = store;
  api.get('/resource-servers', requireScope('read:resource_servers'), (context) =>
    toTenantPage(context, 'resource_servers', books.resourceServers),
  );
  api.post('/resource-servers', requireScope('create:resource_servers'), async (context) => {
    const body = await readApiBody(context, bodies.NewApi);
    if (books.resourceServers.some(({ identifier }) => identifier === body.identifier)) {
      throw conflictError('A resource server with the same identifier already exists.');
    }
    const server = { id: newTenantObjectId('api'), token_lifetime: 86_400, ...body };
    set({ resourceServers: [...books.resourceServers, server] });
    return context.json(server, 201);
  });
  api.patch('/resource-servers/:id', requireScope('update:resource_servers'), async (context) => {
    const id = context.req.param('id');
    const known = books.resourceServers.find((one) => one.id === id);
    if (known === undefined) throw missingError('resource server');
    const server = { ...known, ...(await readApiBody(context, bodies.ChangedApi)) };
    set({ resourceServers: books.resourceServers.map((one) => (one === known ? server : one)) });
    return context.json(server);
  });
};

const addSettings = (api: Hono, { store, requireScope }: TenantRouteDependencies): void => {
  const { books, set } = store;
  api.get('/tenants/settings', requireScope('read:tenant_settings'), (context) =>
    context.json(books.settings),
  );
  api.patch('/tenants/settings', requireScope('update:tenant_settings'), async (context) => {
    const { session_lifetime, idle_session_lifetime } = await readApiBody(
      context,
      bodies.ChangedSettings,
    );
    set({
      settings: {
        ...books.settings,
        ...(session_lifetime === undefined ? {} : { session_lifetime }),
        ...(idle_session_lifetime === undefined ? {} : { idle_session_lifetime }),
      },
    });
    return context.json(books.settings);
  });
  api.get('/prompts', requireScope('read:prompts'), (context) => context.json(books.prompts));
  api.patch('/prompts', requireScope('update:prompts'), async (context) => {
    set({ prompts: { ...books.prompts, ...(await readApiBody(context, bodies.ChangedPrompts)) } });
    return context.json(books.prompts);
  });
};

/**
 * The part of the Management API that setup and doctor call: applications, APIs, roles, accounts,
 * actions, connections, settings, e-mails.
 */
export const createTenantApi = (tenant: TenantRouteDependencies): Hono => {
  const api = new Hono();
  api.onError(answerTenantError);
  addClients(api, tenant);
  addApis(api, tenant);
  addRoleRoutes(api, tenant);
  addUserRoutes(api, tenant);
  addConnectionRoutes(api, tenant);
  addSettings(api, tenant);
  addMailRoutes(api, tenant);
  addActionRoutes(api, tenant);
  return api;
};
