import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrateDatabase } from '../../../local/database/migrate.ts';
import { migrationsFolder } from '../../../local/folders.ts';
import { findPgbouncer } from '../../../local/postgres.ts';
import { openDatabase } from '../../../src/server/store/database.ts';
import { hasPostgres } from '../../support/server/real-postgres.ts';
import { openTestDatabase, type TestDatabase } from '../../support/server/test-database.ts';

const Nothing = v.object({});

let server: TestDatabase;
beforeAll(async () => {
  server = await openTestDatabase();
});
afterAll(() => server.dispose());

/**
 * As many functions as may run at once in a busy minute; each is a process with a connection of its
 * own.
 */
const instances = 400;

describe.runIf(hasPostgres && findPgbouncer(process.env) !== undefined)('through a pooler', () => {
  it(`${instances} functions at once get ${instances} answers from a database that takes fewer connections`, async () => {
    const [limit] = await server.database.query(
      v.object({ connections: v.number() }),
      `select current_setting('max_connections')::int as connections`,
    );
    expect(limit?.connections).toBeLessThan(instances);
    const functions = Array.from({ length: instances }, () => openDatabase(server.url));
    await Promise.all(
      functions.map(({ query }, voter) =>
        query(
          Nothing,
          `insert into votes (poll_id, voter_id, option_name) values ('poll-001', $1, 'Squat')`,
          [`voter-${voter}`],
        ),
      ),
    );
    await Promise.all(functions.map(({ close }) => close()));
    const [stored] = await server.database.query(
      v.object({ votes: v.number() }),
      `select count(*)::int as votes from votes`,
    );
    expect(stored?.votes).toBe(instances);
  });
});

/** Takes away all tables, as in a database that has just been opened. */
const empty = async (): Promise<void> => {
  for (const schema of ['netlify', 'public']) {
    await server.database.query(Nothing, `drop schema ${schema} cascade`);
  }
  await server.database.query(Nothing, 'create schema public');
};

describe.each(['url', 'directUrl'] as const)('two deploys at once, at the %s', (way) => {
  const migrate = () => migrateDatabase(server[way], migrationsFolder);

  it('both get through: one makes the tables, and the other finds them made', async () => {
    await empty();
    const [one, other] = await Promise.all([migrate(), migrate()]);
    expect([...one, ...other]).toEqual([...new Set([...one, ...other])]);
    expect(one.length * other.length).toBe(0);
    expect(one.length + other.length).toBeGreaterThan(0);
  });

  it('and so do those that come after other traffic', async () => {
    for (let deploy = 0; deploy < 3; deploy += 1) {
      const functions = Array.from({ length: 30 }, () => openDatabase(server.url));
      await Promise.all(functions.map(({ query }) => query(Nothing, 'select from votes')));
      await Promise.all(functions.map(({ close }) => close()));
      expect(await Promise.all([migrate(), migrate()])).toEqual([[], []]);
    }
  });
});
