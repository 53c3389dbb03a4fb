import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import {
  findEnvironment,
  readJsonBody,
  toListAnswer,
  type ContentfulAccount,
  type ManagementApp,
} from './account.ts';
import { newContentfulId } from './content-routes.ts';
import {
  invalidEntityError,
  contentfulNotFound,
  contentfulAnswer,
  versionMismatchError,
} from './contentful-error.ts';
import { readVersion, toLinkObject } from './items.ts';
import { toEnvironmentResource } from './model-routes.ts';
import {
  copyEnvironmentState,
  LocaleBodySchema,
  type ApiKeyState,
  type EnvironmentState,
} from './space-state.ts';

const newToken = (): string => randomBytes(32).toString('base64url').slice(0, 43);

const LinkSchema = v.object({ sys: v.looseObject({ id: v.string() }) });
const ApiKeySchema = v.object({
  name: v.string(),
  description: v.optional(v.nullable(v.string()), ''),
  environments: v.optional(v.array(LinkSchema), () => [{ sys: { id: 'master' } }]),
});

/** The routes of the space itself: environments and their aliases, locales and keys. */
export const addSpaceRoutes = (
  app: ManagementApp,
  { space, webhooks }: ContentfulAccount,
): void => {
  const now = new Date().toISOString();
  const spaceLink = toLinkObject('Space', space.id);

  app.get('/users/me', () =>
    contentfulAnswer({ sys: { type: 'User', id: 'stand-in-owner' }, email: 'owner@example.com' }),
  );
  app.get('/spaces/:space', () =>
    contentfulAnswer({
      sys: {
        type: 'Space',
        id: space.id,
        version: 1,
        createdAt: now,
        updatedAt: now,
        organization: toLinkObject('Organization', 'stand-in-organization'),
      },
      name: space.name,
    }),
  );

  const aliasesOf = (id: string): readonly string[] =>
    [...space.aliases].flatMap(([name, { target }]) => (target === id ? [name] : []));
  app.get('/spaces/:space/environments', (c) =>
    toListAnswer(
      c,
      [...space.environments.values()].map((one) =>
        toEnvironmentResource(space.id, one, one.id, aliasesOf(one.id)),
      ),
    ),
  );
  app.put('/spaces/:space/environments/:environment', (c) => {
    const id = c.req.param('environment');
    if (space.environments.has(id) || space.aliases.has(id)) {
      throw invalidEntityError([{ name: 'taken', path: ['name'], details: `"${id}" is taken.` }]);
    }
    const source = c.req.header('x-contentful-source-environment') ?? 'master';
    const environment = copyEnvironmentState(findEnvironment(space, source), id);
    space.environments.set(id, environment);
    return contentfulAnswer(toEnvironmentResource(space.id, environment, id), 201);
  });
  app.delete('/spaces/:space/environments/:environment', (c) => {
    const id = c.req.param('environment');
    if (aliasesOf(id).length > 0)
      throw invalidEntityError([], 'BadRequest', 'An alias stands for it.');
    if (!space.environments.delete(id)) throw contentfulNotFound('Environment', id);
    return new Response(null, { status: 204 });
  });

  const toAlias = (id: string) => {
    const alias = space.aliases.get(id);
    if (!alias) throw contentfulNotFound('EnvironmentAlias', id);
    return {
      sys: {
        type: 'EnvironmentAlias',
        id,
        version: alias.version,
        space: spaceLink,
        createdAt: now,
        updatedAt: now,
      },
      environment: toLinkObject('Environment', alias.target),
    };
  };
  app.get('/spaces/:space/environment_aliases', (c) =>
    toListAnswer(c, [...space.aliases.keys()].map(toAlias)),
  );
  app.get('/spaces/:space/environment_aliases/:id', (c) =>
    contentfulAnswer(toAlias(c.req.param('id'))),
  );
  app.put('/spaces/:space/environment_aliases/:id', async (c) => {
    const id = c.req.param('id');
    const { environment } = v.parse(v.object({ environment: LinkSchema }), await readJsonBody(c));
    const target = findEnvironment(space, environment.sys.id).id;
    const old = space.aliases.get(id);
    if (old && old.version !== readVersion(c.req.raw)) throw versionMismatchError();
    space.aliases.set(id, { target, version: (old?.version ?? 0) + 1 });
    webhooks.emit({
      type: 'EnvironmentAlias',
      action: 'change_target',
      id,
      environmentId: id,
      body: toAlias(id),
    });
    return contentfulAnswer(toAlias(id));
  });

  const path = '/spaces/:space/environments/:environment/locales';
  const toLocale = (environment: EnvironmentState, id: string) => {
    const locale = environment.locales.get(id);
    if (!locale) throw contentfulNotFound('Locale', id);
    const { body, version, isDefault } = locale;
    return {
      sys: {
        type: 'Locale',
        id,
        version,
        space: spaceLink,
        environment: toLinkObject('Environment', environment.id),
        createdAt: now,
        updatedAt: now,
      },
      ...body,
      internal_code: body.code,
      default: isDefault,
    };
  };
  app.get(path, (c) => {
    const { environment } = c.var;
    return toListAnswer(
      c,
      [...environment.locales.keys()].map((id) => toLocale(environment, id)),
    );
  });
  app.put(`${path}/:id`, async (c) => {
    const old = c.var.environment.locales.get(c.req.param('id'));
    if (!old) throw contentfulNotFound('Locale', c.req.param('id'));
    if (old.version !== readVersion(c.req.raw)) throw versionMismatchError();
    const { name, code, ...rest } = v.parse(LocaleBodySchema, await readJsonBody(c));
    const changed = { body: { name, code, ...rest }, version: old.version + 1 };
    c.var.environment.locales.set(c.req.param('id'), { ...old, ...changed });
    return contentfulAnswer(toLocale(c.var.environment, c.req.param('id')));
  });
  app.post(path, async (c) => {
    const body = v.parse(LocaleBodySchema, await readJsonBody(c));
    const id = `locale-${body.code}`;
    c.var.environment.locales.set(id, { body, version: 1, isDefault: false });
    return contentfulAnswer(toLocale(c.var.environment, id), 201);
  });

  const toKey = (key: ApiKeyState) => ({
    sys: {
      type: 'ApiKey',
      id: key.id,
      version: key.version,
      space: spaceLink,
      createdAt: now,
      updatedAt: now,
    },
    name: key.name,
    description: key.description,
    accessToken: key.accessToken,
    environments: key.environments.map((id) => toLinkObject('Environment', id)),
    preview_api_key: toLinkObject('PreviewApiKey', key.preview.id),
  });
  app.get('/spaces/:space/api_keys', (c) =>
    toListAnswer(c, [...space.apiKeys.values()].map(toKey)),
  );
  app.get('/spaces/:space/api_keys/:id', (c) => {
    const key = space.apiKeys.get(c.req.param('id'));
    if (!key) throw contentfulNotFound('ApiKey', c.req.param('id'));
    return contentfulAnswer(toKey(key));
  });
  app.post('/spaces/:space/api_keys', async (c) => {
    const { name, description, environments } = v.parse(ApiKeySchema, await readJsonBody(c));
    const key: ApiKeyState = {
      id: newContentfulId(),
      name,
      description: description ?? '',
      accessToken: newToken(),
      preview: { id: newContentfulId(), accessToken: newToken() },
      environments: environments.map(({ sys }) => sys.id),
      version: 1,
    };
    space.apiKeys.set(key.id, key);
    return contentfulAnswer(toKey(key), 201);
  });
  app.put('/spaces/:space/api_keys/:id', async (c) => {
    const key = space.apiKeys.get(c.req.param('id'));
    if (!key) throw contentfulNotFound('ApiKey', c.req.param('id'));
    if (key.version !== readVersion(c.req.raw)) throw versionMismatchError();
    const { environments } = v.parse(ApiKeySchema, await readJsonBody(c));
    key.environments = environments.map(({ sys }) => sys.id);
    key.version += 1;
    return contentfulAnswer(toKey(key));
  });
  const toPreviewKey = ({ name, description, preview, environments }: ApiKeyState) => ({
    sys: {
      type: 'PreviewApiKey',
      id: preview.id,
      version: 1,
      space: spaceLink,
      createdAt: now,
      updatedAt: now,
    },
    name,
    description,
    accessToken: preview.accessToken,
    environments: environments.map((id) => toLinkObject('Environment', id)),
  });
  app.get('/spaces/:space/preview_api_keys', (c) =>
    toListAnswer(c, [...space.apiKeys.values()].map(toPreviewKey)),
  );
  app.get('/spaces/:space/preview_api_keys/:id', (c) => {
    const id = c.req.param('id');
    const key = [...space.apiKeys.values()].find(({ preview }) => preview.id === id);
    if (!key) throw contentfulNotFound('PreviewApiKey', id);
    return contentfulAnswer(toPreviewKey(key));
  });
};
