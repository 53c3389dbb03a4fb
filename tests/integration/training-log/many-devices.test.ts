import { afterAll, beforeAll, expect, it } from 'vitest';
import { maxSealedCharactersPerMember } from '../../../src/domain/sealed-sync/room.ts';
import { openDatabase, type Database } from '../../../src/server/store/database.ts';
import { isFullScale } from '../../support/proof-scale.ts';
import { openTestDatabase, type TestDatabase } from '../../support/server/test-database.ts';
import { createSealedLogEndpoint, sealedLogOf } from '../../support/training/sealed-log-client.ts';

// Through the pooler where this machine has one. Each process of the host has one connection and
// answers one request at a time, as a function does; there are more of them than the pooler has
// connections to Postgres (20), so statements wait for one another there, too.

const devices = isFullScale ? 1000 : 60;
const eventsEach = isFullScale ? 1000 : 40;
const eventsAtOnce = isFullScale ? 50 : 20;
const processes = 40;
const devicesOfMember = 2;

let server: TestDatabase;
let databases: readonly Database[] = [];
beforeAll(async () => {
  server = await openTestDatabase();
  databases = Array.from({ length: processes }, () => openDatabase(server.url));
});
afterAll(async () => {
  await Promise.all(databases.map((database) => database.close()));
  await server.dispose();
});

const sealed = Buffer.alloc(700, 7).toString('base64');

it(`${devices} devices send ${eventsEach} events each, some twice: none is lost or doubled`, async () => {
  // Every request in an hour of its own: this is about the database, not about floods.
  let hours = 0;
  const clock = (): Date => new Date(Date.UTC(2026, 10, 26) + (hours += 1) * 3_600_000);
  const endpoints = databases.map((database) => createSealedLogEndpoint(database, clock));
  const times: number[] = [];
  const lost: string[] = [];
  const waiting = Array.from({ length: devices }, (_, number) => number);
  const worker = async (at: number): Promise<void> => {
    const endpoint = endpoints[at];
    for (let device = waiting.shift(); device !== undefined; device = waiting.shift()) {
      if (endpoint === undefined) throw new Error('There is no process.');
      const member = Math.floor(device / devicesOfMember);
      const her = sealedLogOf(endpoint, `auth0|crowd-${member}`);
      const log = `log-of-crowd-${member}`;
      await her.begin(log);
      for (let first = 1; first <= eventsEach; first += eventsAtOnce) {
        const events = Array.from(
          { length: Math.min(eventsAtOnce, eventsEach - first + 1) },
          (_, n) => ({
            id: `device-${device}-of-many.${first + n}`,
            sealed,
          }),
        );
        const began = performance.now();
        const answers = [await her.store(log, events)];
        times.push(performance.now() - began);
        if (first % (5 * eventsAtOnce) === 1) answers.push(await her.store(log, events));
        for (const answer of answers) {
          if (answer.length !== events.length) lost.push(`${device}/${first}`);
        }
      }
    }
  };
  const start = performance.now();
  await Promise.all(Array.from({ length: processes }, (_, at) => worker(at)));
  const seconds = (performance.now() - start) / 1000;
  const sorted = times.toSorted((one, other) => one - other);
  const p = (share: number): string => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1);
  console.log(
    `${times.length} requests of ${eventsAtOnce} events, ${processes} at once, in ${seconds.toFixed(0)} s: p50 ${p(0.5)} ms, p99 ${p(0.99)} ms`,
  );
  expect(lost).toEqual([]);
  const [first] = endpoints;
  if (first === undefined) throw new Error('There is no process.');
  for (let member = 0; member < devices / devicesOfMember; member += 1) {
    const her = sealedLogOf(first, `auth0|crowd-${member}`);
    const ids: string[] = [];
    let after = 0;
    for (let isOver = false; !isOver;) {
      const { events, isEnd } = await her.read(after);
      ids.push(...events.map(({ id }) => id));
      after = events.at(-1)?.place ?? after;
      isOver = isEnd;
    }
    expect(ids.length).toBe(devicesOfMember * eventsEach);
    expect(new Set(ids).size).toBe(ids.length);
  }
  expect(devicesOfMember * eventsEach * sealed.length).toBeLessThan(maxSealedCharactersPerMember);
}, 3_600_000);
