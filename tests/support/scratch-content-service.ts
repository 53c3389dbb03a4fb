import https from 'node:https';
import { createClient } from 'contentful';
import { afterEach, beforeAll, beforeEach } from 'vitest';
import { startContentService, type ContentService } from '../../local/content-service/start.ts';
import {
  createTestCertificate,
  getOverHttps,
  type HttpsAnswer,
  type TestCertificate,
} from './https-request.ts';
import { createScratchContent, type ScratchContent } from './scratch-content.ts';

/** The space, environment path and access token of the scratch content service. */
export const SPACE = 'scratch';
export const ENVIRONMENT_PATH = `/spaces/${SPACE}/environments/master`;
export const TOKEN = 'delivery-token';

/** A content service that is started for each test, with its own content and state. */
export type ScratchContentService = {
  readonly content: ScratchContent;
  /** Scheme, host and port of the running service. */
  readonly origin: string;
  /** Stops the service and starts it again with the same content and state; its port may change. */
  restart(): Promise<void>;
  stop(): Promise<void>;
  /** Starts another service on the same content and state; the caller has to close it. */
  startAnother(port?: number): Promise<ContentService>;
  /** A client of Contentful's own library; `origin` is for another service. */
  createClient(options?: {
    accessToken?: string;
    origin?: string;
  }): ReturnType<typeof createClient>;
  /**
   * Sends a request whose path reaches the server exactly as written, on a connection that stays
   * open.
   */
  get(path: string, headers?: Record<string, string>, method?: string): Promise<HttpsAnswer>;
  /** The same with the access token, for a JSON response. */
  getJson(path: string): Promise<HttpsAnswer & { json: Record<string, unknown> }>;
  /** The certificate that clients have to trust. */
  readonly certificate: string;
  /** Number of connections that are open and idle. */
  countIdleConnections(): number;
};

/** Starts a scratch content service before each test of the file and stops it afterwards. */
export function startContentServiceForEachTest(): ScratchContentService {
  let tls: TestCertificate;
  let agent: https.Agent;
  let content: ScratchContent;
  let service: ContentService;

  const start = (port = 0): Promise<ContentService> =>
    startContentService({
      contentFolder: content.contentFolder,
      stateFolder: content.stateFolder,
      port,
      tls,
      spaceId: SPACE,
      accessToken: TOKEN,
    });
  const get: ScratchContentService['get'] = (path, headers, method) =>
    getOverHttps(service.origin, path, agent, headers, method);

  beforeAll(async () => {
    tls = await createTestCertificate();
  });
  beforeEach(async () => {
    content = await createScratchContent();
    agent = new https.Agent({ ca: tls.cert, keepAlive: true });
    service = await start();
  });
  afterEach(async () => {
    await service.close();
    agent.destroy();
    await content.dispose();
  });

  return {
    get content() {
      return content;
    },
    get origin() {
      return service.origin;
    },
    get certificate() {
      return tls.cert;
    },
    async restart() {
      await service.close();
      service = await start();
    },
    stop: () => service.close(),
    startAnother: start,
    createClient: ({ accessToken = TOKEN, origin = service.origin } = {}) =>
      createClient({
        space: SPACE,
        accessToken,
        host: new URL(origin).host,
        httpsAgent: agent,
        retryOnError: false,
      }),
    get,
    async getJson(path) {
      const answer = await get(path, { authorization: `Bearer ${TOKEN}` });
      return { ...answer, json: parseJsonObject(answer.body.toString('utf8')) };
    },
    countIdleConnections: () => Object.keys(agent.freeSockets).length,
  };
}

function parseJsonObject(text: string): Record<string, unknown> {
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null) throw new Error(`No JSON object: ${text}`);
  return { ...value };
}
