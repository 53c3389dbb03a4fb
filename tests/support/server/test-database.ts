import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startDatabase } from '../../../local/database/start.ts';
import { migrationsFolder } from '../../../local/folders.ts';
import { openDatabase, type Database } from '../../../src/server/store/database.ts';
import { copyDatabaseTemplate } from './database-template.ts';
import { createSharedDatabase } from './shared-postgres.ts';

/** A test file's database, with our tables and no rows. */
export type TestDatabase = {
  /** Its address for functions: through the pooler if this machine has one. */
  readonly url: string;
  /** Its address past the pooler, for migrations and backups. */
  readonly directUrl: string;
  readonly database: Database;
  readonly dispose: () => Promise<void>;
};

/** The database of `npm start`, for tests that need its folder or stop it. */
export type LocalTestDatabase = TestDatabase & {
  /** The folder of its data. */
  readonly folder: string;
  readonly stop: () => Promise<void>;
  /** Starts it again after `stop`, at the same address and with the same data. */
  readonly start: () => Promise<void>;
};

/** Starts a local database on a new temporary folder and connects to it. */
export const openLocalTestDatabase = async (): Promise<LocalTestDatabase> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'test-database-'));
  await copyDatabaseTemplate(folder);
  let server = await startDatabase({ folder, port: 0, migrationsFolder });
  const { url } = server;
  const database = openDatabase(url);
  return {
    url,
    directUrl: url,
    folder,
    database,
    stop: () => server.close(),
    start: async () => {
      server = await startDatabase({ folder, port: Number(new URL(url).port), migrationsFolder });
    },
    dispose: async () => {
      await database.close();
      await server.close();
      rmSync(folder, { recursive: true });
    },
  };
};

/**
 * Connects to a new database: on the Postgres that all test files share if the machine has one,
 * because the one that runs inside Node takes most of a test file's time. There, functions'
 * statements go through the pooler, if the machine has one.
 */
export const openTestDatabase = async (): Promise<TestDatabase> => {
  const shared = await createSharedDatabase();
  if (shared === undefined) return openLocalTestDatabase();
  const database = openDatabase(shared.url);
  return {
    url: shared.url,
    directUrl: shared.directUrl,
    database,
    dispose: async () => {
      await database.close();
      await shared.drop();
    },
  };
};
