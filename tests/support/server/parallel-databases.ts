import { openDatabase, type Database } from '../../../src/server/store/database.ts';
import { openFreshDatabase } from './fresh-database.ts';
import { hasPostgres } from './real-postgres.ts';
import { openTestDatabase } from './test-database.ts';

/** An empty database of a test. */
export type Opened = { readonly database: Database; readonly dispose: () => Promise<void> };

const openOneConnection = async (): Promise<Opened> => {
  const database = await openFreshDatabase();
  return { database, dispose: () => database.close() };
};

/**
 * A database over as many connections as there are function processes, so that statements really
 * run in parallel.
 */
const openManyConnections = async (): Promise<Opened> => {
  const server = await openTestDatabase();
  const connections = Array.from({ length: 24 }, () => openDatabase(server.url));
  let next = 0;
  return {
    database: {
      query: (schema, statement, values) => {
        next = (next + 1) % connections.length;
        return (connections[next] ?? server.database).query(schema, statement, values);
      },
      close: async () => undefined,
    },
    dispose: async () => {
      await Promise.all(connections.map((connection) => connection.close()));
      await server.dispose();
    },
  };
};

/** The databases on which requests at once are tried, by what they do with statements at once. */
export const parallelDatabases: Readonly<Record<string, () => Promise<Opened>>> = {
  'a database that does one statement after another': openOneConnection,
  ...(hasPostgres ? { 'a real Postgres with 24 connections': openManyConnections } : {}),
};
