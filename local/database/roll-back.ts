import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { PlainFailure } from '../plain-failure.ts';
import { isLockTimeout, withTablesLocked } from './locked-tables.ts';

const Applied = v.object({ name: v.string() });

/** The rollback file of a migration such as `0009_site-builds`. */
export const rollbackFileOf = (rollbacksFolder: string, migration: string): string =>
  path.join(rollbacksFolder, `${migration.slice(0, 4)}.sql`);

/**
 * The newest migration of a database; undefined if it has none. Throws PlainFailure when the
 * database cannot be reached.
 */
export const findNewestAppliedMigration = (url: string): Promise<string | undefined> =>
  withTablesLocked(url, { purpose: 'rollback' }, async (client) => {
    const { rows } = await client.query(
      'select name from netlify.migrations order by name desc limit 1',
    );
    return rows[0] === undefined ? undefined : v.parse(Applied, rows[0]).name;
  });

/**
 * Rolls back the newest migration of a database, in one transaction. Throws PlainFailure if the
 * given migration isn't the newest any more, if it has no rollback file, or if its rollback fails
 * because data would be lost.
 */
export const rollBackMigration = (
  url: string,
  rollbacksFolder: string,
  migration: string,
): Promise<void> =>
  withTablesLocked(url, { purpose: 'rollback' }, async (client) => {
    const file = rollbackFileOf(rollbacksFolder, migration);
    if (!existsSync(file)) {
      throw new PlainFailure(`${migration} has no rollback: ${path.basename(file)} is missing.`);
    }
    const { rows } = await client.query(
      'delete from netlify.migrations where name = $1 and name = (select max(name) from netlify.migrations) returning name',
      [migration],
    );
    if (rows.length === 0) {
      throw new PlainFailure(`${migration} isn’t the newest migration any more. Look again.`);
    }
    try {
      await client.query(readFileSync(file, 'utf8'));
    } catch (error) {
      if (isLockTimeout(error)) throw error;
      const reason = error instanceof Error ? error.message : String(error);
      throw new PlainFailure(`${migration} was not undone, and nothing has changed: ${reason}`);
    }
  });
