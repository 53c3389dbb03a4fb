import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  rollBackMigration,
  findNewestAppliedMigration,
} from '../../../local/database/roll-back.ts';
import { migrateDatabase } from '../../../local/database/migrate.ts';
import { migrationsFolder, rollbacksFolder } from '../../../local/folders.ts';
import { openTestDatabase, type TestDatabase } from '../../support/server/test-database.ts';

const migrations = readdirSync(migrationsFolder)
  .filter((name) => name.endsWith('.sql'))
  .map((name) => path.basename(name, '.sql'))
  .toSorted();

let server: TestDatabase;
beforeAll(async () => {
  server = await openTestDatabase();
});
afterAll(() => server.dispose());

const Fact = v.object({ fact: v.string() });

/** Every column, index and constraint of our tables. The order of columns doesn't count. */
const readSchema = async (): Promise<readonly string[]> => {
  const rows = await server.database.query(
    Fact,
    `select format('%s.%s %s %s %s', table_name, column_name, data_type, is_nullable, coalesce(column_default, '')) as fact
       from information_schema.columns where table_schema = 'public'
     union all select indexdef from pg_indexes where schemaname = 'public'
     union all select format('%s: %s', conrelid::regclass, pg_get_constraintdef(oid)) from pg_constraint
       where connamespace = 'public'::regnamespace and contype <> 'n'
     union all select format('sequence %s', sequencename) from pg_sequences where schemaname = 'public'`,
  );
  return rows.map(({ fact }) => fact).toSorted();
};

const undoNewest = async (): Promise<string> => {
  const newest = await findNewestAppliedMigration(server.url);
  if (newest === undefined) throw new Error('No migration is left.');
  await rollBackMigration(server.url, rollbacksFolder, newest);
  return newest;
};

it('every migration can be rolled back, down to an empty database, and its rollback undoes exactly what it did', async () => {
  const whole = await readSchema();
  const before = new Map<string, readonly string[]>();
  for (const name of migrations.toReversed()) {
    expect(await undoNewest()).toBe(name);
    before.set(name, await readSchema());
  }
  expect(before.get(migrations[0] ?? '')).toEqual([]);
  const folder = mkdtempSync(path.join(tmpdir(), 'some-migrations-'));
  for (const name of migrations) {
    expect([name, await readSchema()]).toEqual([name, before.get(name)]);
    cpSync(path.join(migrationsFolder, `${name}.sql`), path.join(folder, `${name}.sql`));
    await migrateDatabase(server.url, folder);
  }
  rmSync(folder, { recursive: true });
  expect(await readSchema()).toEqual(whole);
});

it('a rollback that would lose data refuses, and nothing changes', async () => {
  const newest = migrations.at(-1) ?? '';
  const folder = mkdtempSync(path.join(tmpdir(), 'rollbacks-'));
  writeFileSync(
    path.join(folder, `${newest.slice(0, 4)}.sql`),
    `drop table votes; do $$ begin raise exception 'There are votes.'; end $$;`,
  );
  const before = await readSchema();
  await expect(rollBackMigration(server.url, folder, newest)).rejects.toThrow(
    `${newest} was not undone, and nothing has changed: There are votes.`,
  );
  rmSync(folder, { recursive: true });
  expect(await readSchema()).toEqual(before);
  expect(await findNewestAppliedMigration(server.url)).toBe(newest);
  await expect(rollBackMigration(server.url, rollbacksFolder, '0002_votes')).rejects.toThrow(
    '0002_votes isn’t the newest migration any more. Look again.',
  );
});

/** Before this migration, two versions were never live at the same time. */
const firstLive = '0009';

/**
 * Columns that a migration may drop, because the previous version's code names them nowhere either
 * (decision 060).
 */
const namedNoMore: Readonly<Record<string, RegExp>> = {
  '0018_old-lease-columns':
    /^alter table \w+( drop column (tries|failures|next_try_at|problem|told_at),?)+$/,
};

it('from the first live version on migrations only add, or drop what the previous version doesn’t name, so that the previous version’s code keeps working', () => {
  for (const name of migrations.filter((one) => one >= firstLive)) {
    const statements = readFileSync(path.join(migrationsFolder, `${name}.sql`), 'utf8')
      .replaceAll(/--.*$/gm, '')
      .split(';')
      .map((statement) => statement.trim())
      .filter(Boolean);
    const created = statements.flatMap((one) => /^create table (\w+)/.exec(one)?.[1] ?? []);
    for (const statement of statements) {
      // Filling a table of its own, which the previous version doesn't know.
      const [, filled = ''] = /^insert into (\w+)/.exec(statement) ?? [];
      if (created.includes(filled)) continue;
      if (namedNoMore[name]?.test(statement)) continue;
      expect(statement).toMatch(
        /^(create (table|(unique )?index|sequence)|alter table \w+ (add column (?![^;]*not null(?![^;]*default))|alter column \w+ set default ))/,
      );
    }
  }
});
