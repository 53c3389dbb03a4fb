import { createServer } from 'node:http';
import { listenLocally } from '../../../local/ports.ts';
import { hasPostgres, startPostgres, type RealPostgres } from './real-postgres.ts';
import { postgresVariable } from './shared-postgres.ts';

/**
 * Vitest calls this once before all files of the integration tests. Whoever asks at the address that it leaves in the environment is told
 * where the Postgres of this run is; the first who asks has it started.
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
