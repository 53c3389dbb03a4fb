import type { Management } from 'auth0';
import type { Hono } from 'hono';
import type { TenantRouteDependencies } from './tenant-route-dependencies.ts';
import * as bodies from './bodies.ts';
import { newTenantObjectId, type TenantBooks } from './books.ts';
import { missingError, readApiBody, TenantError, toNumberedPage } from './wire.ts';

type Action = TenantBooks['actions'][number];

/**
 * Auth0 takes some seconds to build an action before it can be deployed; here it is built once it
 * has been read.
 */
const afterReading = (action: Action): Action =>
  action.status === 'pending' ? { ...action, status: 'built' } : action;

/** The routes of actions: code that runs after a login, in versions that are deployed and bound. */
export const addActionRoutes = (
  api: Hono,
  { store, requireScope }: TenantRouteDependencies,
): void => {
  const { books, set } = store;
  const find = (id: string): Action => {
    const known = books.actions.find((one) => one.id === id);
    if (known === undefined) throw missingError('action');
    return known;
  };
  const replace = (known: Action, next: Action): Action => {
    set({ actions: books.actions.map((one) => (one === known ? next : one)) });
    return next;
  };

  api.get('/actions/actions', requireScope('read:actions'), (context) =>
    toNumberedPage(context, 'actions', books.actions),
  );
  api.post('/actions/actions', requireScope('create:actions'), async (context) => {
    const {
      name,
      code = '',
      runtime = 'node22',
      supported_triggers: triggers = [],
    } = await readApiBody(context, bodies.NewAction);
    const action: Action = {
      id: newTenantObjectId('act'),
      name,
      code,
      runtime,
      supported_triggers: triggers.map(({ id }) => ({ id, version: 'v3' })),
      status: 'pending',
      all_changes_deployed: false,
    };
    set({ actions: [...books.actions, action] });
    return context.json(action, 201);
  });
  api.get('/actions/actions/:id', requireScope('read:actions'), (context) => {
    const known = find(context.req.param('id'));
    const shown = context.json(known);
    replace(known, afterReading(known));
    return shown;
  });
  api.patch('/actions/actions/:id', requireScope('update:actions'), async (context) => {
    const known = find(context.req.param('id'));
    const { code = known.code ?? '', runtime = known.runtime ?? '' } = await readApiBody(
      context,
      bodies.ChangedAction,
    );
    const next = {
      ...known,
      code,
      runtime,
      status: 'pending',
      all_changes_deployed: false,
    } as const;
    return context.json(replace(known, next));
  });
  api.post('/actions/actions/:id/deploy', requireScope('create:actions'), (context) => {
    const known = find(context.req.param('id'));
    if (known.status !== 'built') {
      throw new TenantError(400, 'The action must be built before it is deployed.', 'bad_request');
    }
    const version: Management.ActionDeployedVersion = {
      id: newTenantObjectId('ver'),
      action_id: known.id,
      code: known.code ?? '',
      deployed: true,
      number: (known.deployed_version?.number ?? 0) + 1,
      status: 'built',
    };
    replace(known, { ...known, deployed_version: version, all_changes_deployed: true });
    return context.json(version, 202);
  });

  const bindings = (): readonly Management.ActionBinding[] =>
    books.postLogin.map(({ id, action, name }) => ({
      id,
      trigger_id: 'post-login',
      display_name: name,
      action: find(action),
    }));
  const path = '/actions/triggers/post-login/bindings';
  api.get(path, requireScope('read:actions'), (context) =>
    toNumberedPage(context, 'bindings', bindings()),
  );
  api.patch(path, requireScope('update:actions'), async (context) => {
    const body = await readApiBody(context, bodies.ActionBindings);
    const postLogin = body.bindings.map(({ ref, display_name: name = '' }) => {
      const known = books.postLogin.find(({ id }) => ref.type === 'binding_id' && id === ref.value);
      if (known !== undefined) return known;
      const action = find(ref.value);
      if (action.deployed_version === undefined) {
        throw new TenantError(400, 'Only a deployed action can be bound.', 'bad_request');
      }
      return { id: newTenantObjectId('bin'), action: action.id, name };
    });
    set({ postLogin });
    return context.json({ bindings: bindings() });
  });
};
