import { createServer, request } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { listenLocally } from '../../local/ports.ts';

type ServedText = { readonly path: string; readonly type: string; readonly text: string };

/** A running copy of the site. */
export type ChangedSite = { readonly origin: string; readonly close: () => void };

/** Requests the same path from the site, compressed as for browsers. */
const ask = ({ url = '/', headers }: IncomingMessage, origin: string): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const options = { headers: { ...headers, host: new URL(origin).host } };
    request(new URL(url, origin), options).on('response', resolve).on('error', reject).end();
  });

/**
 * Serves a site through its own server, which may change its HTML and JSON: `change` returns the
 * text to serve instead, or undefined. Responses keep their headers and their compression. `files`
 * are extra JSON files by path.
 */
export const serveChanged = async (
  origin: string,
  change: (served: ServedText) => string | undefined,
  files: ReadonlyMap<string, string> = new Map(),
): Promise<ChangedSite> => {
  // A low quality for speed: the highest would take a minute for an index of 20,000 pages.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  const compressedFiles = new Map(
    [...files].map(([path, text]) => [path, brotliCompressSync(text, { params })]),
  );
  const forward = async (from: IncomingMessage, to: ServerResponse): Promise<void> => {
    const file = compressedFiles.get(from.url ?? '/');
    if (file !== undefined) {
      to.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'br' });
      to.end(file);
      return;
    }
    const answer = await ask(from, origin);
    const { headers, statusCode = 502 } = answer;
    const body = await buffer(answer);
    const type = headers['content-type'] ?? '';
    const isBrotli = headers['content-encoding'] === 'br';
    const text = /html|json/.test(type)
      ? change({
          path: from.url ?? '/',
          type,
          text: (isBrotli ? brotliDecompressSync(body) : body).toString(),
        })
      : undefined;
    delete headers['content-length'];
    to.writeHead(statusCode, headers);
    to.end(text === undefined ? body : isBrotli ? brotliCompressSync(text) : text);
  };
  const server = createServer((from, to) => {
    forward(from, to).catch((error: unknown) =>
      to.destroy(error instanceof Error ? error : undefined),
    );
  });
  const port = await listenLocally(server, 0);
  return {
    origin: `http://localhost:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
