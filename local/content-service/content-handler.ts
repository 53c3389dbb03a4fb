import path from 'node:path';
import { Hono, type Context } from 'hono';
import { StarterSpaceError } from '../starter-space/starter-space-error.ts';
import { DEFAULT_LOCALE } from '../starter-space/to-entry.ts';
import { ApiError, invalidQuery, notFound, toErrorResponse, toJsonResponse } from './api-error.ts';
import { toAssetResponse } from './asset-response.ts';
import {
  createContentStore,
  type AssetItem,
  type ContentStore,
  type Snapshot,
} from './content-store.ts';
import { createImageCache } from './image-cache.ts';
import { listContentTypes, listLocales } from './list-resources.ts';
import { searchAssets, searchEntries } from './search-resources.ts';
import { isPageOf, parseSyncRequest, selectSyncPage, toSyncJson } from './sync.ts';
import {
  flattenResource,
  toAssetResource,
  toContentTypeResource,
  toEntryResource,
  toSpaceResource,
  type Resource,
  type ResourceContext,
} from './to-resource.ts';

/** What the content service serves and to whom. */
export type ContentHandlerOptions = {
  /** The folder with `content-types`, `entries` and `assets`. */
  contentFolder: string;
  /** Where it remembers changes and keeps pictures; made when it is not there. */
  stateFolder: string;
  spaceId: string;
  accessToken: string;
  environment?: string;
};

const ASSET_HOST_PATH = 'images.ctfassets.net';

/** Makes the Content Delivery API and its image host over a content folder. */
export function createContentHandler(
  options: ContentHandlerOptions,
  store: ContentStore = createContentStore(options.contentFolder, options.stateFolder),
): (request: Request) => Promise<Response> {
  const { stateFolder, spaceId, accessToken, environment = 'master' } = options;
  const images = createImageCache(path.join(stateFolder, 'images'));
  const app = new Hono({ strict: false });

  const toContext = (c: Context): ResourceContext => ({
    spaceId,
    environment,
    assetHost: `${new URL(c.req.url).host}/${ASSET_HOST_PATH}`,
  });
  const toParams = (c: Context) => new URL(c.req.url).searchParams;
  const json = (value: unknown) => toJsonResponse(JSON.stringify(value));
  const missing = (type: string, id: string) => notFound({ type, id, environment, space: spaceId });

  app.use('/spaces/*', async (c, next) => {
    const header = /^Bearer\s+(.+)$/i.exec(c.req.header('authorization') ?? '')?.[1];
    const token = header ?? c.req.query('access_token');
    if (token !== accessToken) {
      throw new ApiError(
        'AccessTokenInvalid',
        'The access token you sent could not be found or is invalid.',
      );
    }
    await next();
  });
  app.use('/spaces/:space/*', async (c, next) => {
    const space = c.req.param('space');
    if (space !== spaceId) throw notFound({ type: 'Space', id: space });
    await next();
  });
  app.use('/spaces/:space/environments/:environment/*', async (c, next) => {
    const name = c.req.param('environment');
    if (name !== environment) throw notFound({ type: 'Environment', id: name, space: spaceId });
    await next();
  });

  app.get('/spaces/:space', (c) => {
    const space = c.req.param('space');
    if (space !== spaceId) throw notFound({ type: 'Space', id: space });
    return json(toSpaceResource(spaceId));
  });

  for (const base of ['/spaces/:space', '/spaces/:space/environments/:environment']) {
    app.get(`${base}/content_types`, async (c) =>
      json(listContentTypes(await store.read(), toParams(c), toContext(c))),
    );
    app.get(`${base}/content_types/:id`, async (c) => {
      const item = (await store.read()).contentTypes.get(c.req.param('id'));
      if (!item) throw missing('ContentType', c.req.param('id'));
      return json(toContentTypeResource(item, toContext(c)));
    });
    app.get(`${base}/locales`, (c) => json(listLocales(toParams(c))));
    app.get(`${base}/tags`, () =>
      json({ sys: { type: 'Array' }, total: 0, skip: 0, limit: 100, items: [] }),
    );
    app.get(`${base}/entries`, async (c) =>
      json(searchEntries(await store.read(), toParams(c), toContext(c))),
    );
    app.get(`${base}/assets`, async (c) =>
      json(searchAssets(await store.read(), toParams(c), toContext(c))),
    );
    app.get(`${base}/entries/:id`, async (c) => {
      const item = (await store.read()).entries.get(c.req.param('id'));
      if (!item) throw missing('Entry', c.req.param('id'));
      return json(inLocale(toEntryResource(item, toContext(c)), toParams(c)));
    });
    app.get(`${base}/assets/:id`, async (c) => {
      const item = (await store.read()).assets.get(c.req.param('id'));
      if (!item) throw missing('Asset', c.req.param('id'));
      return json(inLocale(toAssetResource(item, toContext(c)), toParams(c)));
    });
    app.get(`${base}/sync`, async (c) => {
      const request = parseSyncRequest(toParams(c));
      const known = store.peek();
      const snapshot = known && isPageOf(request, known) ? known : await store.read();
      if (request.isInitial && request.contentType !== undefined) {
        assertContentType(snapshot, request.contentType);
      }
      const { origin, pathname } = new URL(c.req.url);
      const page = selectSyncPage(request, snapshot);
      return toJsonResponse(toSyncJson(page, toContext(c), `${origin}${pathname}`));
    });
  }

  app.get(`/${ASSET_HOST_PATH}/:space/:id/:hash/:name`, async (c) => {
    const { space, id, hash, name } = c.req.param();
    const isWanted = ({ asset: { file } }: AssetItem): boolean =>
      space === spaceId && file.hash === hash && file.fileName === name;
    // The address names the picture's very bytes: a folder of ten thousand entries need not be looked through for it.
    const known = store.peek()?.assets.get(id);
    const item = known && isWanted(known) ? known : (await readForPictures(store)).assets.get(id);
    if (!item || !isWanted(item)) throw missing('Asset', id);
    return toAssetResponse(c.req.raw, item.asset, images);
  });

  app.notFound(() => toErrorResponse(notFound()));
  app.onError((error) => toErrorResponse(toApiError(error)));

  return async (request) => app.fetch(request);
}

// A slip in a text must not take the pictures from a site that is already running.
async function readForPictures(store: ContentStore): Promise<Snapshot> {
  try {
    return await store.read();
  } catch (error) {
    const known = store.peek();
    if (error instanceof StarterSpaceError && known) return known;
    throw error;
  }
}

function inLocale(resource: Resource, params: URLSearchParams): unknown {
  for (const name of params.keys()) {
    if (name !== 'access_token' && name !== 'locale') {
      throw invalidQuery('unknown', name, `The path "${name}" is not recognized`);
    }
  }
  const locale = params.get('locale');
  if (locale === '*') return resource;
  if (locale !== null && locale !== DEFAULT_LOCALE) {
    throw new ApiError('BadRequest', `Unknown locale: ${locale}`);
  }
  return flattenResource(resource);
}

function assertContentType({ contentTypes }: Snapshot, id: string): void {
  if (contentTypes.has(id)) return;
  throw invalidQuery('unknownContentType', 'content_type', `There is no content type "${id}"`);
}

function toApiError(error: Error): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof StarterSpaceError) {
    // Clients repeat a request that is answered 500 or above; these faults need a person.
    return new ApiError('ValidationFailed', error.message, { errors: error.problems });
  }
  console.error(error);
  return new ApiError('ServerError', `The content service failed: ${error.message}`);
}
