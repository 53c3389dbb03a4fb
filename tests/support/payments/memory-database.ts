import { PGlite } from '@electric-sql/pglite';
import { applyMigrations } from '@netlify/database-dev';
import * as v from 'valibot';
import { migrationsFolder } from '../../../local/folders.ts';
import type { Database } from '../../../src/server/store/database.ts';

/** A database in memory with our tables, in this process: for proofs that send very many statements. */
export const openMemoryDatabase = async (): Promise<Database> => {
  const pglite = new PGlite();
  await applyMigrations(pglite, migrationsFolder);
  return {
    query: async (schema, statement, values = []) => {
      const { rows } = await pglite.query<Record<string, unknown>>(statement, [...values]);
      return rows.map((row) => v.parse(schema, row));
    },
    close: () => pglite.close(),
  };
};
