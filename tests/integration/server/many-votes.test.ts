import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openDatabase, type Database } from '../../../src/server/store/database.ts';
import { atScale } from '../../support/proof-scale.ts';
import {
  startDatabaseProcess,
  type DatabaseProcess,
} from '../../support/server/database-process.ts';
import { createVoter, createVoteEndpoints } from '../../support/server/voter.ts';

const voters = atScale(10_000, 20);
const votersAtOnce = 200;
const options = ['strength', 'fun', 'health'];

let server: DatabaseProcess;
/** Each represents a process of the host, with its own connection. */
let databases: readonly Database[] = [];

beforeAll(async () => {
  server = await startDatabaseProcess();
  databases = Array.from({ length: 4 }, () => openDatabase(server.url));
});
afterAll(async () => {
  await Promise.all(databases.map((database) => database.close()));
  await server.dispose();
});

/** Resolves once something has happened this many times. */
const createCounter = () => {
  let count = 0;
  let waiting: { readonly until: number; readonly resolve: () => void }[] = [];
  return {
    count: () => count,
    add: () => {
      count += 1;
      for (const { until, resolve } of waiting) if (count >= until) resolve();
      waiting = waiting.filter(({ until }) => count < until);
    },
    reach: (until: number) =>
      new Promise<void>((resolve) => {
        if (count >= until) resolve();
        else waiting.push({ until, resolve });
      }),
  };
};

it(`counts each of ${voters} votes once while the database is killed three times`, async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  const hosts = databases.map((database) =>
    createVoteEndpoints({
      database,
      polls: async () => [{ id: 'poll-001', active: true, options }],
      signingSecret: 'a secret of the tests, 32 letters long',
      now: () => new Date(),
      newVoterId: randomUUID,
    }),
  );
  const acknowledged = new Map(options.map((name) => [name, 0]));
  const votes = createCounter();
  const outages = createCounter();
  let databaseIsUp: Promise<void> = Promise.resolve();

  const sendUntilAnswered = async (send: () => Promise<Response>): Promise<Response> => {
    for (;;) {
      const answer = await send();
      if (answer.status !== 503) return answer;
      outages.add();
      await databaseIsUp;
    }
  };

  const castVote = async (index: number): Promise<void> => {
    const endpoints = hosts[index % hosts.length];
    const option = options[index % options.length] ?? '';
    if (endpoints === undefined) throw new Error('No endpoints.');
    const voter = createVoter(endpoints, `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`);
    await sendUntilAnswered(() => voter.read());
    // Every tenth answer is lost, so the browser sends the vote again.
    if (index % 10 === 0) await voter.castAndLoseAnswer(`?vote=${option}`);
    const answer = await sendUntilAnswered(() => voter.cast(`?vote=${option}`));
    expect(answer.status).toBe(200);
    acknowledged.set(option, (acknowledged.get(option) ?? 0) + 1);
    votes.add();
  };

  let next = 0;
  const castVotes = async (): Promise<void> => {
    for (let index = next++; index < voters; index = next++) await castVote(index);
  };
  const killDatabase = async (): Promise<void> => {
    for (const share of [0.2, 0.5, 0.8]) {
      await votes.reach(voters * share);
      const before = outages.count();
      const { promise, resolve } = Promise.withResolvers<undefined>();
      databaseIsUp = promise;
      await server.kill();
      // At least one voter has to notice, otherwise this proves nothing.
      await outages.reach(before + 1);
      await server.restart();
      resolve(undefined);
    }
  };
  await Promise.all([killDatabase(), ...Array.from({ length: votersAtOnce }, castVotes)]);

  const [database] = databases;
  const Row = v.object({ option_name: v.string(), votes: v.number() });
  const counts = await database?.query(Row, 'select option_name, votes from vote_counts');
  const rows = await database?.query(
    Row,
    'select option_name, count(*)::int as votes from votes group by 1',
  );
  const toMap = (found: readonly v.InferOutput<typeof Row>[] = []) =>
    new Map(found.map((row) => [row.option_name, row.votes]));
  expect(votes.count()).toBe(voters);
  expect(toMap(counts)).toEqual(acknowledged);
  expect(toMap(rows)).toEqual(acknowledged);
});
