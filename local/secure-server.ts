import { createServer } from 'node:https';
import { createAdaptorServer } from '@hono/node-server';

/** A local HTTPS server. */
export type SecureServer = {
  readonly port: number;
  /** Stops listening and closes every connection. */
  readonly close: () => Promise<void>;
};

/**
 * Serves HTTPS on a local port; 0 picks a free one. Rejects with the system's error if the port is
 * taken.
 */
export const listenSecurely = async (
  handle: (request: Request) => Promise<Response>,
  port: number,
  tls: { readonly key: string; readonly cert: string },
): Promise<SecureServer> => {
  const server = createAdaptorServer({
    fetch: handle,
    createServer,
    serverOptions: { key: tls.key, cert: tls.cert },
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: () =>
      new Promise<void>((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        if ('closeAllConnections' in server) server.closeAllConnections();
      }),
  };
};
