import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import nodePath from 'node:path';
import * as v from 'valibot';
import { readAssetFacts } from '../starter-space/asset-file.ts';
import {
  readJsonBody,
  toListAnswer,
  type ContentfulAccount,
  type ManagementApp,
} from './account.ts';
import {
  badRequestError,
  invalidEntityError,
  contentfulNotFound,
  contentfulAnswer,
} from './contentful-error.ts';
import { findUnknownFields } from './check-entry.ts';
import { changeContent, type ContentChange } from './content-changes.ts';
import {
  createItem,
  readVersion,
  toLinkObject,
  toManagedAsset,
  toManagedEntry,
  updateItem,
} from './items.ts';
import {
  ContentBodySchema,
  type AssetState,
  type EntryState,
  type EnvironmentState,
} from './space-state.ts';

const path = '/spaces/:space/environments/:environment';

/** A new id in Contentful's form. */
export const newContentfulId = (): string =>
  randomBytes(16).toString('base64url').replace(/[_-]/g, 'x');

const FileSchema = v.looseObject({
  fileName: v.string(),
  contentType: v.string(),
  uploadFrom: v.object({ sys: v.looseObject({ id: v.string() }) }),
});

/** The routes of entries, assets and uploads. */
export const addContentRoutes = (app: ManagementApp, account: ContentfulAccount): void => {
  const { space } = account;
  const entryOf = (environment: EnvironmentState, id: string): EntryState => {
    const entry = environment.entries.get(id);
    if (!entry) throw contentfulNotFound('Entry', id);
    return entry;
  };
  const assetOf = (environment: EnvironmentState, id: string): AssetState => {
    const asset = environment.assets.get(id);
    if (!asset) throw contentfulNotFound('Asset', id);
    return asset;
  };
  const showEntry = (environment: EnvironmentState, entry: EntryState) =>
    toManagedEntry(entry, space.id, environment.id);
  const showAsset = (environment: EnvironmentState, asset: AssetState) =>
    toManagedAsset(asset, space.id, environment.id);

  app.get(`${path}/entries`, (c) => {
    const { environment } = c.var;
    return toListAnswer(
      c,
      [...environment.entries.values()].map((entry) => showEntry(environment, entry)),
    );
  });
  app.get(`${path}/entries/:id`, (c) =>
    contentfulAnswer(showEntry(c.var.environment, entryOf(c.var.environment, c.req.param('id')))),
  );
  // Published versions only, even where a newer draft exists.
  app.get(`${path}/public/entries`, (c) => {
    const { environment } = c.var;
    const entries = [...environment.entries.values()].flatMap((entry) =>
      entry.published ? [{ ...entry, body: entry.published }] : [],
    );
    return toListAnswer(
      c,
      entries.map((entry) => showEntry(environment, entry)),
    );
  });
  app.get(`${path}/public/assets`, (c) => {
    const { environment } = c.var;
    const assets = [...environment.assets.values()].flatMap((asset) =>
      asset.published ? [{ ...asset, body: asset.published }] : [],
    );
    return toListAnswer(
      c,
      assets.map((asset) => showAsset(environment, asset)),
    );
  });
  const saveEntry = async (
    environment: EnvironmentState,
    request: Request,
    sent: unknown,
    id: string,
  ): Promise<Response> => {
    const body = v.parse(ContentBodySchema, sent);
    const old = environment.entries.get(id);
    const typeId = old?.contentTypeId ?? request.headers.get('x-contentful-content-type') ?? '';
    const type = environment.contentTypes.get(typeId);
    if (!type?.published) {
      throw invalidEntityError(
        [{ name: 'unknown', path: ['sys', 'contentType'], details: `No type "${typeId}".` }],
        'UnknownContentType',
      );
    }
    const unknown = findUnknownFields(body.fields, type.body.fields);
    if (unknown.length > 0)
      throw invalidEntityError(unknown, 'UnknownField', 'The field is unknown.');
    if (old) updateItem(environment, old, body, readVersion(request));
    const entry = old ?? { ...createItem(environment, id, body), contentTypeId: typeId };
    environment.entries.set(id, entry);
    account.webhooks.emit({
      type: 'Entry',
      action: old ? 'save' : 'create',
      id,
      environmentId: environment.id,
      contentTypeId: typeId,
      body: showEntry(environment, entry),
    });
    return contentfulAnswer(showEntry(environment, entry), old ? 200 : 201);
  };
  app.post(`${path}/entries`, async (c) =>
    saveEntry(c.var.environment, c.req.raw, await readJsonBody(c), newContentfulId()),
  );
  app.put(`${path}/entries/:id`, async (c) =>
    saveEntry(c.var.environment, c.req.raw, await readJsonBody(c), c.req.param('id')),
  );

  app.get(`${path}/assets`, (c) => {
    const { environment } = c.var;
    return toListAnswer(
      c,
      [...environment.assets.values()].map((asset) => showAsset(environment, asset)),
    );
  });
  app.get(`${path}/assets/:id`, (c) =>
    contentfulAnswer(showAsset(c.var.environment, assetOf(c.var.environment, c.req.param('id')))),
  );
  const saveAsset = (
    environment: EnvironmentState,
    request: Request,
    sent: unknown,
    id: string,
  ): Response => {
    const body = v.parse(ContentBodySchema, sent);
    const old = environment.assets.get(id);
    if (old) updateItem(environment, old, body, readVersion(request));
    const asset = old ?? createItem(environment, id, body);
    environment.assets.set(id, asset);
    account.webhooks.emit({
      type: 'Asset',
      action: old ? 'save' : 'create',
      id,
      environmentId: environment.id,
      body: showAsset(environment, asset),
    });
    return contentfulAnswer(showAsset(environment, asset), old ? 200 : 201);
  };
  app.post(`${path}/assets`, async (c) =>
    saveAsset(c.var.environment, c.req.raw, await readJsonBody(c), newContentfulId()),
  );
  app.put(`${path}/assets/:id`, async (c) =>
    saveAsset(c.var.environment, c.req.raw, await readJsonBody(c), c.req.param('id')),
  );
  app.put(`${path}/assets/:id/files/:locale/process`, async (c) => {
    const { environment } = c.var;
    const asset = assetOf(environment, c.req.param('id'));
    const locale = c.req.param('locale');
    const sent = v.safeParse(FileSchema, asset.body.fields['file']?.[locale]);
    if (!sent.success) throw badRequestError('There is no file to process.');
    const { fileName, contentType, uploadFrom } = sent.output;
    const bytes = space.uploads.get(uploadFrom.sys.id);
    if (!bytes) throw contentfulNotFound('Upload', uploadFrom.sys.id);
    const facts = await readAssetFacts(bytes, fileName);
    const file = nodePath.join(account.folder, 'files', facts.hash);
    await mkdir(nodePath.dirname(file), { recursive: true });
    await writeFile(file, bytes);
    space.files.set(facts.hash, { ...facts, path: file });
    const address = [space.id, asset.id, facts.hash, fileName].map(encodeURIComponent).join('/');
    const processed = {
      url: `//${account.assetHost()}/${address}`,
      details: { size: facts.size, ...(facts.image ? { image: facts.image } : {}) },
      fileName,
      contentType,
    };
    const fields = {
      ...asset.body.fields,
      file: { ...asset.body.fields['file'], [locale]: processed },
    };
    updateItem(environment, asset, { ...asset.body, fields }, asset.version);
    return new Response(null, { status: 204 });
  });

  const changes: readonly (readonly [string, string, ContentChange])[] = [
    ['PUT', 'published', 'publish'],
    ['DELETE', 'published', 'unpublish'],
    ['PUT', 'archived', 'archive'],
    ['DELETE', 'archived', 'unarchive'],
  ];
  for (const [method, part, change] of changes) {
    app.on(method, `${path}/entries/:id/${part}`, (c) => {
      const { environment } = c.var;
      const entry = entryOf(environment, c.req.param('id') ?? '');
      changeContent(account, environment, 'Entry', entry.id, change, readVersion(c.req.raw));
      return contentfulAnswer(showEntry(environment, entry));
    });
    app.on(method, `${path}/assets/:id/${part}`, (c) => {
      const { environment } = c.var;
      const asset = assetOf(environment, c.req.param('id') ?? '');
      changeContent(account, environment, 'Asset', asset.id, change, readVersion(c.req.raw));
      return contentfulAnswer(showAsset(environment, asset));
    });
  }
  app.delete(`${path}/entries/:id`, (c) => {
    changeContent(account, c.var.environment, 'Entry', c.req.param('id'), 'delete', undefined);
    return new Response(null, { status: 204 });
  });
  app.delete(`${path}/assets/:id`, (c) => {
    changeContent(account, c.var.environment, 'Asset', c.req.param('id'), 'delete', undefined);
    return new Response(null, { status: 204 });
  });

  const spaceLink = toLinkObject('Space', space.id);
  const upload = async (request: Request): Promise<Response> => {
    const id = newContentfulId();
    space.uploads.set(id, new Uint8Array(await request.arrayBuffer()));
    const expiresAt = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString();
    const createdAt = new Date().toISOString();
    return contentfulAnswer(
      { sys: { type: 'Upload', id, space: spaceLink, createdAt, expiresAt } },
      201,
    );
  };
  app.post('/spaces/:space/uploads', (c) => upload(c.req.raw));
  app.post(`${path}/uploads`, (c) => upload(c.req.raw));
};
