import { createStoreHandler } from '../content-service/content-handler.ts';
import { listenSecurely, type SecureServer } from '../secure-server.ts';
import type { ContentfulAccount, ManagementToken } from './account.ts';
import { contentfulNotFound, toErrorAnswer } from './contentful-error.ts';
import { createDeliveryStore, type ContentEdition } from './delivery-store.ts';
import { createContentfulFaults, type ContentfulFaults } from './faults.ts';
import { createManagementHandler } from './management-handler.ts';
import { createSpaceState, type SpaceState } from './space-state.ts';
import { createSpaceWebhooks, type SpaceWebhooks } from './webhooks.ts';

export type ContentfulOptions = {
  /** Where uploaded files and resized pictures are stored. */
  readonly folder: string;
  readonly spaceId: string;
  /** The tokens of the Management API. */
  readonly tokens: readonly ManagementToken[];
  readonly tls: { readonly key: string; readonly cert: string };
  /** The default locale of the new space. Default: British English. */
  readonly locale?: { readonly code: string; readonly name: string };
  /** The delay before a failed webhook delivery is retried. Contentful waits about 30 s. */
  readonly retryMs?: number;
  readonly timeoutMs?: number;
};

/** A local Contentful: an account with one empty space. Each of the real hosts is a port here. */
export type ContentfulStandIn = {
  /**
   * Host and port, without a scheme: the Management and Upload API, the Delivery API, the Preview
   * API.
   */
  readonly managementHost: string;
  readonly deliveryHost: string;
  readonly previewHost: string;
  readonly space: SpaceState;
  readonly faults: ContentfulFaults;
  readonly webhooks: SpaceWebhooks;
  readonly close: () => Promise<void>;
};

const hostOf = ({ port }: SecureServer): string => `localhost:${port}`;

/** Answers as the Delivery or Preview API, with the keys of the space. */
const createReadHandler = (
  account: ContentfulAccount,
  edition: ContentEdition,
): ((request: Request) => Promise<Response>) => {
  const { space, faults } = account;
  const handlers = new Map<string, (request: Request) => Promise<Response>>();
  const accepts = (token: string, environment: string): boolean =>
    [...space.apiKeys.values()].some(
      ({ accessToken, preview, environments }) =>
        token === (edition === 'published' ? accessToken : preview.accessToken) &&
        environments.includes(environment),
    );
  return async (request) => {
    const { pathname } = new URL(request.url);
    try {
      await faults.throwFor(request.method, `/${edition}${pathname}`);
    } catch {
      return toErrorAnswer(contentfulNotFound());
    }
    const name = /^\/spaces\/[^/]+\/environments\/([^/]+)/.exec(pathname)?.[1] ?? 'master';
    const environment = space.environments.get(space.aliases.get(name)?.target ?? name);
    if (!environment) return toErrorAnswer(contentfulNotFound('Environment', name));
    // Includes the state id, because an alias can be switched to another environment.
    const key = `${name} ${environment.stateId}`;
    const store = createDeliveryStore(space, environment, edition);
    const handler =
      handlers.get(key) ??
      createStoreHandler(
        { stateFolder: account.folder, spaceId: space.id, environment: name },
        { ofPictures: store, ofToken: (token) => (accepts(token, name) ? store : undefined) },
      );
    handlers.set(key, handler);
    return handler(request);
  };
};

/** Starts the stand-in on free ports. */
export const startContentful = async (options: ContentfulOptions): Promise<ContentfulStandIn> => {
  const { folder, spaceId, tokens, tls, retryMs, timeoutMs } = options;
  const locale = options.locale ?? { code: 'en-GB', name: 'English (United Kingdom)' };
  const times = { ...(retryMs === undefined ? {} : { retryMs }) };
  const account: ContentfulAccount = {
    space: createSpaceState(spaceId, locale),
    webhooks: createSpaceWebhooks(spaceId, {
      ...times,
      ...(timeoutMs === undefined ? {} : { timeoutMs }),
    }),
    faults: createContentfulFaults(),
    tokens,
    folder,
    assetHost: () => `${hostOf(delivery)}/images.ctfassets.net`,
  };
  const delivery: SecureServer = await listenSecurely(
    createReadHandler(account, 'published'),
    0,
    tls,
  );
  const preview = await listenSecurely(createReadHandler(account, 'drafts'), 0, tls);
  const management = await listenSecurely(createManagementHandler(account), 0, tls);
  const servers = [delivery, preview, management];
  return {
    managementHost: hostOf(management),
    deliveryHost: hostOf(delivery),
    previewHost: hostOf(preview),
    space: account.space,
    faults: account.faults,
    webhooks: account.webhooks,
    close: async () => {
      await Promise.all(servers.map((server) => server.close()));
    },
  };
};
