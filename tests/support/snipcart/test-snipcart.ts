import { createServer } from 'node:http';
import { closeServer, listenLocally } from '../../../local/ports.ts';
import { startSnipcart, type SnipcartService } from '../../../local/snipcart/start.ts';

export const publicKey = 'public-key';
export const secretKey = 'secret-key';

/**
 * A site that sells one product at an address, in the form that the crawler reads, and receives
 * webhooks.
 */
export type ShopSite = {
  readonly origin: string;
  /** The site's responses by address: type and text. */
  readonly pages: Map<string, readonly [string, string]>;
  readonly received: { readonly token: string; readonly body: string }[];
  /** Sets the webhook's response: status and body. */
  readonly answerWith: (status: number, body?: unknown) => void;
  readonly close: () => Promise<void>;
};

export const openShopSite = async (): Promise<ShopSite> => {
  const pages = new Map<string, readonly [string, string]>();
  const received: { token: string; body: string }[] = [];
  let answer: readonly [number, unknown] = [200, {}];
  const server = createServer((request, response) => {
    if (request.method === 'GET') {
      const page = pages.get(request.url ?? '');
      if (page === undefined) response.writeHead(404).end();
      else response.writeHead(200, { 'content-type': page[0] }).end(page[1]);
      return;
    }
    const chunks: string[] = [];
    request.setEncoding('utf8');
    request.on('data', (chunk: string) => chunks.push(chunk));
    request.on('end', () => {
      const token = String(request.headers['x-snipcart-requesttoken']);
      received.push({ token, body: chunks.join('') });
      response
        .writeHead(answer[0], { 'content-type': 'application/json' })
        .end(JSON.stringify(answer[1]));
    });
  });
  const port = await listenLocally(server, 0);
  return {
    origin: `http://127.0.0.1:${port}`,
    pages,
    received,
    answerWith: (status, body = {}) => void (answer = [status, body]),
    close: () => closeServer(server),
  };
};

/** A stand-in with its books in memory, which knows this site. */
export const openTestSnipcart = (
  site: Pick<ShopSite, 'origin'>,
  webhookUrl = `${site.origin}/webhook`,
  hasShippingWebhook = true,
): Promise<SnipcartService> =>
  startSnipcart({
    folder: undefined,
    port: 0,
    publicKey,
    secretKey,
    webhookUrl,
    shippingWebhookUrl: hasShippingWebhook ? webhookUrl : undefined,
    origins: [site.origin],
  });

/** Sends what the theme in the browser sends. */
export const callCart = async (
  origin: string,
  method: string,
  path: string,
  body?: unknown,
  key = publicKey,
): Promise<{ readonly status: number; readonly body: unknown }> => {
  const response = await fetch(`${origin}/carts${path}`, {
    method,
    headers: { 'content-type': 'application/json', 'x-public-key': key },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const answer: unknown = await response.json();
  return { status: response.status, body: answer };
};

/** Sends a request to the documented REST API. */
export const callApi = (
  origin: string,
  method: string,
  path: string,
  body?: unknown,
  key = secretKey,
): Promise<Response> =>
  fetch(`${origin}/api${path}`, {
    method,
    headers: {
      accept: 'application/json',
      'content-type': 'application/json',
      authorization: `Basic ${Buffer.from(`${key}:`).toString('base64')}`,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
