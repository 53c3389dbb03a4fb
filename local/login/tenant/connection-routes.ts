import type { Management } from 'auth0';
import type { Hono } from 'hono';
import type { TenantRouteDependencies } from './tenant-route-dependencies.ts';
import * as bodies from './bodies.ts';
import { newTenantObjectId, type TenantConnection } from './books.ts';
import { conflictError, missingError, readApiBody, toCheckpointPage } from './wire.ts';

/** Omits the applications, which have an endpoint of their own. */
const toShown = (connection: TenantConnection): Management.ConnectionForList =>
  Object.fromEntries(Object.entries(connection).filter(([name]) => name !== 'clients'));

/** The routes of connections: where accounts are stored, and which applications use them. */
export const addConnectionRoutes = (
  api: Hono,
  { store, requireScope }: TenantRouteDependencies,
): void => {
  const { books, set } = store;
  const find = (id: string) => {
    const known = books.connections.find((one) => one.id === id);
    if (known === undefined) throw missingError('connection');
    return known;
  };
  const change = (known: ReturnType<typeof find>, changes: Partial<typeof known>): void =>
    set({
      connections: books.connections.map((one) => (one === known ? { ...one, ...changes } : one)),
    });
  api.get('/connections', requireScope('read:connections'), (context) => {
    const strategies = context.req.queries('strategy') ?? [];
    return toCheckpointPage(
      context,
      'connections',
      books.connections
        .filter(({ strategy = '' }) => strategies.length === 0 || strategies.includes(strategy))
        .map(toShown),
    );
  });
  api.post('/connections', requireScope('create:connections'), async (context) => {
    const { options = {}, ...body } = await readApiBody(context, bodies.NewConnection);
    if (books.connections.some(({ name }) => name === body.name)) {
      throw conflictError('A connection with the same name already exists.');
    }
    const connection = { id: newTenantObjectId('con'), ...body, options };
    set({ connections: [...books.connections, { ...connection, clients: [] }] });
    return context.json(connection, 201);
  });
  api.patch('/connections/:id', requireScope('update:connections'), async (context) => {
    const known = find(context.req.param('id'));
    const { options = known.options ?? {} } = await readApiBody(context, bodies.ChangedConnection);
    change(known, { options });
    return context.json({ ...toShown(known), options });
  });
  api.get('/connections/:id/clients', requireScope('read:connections'), (context) =>
    toCheckpointPage(
      context,
      'clients',
      find(context.req.param('id')).clients.map((client_id) => ({ client_id })),
    ),
  );
  api.patch('/connections/:id/clients', requireScope('update:connections'), async (context) => {
    const known = find(context.req.param('id'));
    const wishes = await readApiBody(context, bodies.ConnectionClients);
    const off = wishes.filter(({ status }) => !status).map(({ client_id }) => client_id);
    const on = wishes.filter(({ status }) => status).map(({ client_id }) => client_id);
    const clients = [...new Set([...known.clients, ...on])].filter((id) => !off.includes(id));
    change(known, { clients });
    return context.body(null, 204);
  });
};
