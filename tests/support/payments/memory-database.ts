import { PGlite } from '@electric-sql/pglite';
import { applyMigrations } from '@netlify/database-dev';
import * as v from 'valibot';
import { migrationsFolder } from '../../../local/folders.ts';
import type { Database } from '../../../src/server/store/database.ts';

const quote = (text: string): string => `'${text.replaceAll("'", "''")}'`;

const toText = (value: unknown): string => {
  if (value instanceof Date) return value.toISOString();
  return value instanceof Uint8Array ? `\\x${Buffer.from(value).toString('hex')}` : String(value);
};

/** A value as Postgres reads it in a statement; its type is the parameter's. */
const toLiteral = (value: unknown): string => {
  if (value === null || value === undefined) return 'null';
  if (Array.isArray(value)) {
    return quote(`{${value.map((one) => JSON.stringify(toText(one))).join(',')}}`);
  }
  return quote(toText(value));
};

/**
 * A database in memory with our tables, in this process, for proofs that send very many statements. Each statement is planned once, so it
 * takes a third of the time.
 */
export const openMemoryDatabase = async (): Promise<Database> => {
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
