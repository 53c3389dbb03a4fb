import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startDatabase } from '../../../local/database/start.ts';
import { migrationsFolder } from '../../../local/folders.ts';
import { openDatabase, type Database } from '../../../src/server/store/database.ts';
import { copyDatabaseTemplate } from './database-template.ts';

/** A database for one test file. It has our tables and no rows. */
export type TestDatabase = {
  readonly url: string;
  /** Where its data is stored. */
  readonly folder: string;
  readonly database: Database;
  readonly stop: () => Promise<void>;
  /** Starts it again after `stop`, at the same address and with the same data. */
  readonly start: () => Promise<void>;
  readonly dispose: () => Promise<void>;
};

/** Starts a database over a new temporary folder and connects to it. */
export const openTestDatabase = async (): Promise<TestDatabase> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'test-database-'));
  await copyDatabaseTemplate(folder);
  let server = await startDatabase({ folder, port: 0, migrationsFolder });
  const { url } = server;
  const database = openDatabase(url);
  return {
    url,
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
