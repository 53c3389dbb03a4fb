import { chmodSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findFreePort } from '../../../local/ports.ts';
import { findPgbouncer } from '../../../local/postgres.ts';
import { makeServerFolder, startServer, untilItAnswers, userOfServers } from './server-process.ts';

/** A pooler in front of a Postgres, as a managed database has one. */
export type RealPooler = {
  /** The address of the same database through the pooler. */
  readonly url: string;
  readonly dispose: () => Promise<void>;
};

/**
 * What a managed database's PgBouncer does: Neon's is in transaction mode, takes 10,000 connections
 * and has 0.9 times as many as Postgres for one database
 * (neon.com/faqs/postgres-services-built-in-connection-pooling). `ignore_startup_parameters` stays
 * empty, so parameters such as `options` or `statement_timeout` are refused, as Neon does
 * (github.com/neondatabase/neon/issues/6291). Debian's version knows no prepared statements by
 * name. In turn (`round_robin`) no two transactions of a client meet the same session, so whatever
 * is left in one is missed at once.
 */
const settingsFor = (postgres: URL, port: number): string => `
[databases]
* = host=${postgres.hostname} port=${postgres.port} user=${postgres.username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
server_round_robin = 1
max_client_conn = 1000
default_pool_size = 20
`;

/**
 * Starts a PgBouncer in front of the Postgres at an address; undefined if this machine has none.
 */
export const startPooler = async (postgresUrl: string): Promise<RealPooler | undefined> => {
  const program = findPgbouncer(process.env);
  if (program === undefined) return undefined;
  const user = userOfServers();
  const folder = makeServerFolder('real-pooler-', user);
  const settings = path.join(folder, 'pgbouncer.ini');
  const url = new URL(postgresUrl);
  const port = await findFreePort();
  writeFileSync(settings, settingsFor(url, port));
  chmodSync(settings, 0o644);
  const server = startServer([program, settings], folder, user, 'TERM');
  url.port = String(port);
  await untilItAnswers(url.href, server);
  return { url: url.href, dispose: server.dispose };
};
