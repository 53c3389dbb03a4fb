import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openDatabase, type Database } from '../../../src/server/database.ts';
import {
  startDatabaseProcess,
  type DatabaseProcess,
} from '../../support/server/database-process.ts';
import { createVoter, toVoteEndpoints } from '../../support/server/voter.ts';

const voters = 10_000;
const atOnce = 200;
const processes = 4;
const options = ['strength', 'fun', 'health'];

let server: DatabaseProcess;
let databases: readonly Database[] = [];

beforeAll(async () => {
  server = await startDatabaseProcess();
  databases = Array.from({ length: processes }, () => openDatabase(server.url));
});
afterAll(async () => {
  await Promise.all(databases.map((database) => database.close()));
  await server.dispose();
});

it(`counts every acknowledged vote of ${voters}, ${atOnce} at once, and none twice, while the database is killed three times`, async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  // Each stands for a process of the host, with a connection of its own.
  const all = databases.map((database) =>
    toVoteEndpoints({
      database,
      polls: async () => [{ id: 'poll-001', active: true, options }],
      signingSecret: 'a secret of the tests, 32 letters long',
      now: () => new Date(),
      newVoterId: randomUUID,
    }),
  );
  const acknowledged = new Map(options.map((name) => [name, 0]));
  let done = 0;
  let failures = 0;
  let resent = 0;

  const untilAnswered = async (send: () => Promise<Response>): Promise<Response> => {
    for (;;) {
      const answer = await send();
      if (answer.status !== 503) return answer;
      failures += 1;
      await wait(100 + Math.random() * 200);
    }
  };

  const voteOf = async (index: number): Promise<void> => {
    const endpoints = all[index % processes];
    const option = options[index % options.length] ?? '';
    if (endpoints === undefined) throw new Error('No endpoints.');
    const voter = createVoter(endpoints, `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`);
    await untilAnswered(() => voter.read());
    // Every tenth answer is lost on the way, and the vote sent again.
    if (index % 10 === 0) {
      await voter.castUnheard(`?vote=${option}`);
      resent += 1;
    }
    const answer = await untilAnswered(() => voter.cast(`?vote=${option}`));
    expect(answer.status).toBe(200);
    acknowledged.set(option, (acknowledged.get(option) ?? 0) + 1);
    done += 1;
  };

  let next = 0;
  const worker = async (): Promise<void> => {
    for (let index = next++; index < voters; index = next++) await voteOf(index);
  };
  const killer = async (): Promise<void> => {
    for (const share of [0.2, 0.5, 0.8]) {
      while (done < voters * share) await wait(5);
      await server.killAndRestart(100);
    }
  };
  await Promise.all([killer(), ...Array.from({ length: atOnce }, worker)]);

  const [database] = databases;
  const Row = v.object({ option_name: v.string(), votes: v.number() });
  const counts = await database?.query(Row, 'select option_name, votes from vote_counts');
  const rows = await database?.query(
    Row,
    'select option_name, count(*)::int as votes from votes group by 1',
  );
  const toMap = (found: readonly v.InferOutput<typeof Row>[] = []) =>
    new Map(found.map((row) => [row.option_name, row.votes]));
  console.log(`${voters} votes, ${failures} refused meanwhile, ${resent} resent unheard`);
  expect(done).toBe(voters);
  // A killed database was noticed: otherwise this proves nothing.
  expect(failures).toBeGreaterThan(10);
  expect(toMap(counts)).toEqual(acknowledged);
  expect(toMap(rows)).toEqual(acknowledged);
});
