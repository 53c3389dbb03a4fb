import { createServer } from 'node:http';
import { listenLocally } from '../../../local/ports.ts';
import { findPgbouncer } from '../../../local/postgres.ts';
import { startPooler } from './real-pooler.ts';
import { hasPostgres, startPostgres } from './real-postgres.ts';
import { postgresVariable, type ServersOfTests } from './shared-postgres.ts';

/**
 * The connections of the smallest managed database
 * (neon.com/faqs/postgres-services-built-in-connection-pooling).
 */
const managedConnections = 104;

/** Without a pooler, every connection of every test reaches Postgres. */
const enoughConnections = 400;

type Started = ServersOfTests & { readonly dispose: () => Promise<void> };

const startServers = async (hasPooler: boolean): Promise<Started> => {
  const postgres = await startPostgres(hasPooler ? managedConnections : enoughConnections);
  const pooler = await startPooler(postgres.url);
  return {
    direct: postgres.url,
    functions: pooler?.url ?? postgres.url,
    dispose: async () => {
      await pooler?.dispose();
      await postgres.dispose();
    },
  };
};

/**
 * Vitest calls this once before all files of the integration tests. It leaves an address in the
 * environment that returns the URLs of this run's Postgres; the first request starts it. Functions
 * reach it through a pooler, as they do at a managed database, if this machine has one; in CI it
 * must.
 */
const offerPostgres = async (): Promise<(() => Promise<void>) | undefined> => {
  if (!hasPostgres) return undefined;
  const hasPooler = findPgbouncer(process.env) !== undefined;
  if (!hasPooler) {
    const sentence =
      'This machine has no PgBouncer, so these tests go to Postgres directly (on Debian: apt-get install pgbouncer).';
    if ((process.env['CI'] ?? '') !== '') throw new Error(sentence);
    console.log(sentence);
  }
  let started: Promise<Started> | undefined;
  const server = createServer((_request, response) => {
    started ??= startServers(hasPooler);
    started.then(
      ({ direct, functions }) =>
        response.end(JSON.stringify({ direct, functions } satisfies ServersOfTests)),
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
