import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import https from 'node:https';
import os from 'node:os';
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { generate } from 'selfsigned';
import { createContentHandler } from '../../../local/content-service/content-handler.ts';

/**
 * How the service behaves: it answers, refuses the access token, or breaks the connection during a
 * sync.
 */
type Behaviour = 'healthy' | 'refusing' | 'cut-off';

/**
 * A content service that can be made to fail; builds treat it as a hosted space and not as the
 * local stand-in.
 */
export type FaultyContentService = {
  /** The environment variables for a build that reads from this service. */
  readonly environment: Readonly<Record<string, string>>;
  setBehaviour(behaviour: Behaviour): void;
  /** Returns how many entries and assets were sent since the last call. */
  takeSentCount(): number;
  /** Stops listening; the port stays free. */
  close(): Promise<void>;
};

// A local address other than localhost, so that the commands treat the service as hosted.
const address = '127.0.0.2';

const refusal = {
  sys: { type: 'Error', id: 'AccessTokenInvalid' },
  message: 'The access token you sent could not be found or is invalid.',
  requestId: 'refused',
};

const countItems = (body: string): number => {
  const page: unknown = JSON.parse(body);
  return typeof page === 'object' && page !== null && 'items' in page && Array.isArray(page.items)
    ? page.items.length
    : 0;
};

/** Serves a content folder over https at its own address. */
export const startFaultyContentService = async (
  contentFolder: string,
): Promise<FaultyContentService> => {
  const own = mkdtempSync(path.join(os.tmpdir(), 'faulty-service-'));
  const pems = await generate([{ name: 'commonName', value: address }], {
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 7, ip: address }] }],
  });
  const certificateFile = path.join(own, 'certificate.pem');
  writeFileSync(certificateFile, pems.cert);

  const handle = createContentHandler({
    contentFolder,
    stateFolder: path.join(own, 'state'),
    spaceId: 'faulty',
    accessToken: 'token',
  });
  let behaviour: Behaviour = 'healthy';
  let sent = 0;
  const listener = getRequestListener(async (request) => {
    if (behaviour === 'refusing') return Response.json(refusal, { status: 401 });
    const response = await handle(request);
    if (!new URL(request.url).pathname.endsWith('/sync')) return response;
    const body = await response.text();
    sent += countItems(body);
    return new Response(body, response);
  });
  const server = https.createServer({ key: pems.private, cert: pems.cert }, (request, response) => {
    if (behaviour === 'cut-off' && request.url?.includes('/sync')) {
      // Announces more bytes than it sends, like a connection that breaks halfway.
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': 100_000 });
      response.write('{"sys":{"type":"Array"},"items":[', () => response.socket?.destroy());
      return;
    }
    void listener(request, response);
  });
  const port = await new Promise<number>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, address, () => {
      const bound = server.address();
      if (bound !== null && typeof bound === 'object') resolve(bound.port);
    });
  });

  return {
    environment: {
      CONTENTFUL_HOST: `${address}:${port}`,
      CONTENTFUL_SPACE_ID: 'faulty',
      CONTENTFUL_ACCESS_TOKEN: 'token',
      NODE_EXTRA_CA_CERTS: certificateFile,
    },
    setBehaviour: (next) => {
      behaviour = next;
    },
    takeSentCount: () => {
      const count = sent;
      sent = 0;
      return count;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          rmSync(own, { recursive: true, force: true });
          resolve();
        });
        server.closeAllConnections();
      }),
  };
};
