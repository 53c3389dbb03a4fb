import { createServer } from 'node:http';
import { listenLocally } from '../../../local/ports.ts';
import { hasPostgres, startPostgres, type RealPostgres } from './real-postgres.ts';
import { postgresVariable } from './shared-postgres.ts';

/**
 * Vitest calls this once before all files of the integration tests. It leaves an address in the environment that returns the URL of this
 * run's Postgres; the first request starts it.
 */
const offerPostgres = async (): Promise<(() => Promise<void>) | undefined> => {
  if (!hasPostgres) return undefined;
  let started: Promise<RealPostgres> | undefined;
  const server = createServer((_request, response) => {
    started ??= startPostgres();
    started.then(
      ({ url }) => response.end(url),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  const port = await listenLocally(server, 0);
  process.env[postgresVariable] = `http://127.0.0.1:${port}/`;
  return async () => {
    server.closeAllConnections();
    server.close();
    await (await started)?.dispose();
  };
};

export default offerPostgres;
