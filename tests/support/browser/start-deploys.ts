import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { once } from 'node:events';

/** An answer of the site before the browser gets it. */
type SiteAnswer = {
  readonly path: string;
  readonly headers: Headers;
  readonly body: Buffer;
};

/**
 * The site at another address, whose answers can be changed as a deploy changes them. Playwright
 * sees no update of a service worker.
 */
export type Deploys = {
  readonly origin: string;
  /** Changes each answer from now on. Returns the new body; the headers are changed in place. */
  readonly deploy: (change: (answer: SiteAnswer) => Buffer | string) => void;
  /** Answers the requests of a path itself from now on, instead of the site. */
  readonly answer: (path: string, endpoint: (request: Request) => Promise<Response>) => void;
  readonly stop: () => Promise<void>;
};

const toHeaders = (given: IncomingHttpHeaders): Headers => {
  const headers = new Headers();
  // Without the validators and encodings that the site would answer to: each answer is whole and
  // plain.
  const left = new Set(['host', 'connection', 'accept-encoding', 'if-none-match', 'origin']);
  for (const [name, value] of Object.entries(given)) {
    if (typeof value === 'string' && !left.has(name)) headers.set(name, value);
  }
  return headers;
};

const toRequest = async (request: IncomingMessage, site: string): Promise<Request> => {
  const { method = 'GET', url = '/', headers } = request;
  const body = Buffer.concat(await request.toArray());
  return new Request(new URL(url, site), {
    method,
    headers: toHeaders(headers),
    ...(body.length === 0 ? {} : { body }),
  });
};

/** Serves the site of an origin at an address of its own. */
export const startDeploys = async (site: string): Promise<Deploys> => {
  let change = ({ body }: SiteAnswer): Buffer | string => body;
  const endpoints = new Map<string, (request: Request) => Promise<Response>>();
  const server = createServer((request, response) => {
    const answer = async (): Promise<void> => {
      const { pathname, search } = new URL(request.url ?? '/', site);
      const endpoint = endpoints.get(pathname);
      if (endpoint !== undefined) {
        const own = await endpoint(await toRequest(request, site));
        response
          .writeHead(own.status, Object.fromEntries(own.headers))
          .end(Buffer.from(await own.arrayBuffer()));
        return;
      }
      const found = await fetch(`${site}${pathname}${search}`, {
        headers: toHeaders(request.headers),
        redirect: 'manual',
      });
      const headers = new Headers(found.headers);
      for (const name of ['content-encoding', 'content-length', 'transfer-encoding', 'etag']) {
        headers.delete(name);
      }
      const body = change({
        path: pathname,
        headers,
        body: Buffer.from(await found.arrayBuffer()),
      });
      response.writeHead(found.status, Object.fromEntries(headers)).end(body);
    };
    answer().catch(() => response.destroy());
  });
  server.listen(0);
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    origin: `http://localhost:${address.port}`,
    deploy: (next) => {
      change = next;
    },
    answer: (path, endpoint) => void endpoints.set(path, endpoint),
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
