import path from 'node:path';
import { Hono, type Context } from 'hono';
import { recordCalls } from '../contract/record-calls.ts';
import { StarterSpaceError } from '../starter-space/starter-space-error.ts';
import {
  DeliveryApiError,
  deliveryNotFound,
  toErrorResponse,
  toJsonResponse,
} from './api-error.ts';
import { toAssetResponse } from './asset-response.ts';
import {
  createContentFolderReader,
  type AssetItem,
  type ContentFolderReader,
  type ContentSnapshot,
} from './content-store.ts';
import { createImageCache } from './image-cache.ts';
import { listContentTypes, listLocales, listNewest } from './list-resources.ts';
import { isNextPageOfSnapshot, parseSyncRequest, selectSyncPage, toSyncJson } from './sync.ts';
import { toSpaceResource, type ResourceContext } from './to-resource.ts';

/** The content to serve, and the space, environment and tokens that clients have to name. */
export type ContentHandlerOptions = {
  /** The folder with `content-types`, `entries` and `assets`. */
  contentFolder: string;
  /** Where the change log and the resized pictures are stored; created if missing. */
  stateFolder: string;
  spaceId: string;
  accessToken: string;
  /**
   * The token of the Content Preview API, whose answers include drafts. Without it there is no
   * preview.
   */
  previewToken?: string;
  environment?: string;
};

/** The content that a request's token may read. */
type Env = { Variables: { content: ContentFolderReader } };

const ASSET_HOST_PATH = 'images.ctfassets.net';

/** The content stores of a space: one for pictures, and one for each token. */
type ContentStores = {
  readonly ofPictures: ContentFolderReader;
  readonly ofToken: (token: string) => ContentFolderReader | undefined;
};

/** Creates the handler of `createStoreHandler` for one content folder. */
export function createContentHandler(
  options: ContentHandlerOptions,
  store: ContentFolderReader = createContentFolderReader(
    options.contentFolder,
    options.stateFolder,
  ),
): (request: Request) => Promise<Response> {
  const { contentFolder, stateFolder, accessToken, previewToken } = options;
  const stores = new Map([[accessToken, store]]);
  if (previewToken !== undefined) {
    const previewState = path.join(stateFolder, 'preview');
    stores.set(
      previewToken,
      createContentFolderReader(contentFolder, previewState, { withDrafts: true }),
    );
  }
  return createStoreHandler(options, {
    ofPictures: store,
    ofToken: (token) => stores.get(token),
  });
}

/**
 * Creates the part of the Content Delivery API that `gatsby-source-contentful` calls (the space,
 * its locales, its content types, the sync endpoint, and the newest entries and assets) and the
 * image host. Every other path gets a 404. Contentful serves the preview from its own host; here
 * the token alone selects drafts.
 */
export function createStoreHandler(
  options: Pick<ContentHandlerOptions, 'environment' | 'spaceId' | 'stateFolder'>,
  stores: ContentStores,
): (request: Request) => Promise<Response> {
  const { stateFolder, spaceId, environment = 'master' } = options;
  const store = stores.ofPictures;
  const images = createImageCache(path.join(stateFolder, 'images'));
  const app = new Hono<Env>({ strict: false });

  const toContext = (c: Context<Env>): ResourceContext => ({
    spaceId,
    environment,
    assetHost: `${new URL(c.req.url).host}/${ASSET_HOST_PATH}`,
  });
  const toParams = (c: Context<Env>) => new URL(c.req.url).searchParams;
  const json = (value: unknown) => toJsonResponse(JSON.stringify(value));

  app.use('/spaces/*', recordCalls('contentful-delivery'));
  app.use('/spaces/*', async (c, next) => {
    const token = /^Bearer\s+(.+)$/i.exec(c.req.header('authorization') ?? '')?.[1];
    const content = stores.ofToken(token ?? '');
    if (content === undefined) {
      throw new DeliveryApiError(
        'AccessTokenInvalid',
        'The access token you sent could not be found or is invalid.',
      );
    }
    c.set('content', content);
    await next();
  });
  app.use('/spaces/:space/*', async (c, next) => {
    const space = c.req.param('space');
    if (space !== spaceId) throw deliveryNotFound({ type: 'Space', id: space });
    await next();
  });
  app.use('/spaces/:space/environments/:environment/*', async (c, next) => {
    const name = c.req.param('environment');
    if (name !== environment)
      throw deliveryNotFound({ type: 'Environment', id: name, space: spaceId });
    await next();
  });

  app.get('/spaces/:space', () => json(toSpaceResource(spaceId)));

  const inEnvironment = '/spaces/:space/environments/:environment';
  app.get(`${inEnvironment}/locales`, (c) => json(listLocales(toParams(c))));
  app.get(`${inEnvironment}/content_types`, async (c) =>
    json(listContentTypes(await c.var.content.read(), toParams(c), toContext(c))),
  );
  for (const [name, kind] of [
    ['entries', 'Entry'],
    ['assets', 'Asset'],
  ] as const) {
    app.get(`${inEnvironment}/${name}`, async (c) =>
      json(listNewest(kind, await c.var.content.read(), toParams(c), toContext(c))),
    );
  }
  app.get(`${inEnvironment}/sync`, async (c) => {
    const request = parseSyncRequest(toParams(c));
    const current = c.var.content.peek();
    const snapshot =
      current && isNextPageOfSnapshot(request, current) ? current : await c.var.content.read();
    const { origin, pathname } = new URL(c.req.url);
    const page = selectSyncPage(request, snapshot);
    return toJsonResponse(toSyncJson(page, toContext(c), `${origin}${pathname}`));
  });

  app.get(`/${ASSET_HOST_PATH}/:space/:id/:hash/:name`, async (c) => {
    const { space, id, hash, name } = c.req.param();
    const isRequested = ({ asset: { file } }: AssetItem): boolean =>
      space === spaceId && file.hash === hash && file.fileName === name;
    // The address holds the hash of the picture's bytes, so an asset that matches it cannot be out
    // of date. Only when none matches do we scan the content folder, which may hold ten thousand
    // entries.
    const current = store.peek()?.assets.get(id);
    const item =
      current && isRequested(current) ? current : (await readForPictures(store)).assets.get(id);
    if (!item || !isRequested(item)) {
      throw deliveryNotFound({ type: 'Asset', id, environment, space: spaceId });
    }
    return toAssetResponse(c.req.raw, item.asset, images);
  });

  app.notFound(() => toErrorResponse(deliveryNotFound()));
  app.onError((error) => toErrorResponse(toApiError(error)));

  return async (request) => app.fetch(request);
}

// An entry that cannot be read must not take the pictures away from a site that is already running.
async function readForPictures(store: ContentFolderReader): Promise<ContentSnapshot> {
  try {
    return await store.read();
  } catch (error) {
    const current = store.peek();
    if (error instanceof StarterSpaceError && current) return current;
    throw error;
  }
}

function toApiError(error: Error): DeliveryApiError {
  if (error instanceof DeliveryApiError) return error;
  if (error instanceof StarterSpaceError) {
    // 422 and not 500: clients retry on 5xx, and these errors stay until an editor corrects them.
    return new DeliveryApiError('ValidationFailed', error.message, { errors: error.fileErrors });
  }
  console.error(error);
  return new DeliveryApiError('ServerError', `The content service failed: ${error.message}`);
}
