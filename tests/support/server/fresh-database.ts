import { PGlite } from '@electric-sql/pglite';
import { applyMigrations } from '@netlify/database-dev';
import pg from 'pg';
import * as v from 'valibot';
import { migrationsFolder } from '../../../local/folders.ts';
import type { Database } from '../../../src/server/store/database.ts';
import { createSharedDatabase, type SharedDatabase } from './shared-postgres.ts';

const quote = (text: string): string => `'${text.replaceAll("'", "''")}'`;

const toText = (value: unknown): string => {
  if (value instanceof Date) return value.toISOString();
  return value instanceof Uint8Array ? `\\x${Buffer.from(value).toString('hex')}` : String(value);
};

/** A value as a literal in a Postgres statement; its type is the parameter's. */
const toLiteral = (value: unknown): string => {
  if (value === null || value === undefined) return 'null';
  if (Array.isArray(value)) {
    return quote(`{${value.map((one) => JSON.stringify(toText(one))).join(',')}}`);
  }
  return quote(toText(value));
};

const openInMemory = async (): Promise<Database> => {
  const pglite = new PGlite();
  await applyMigrations(pglite, migrationsFolder);
  const prepared = new Map<string, Promise<string>>();
  const prepare = async (statement: string, name: string): Promise<string> => {
    await pglite.exec(`prepare ${name} as ${statement}`);
    return name;
  };
  return {
    query: async (schema, statement, values = []) => {
      const known = prepared.get(statement) ?? prepare(statement, `statement_${prepared.size}`);
      prepared.set(statement, known);
      const list = values.length === 0 ? '' : `(${values.map(toLiteral).join(', ')})`;
      const [result] = await pglite.exec(`execute ${await known}${list}`);
      return (result?.rows ?? []).map((row) => v.parse(schema, row));
    },
    close: () => pglite.close(),
  };
};

// Past the pooler, because a statement that is planned once has a name that outlives its
// transaction.
const openShared = ({ directUrl, drop }: SharedDatabase): Database => {
  const pool = new pg.Pool({ connectionString: directUrl, max: 1 });
  // `end` doesn't wait until its connection is closed, so dropping the database cuts it off.
  pool.on('error', () => undefined);
  const names = new Map<string, string>();
  return {
    query: async (schema, text, values = []) => {
      const name = names.get(text) ?? `statement_${names.size}`;
      names.set(text, name);
      const { rows } = await pool.query<Record<string, unknown>>({
        name,
        text,
        values: [...values],
      });
      return rows.map((row) => v.parse(schema, row));
    },
    close: async () => {
      await pool.end();
      await drop();
    },
  };
};

/**
 * A database with our tables and no rows, for proofs that send very many statements: one after
 * another, each planned once. It is on the Postgres that all test files share, or in this process's
 * memory on a machine without one.
 */
export const openFreshDatabase = async (): Promise<Database> => {
  const shared = await createSharedDatabase();
  return shared === undefined ? openInMemory() : openShared(shared);
};
