import { createServer } from 'node:http';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { verifyRequest } from '@contentful/node-apps-toolkit';

type ReceivedMessage = {
  readonly topic: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
};

/**
 * Listens for Contentful's webhook as the site does, with Contentful's own code for checking
 * signatures.
 */
export type SignedListener = {
  readonly origin: string;
  readonly received: ReceivedMessage[];
  /** Its answers to correctly signed messages: 200 unless a test says otherwise. */
  statuses: number[];
  readonly close: () => Promise<void>;
};

export const startSignedListener = async (
  readSecret: () => string | undefined,
): Promise<SignedListener> => {
  const received: ReceivedMessage[] = [];
  const listener: Pick<SignedListener, 'received' | 'statuses'> = { received, statuses: [] };
  const server = createServer((request, response) => {
    void (async () => {
      const body = await text(request);
      const headers = Object.fromEntries(
        Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
      );
      const secret = readSecret();
      const isSigned =
        secret !== undefined &&
        verifyRequest(secret, { method: 'POST', path: request.url ?? '', headers, body });
      if (isSigned) {
        listener.received.push({
          topic: headers['x-contentful-topic'] ?? '',
          headers,
          body: JSON.parse(body),
        });
      }
      response.writeHead(isSigned ? (listener.statuses.shift() ?? 200) : 401).end();
    })();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return Object.assign(listener, {
    origin: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
    },
  });
};
