import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { badAddressSentence } from '../bad-address.ts';
import type { FunctionHost } from '../functions/function-host.ts';
import { closeServer, listenLocally } from '../ports.ts';

/**
 * Serves the preview as the host does: the gate answers every request. For port 0 the system
 * chooses one.
 */
export const servePreview = async (
  port: number,
  gate: Pick<FunctionHost, 'call'>,
): Promise<{ readonly origin: string; readonly close: () => Promise<void> }> => {
  const server = createServer();
  const origin = `http://localhost:${await listenLocally(server, port)}`;
  const listener = getRequestListener(
    async (request, { incoming }) => {
      try {
        decodeURIComponent(new URL(request.url).pathname);
      } catch {
        return new Response(badAddressSentence, { status: 400 });
      }
      const answer = await gate.call(request, incoming.socket.remoteAddress ?? '');
      return answer ?? new Response('Not found\n', { status: 404 });
    },
    { overrideGlobalObjects: false },
  );
  server.on('request', (request, response) => void listener(request, response));
  return {
    origin,
    close: () => closeServer(server),
  };
};
