import { afterAll, beforeAll } from 'vitest';
import type { Database } from '../../../src/server/store/database.ts';
import { openFreshDatabase } from './fresh-database.ts';

/**
 * A database with our tables and no rows for all tests of a file, which is opened before the first
 * and closed after the last.
 */
export const openDatabaseForTests = (): Database => {
  let opened: Database | undefined;
  beforeAll(async () => {
    opened = await openFreshDatabase();
  });
  afterAll(() => opened?.close());
  return {
    query: (schema, statement, values) => {
      if (opened === undefined) throw new Error('The database is opened before the first test.');
      return opened.query(schema, statement, values);
    },
    close: async () => opened?.close(),
  };
};
