import * as v from 'valibot';
import { expect, it } from 'vitest';
import { requestRateLimits } from '../../../src/domain/limits.ts';
import {
  maxSealedCharactersPerMember,
  sealedLogRoomWarning,
} from '../../../src/domain/sealed-sync/room.ts';
import { maxEventsPerRequest } from '../../../src/domain/sealed-sync/sealed-log-api.ts';
import { maxSealedEventLength } from '../../../src/domain/sealed-sync/sealed-log-events-or-keys-action.ts';
import { openDatabaseForTests } from '../../support/server/database-for-tests.ts';
import { run } from '../../support/stored/rows.ts';
import {
  aWrappedKey,
  createSealedLogEndpoint,
  sealedLogOf,
} from '../../support/training/sealed-log-client.ts';

const database = openDatabaseForTests();
let clock = new Date('2026-11-26T12:00:00Z');
const endpoint = () => createSealedLogEndpoint(database, () => clock);
let members = 0;

/** A member with an empty sealed log. */
const begun = async () => {
  members += 1;
  const name = `member-${members}`;
  const her = sealedLogOf(endpoint(), `auth0|${name}`);
  const log = `log-of-${name}`;
  expect((await her.begin(log)).status).toBe(200);
  return { her, log, name };
};

const event = (number: number, sealed = 'c2VhbGVk') => ({ id: `device-of-hers.${number}`, sealed });

const refusalOf = async (answer: Response) => ({
  status: answer.status,
  ...v.parse(v.object({ error: v.string(), reason: v.optional(v.string()) }), await answer.json()),
});

it('an event that is sent again is stored once, also by ten requests at once', async () => {
  const { her, log } = await begun();
  const events = [event(1), event(2)];
  await Promise.all(
    Array.from({ length: 10 }, () => her.post({ kind: 'events', log, epoch: 1, events })),
  );
  const again = await her.store(log, [...events, event(2)]);
  expect(again.map(({ id, state }) => [id, state])).toEqual([
    ['device-of-hers.1', 'known'],
    ['device-of-hers.2', 'known'],
  ]);
  const { log: stored, events: read, isEnd } = await her.read();
  expect(read.map(({ id, sealed }) => [id, sealed])).toEqual(
    events.map(({ id, sealed }) => [id, sealed]),
  );
  expect(isEnd).toBe(true);
  expect(stored).toMatchObject({ id: log, epoch: 1, size: 16 });
  expect(stored?.last).toBeGreaterThanOrEqual(read.at(-1)?.place ?? Infinity);
});

it('another event under the same id is refused by its state, and the first one stays', async () => {
  const { her, log } = await begun();
  await her.store(log, [event(1)]);
  expect(await her.store(log, [event(1, 'b3RoZXI=')])).toMatchObject([{ state: 'other' }]);
  expect((await her.read()).events.map(({ sealed }) => sealed)).toEqual(['c2VhbGVk']);
});

it('events are read in pages by their places, and none is left out while others are stored', async () => {
  const { her, log } = await begun();
  const large = 'A'.repeat(maxSealedEventLength / 2);
  const send = async (from: number): Promise<void> => {
    for (let number = from; number < from + 10; number += 2) {
      await her.store(log, [event(number, large), event(number + 1, large)]);
    }
  };
  const sending = Promise.all([send(1), send(101)]);
  const seen: string[] = [];
  let [after, isDone] = [0, false];
  void sending.then(() => {
    isDone = true;
  });
  for (let isOver = false; !isOver;) {
    const wasDone = isDone;
    const { events, isEnd } = await her.read(after);
    seen.push(...events.map(({ id }) => id));
    after = events.at(-1)?.place ?? after;
    isOver = wasDone && isEnd;
  }
  expect(seen.length).toBe(20);
  expect(new Set(seen).size).toBe(20);
});

it('a new key shuts out who has the old one, and its own repetition changes nothing', async () => {
  const { her, log } = await begun();
  await her.store(log, [event(1)]);
  const next = {
    kind: 'new key',
    log,
    from: 1,
    keys: [{ ...aWrappedKey, epoch: 2, wrapped: 'bmV3IQ==' }],
  };
  expect((await her.post(next)).status).toBe(200);
  expect((await her.post(next)).status).toBe(200);
  const lost = await her.post({ kind: 'events', log, epoch: 1, events: [event(2)] });
  expect(await refusalOf(lost)).toMatchObject({ status: 409, reason: 'new phrase' });
  const other = { ...next, keys: [{ ...aWrappedKey, epoch: 2, wrapped: 'b3RoZXI=' }] };
  expect(await refusalOf(await her.post(other))).toMatchObject({
    status: 409,
    reason: 'new phrase',
  });
  await her.store(log, [event(3)], 2);
  const read = await her.read();
  expect(read.log).toMatchObject({ epoch: 2, keys: [{ wrapped: 'bmV3IQ==', epoch: 2 }] });
  expect(read.events.map(({ epoch }) => epoch)).toEqual([1, 2]);
  const [{ place } = { place: 0 }] = read.events;
  expect((await her.send({ method: 'DELETE' }, `?log=${log}&through=${place}`)).status).toBe(200);
  expect((await her.read()).events.map(({ epoch }) => epoch)).toEqual([2]);
});

it('a passkey is added to the present key only, and there is a limit', async () => {
  const { her, log } = await begun();
  const passkey = (id: string, epoch = 1) =>
    her.post({ kind: 'add key', log, key: { ...aWrappedKey, kind: 'passkey', id, epoch } });
  expect((await passkey('a2V5')).status).toBe(200);
  expect((await her.read()).log?.keys.map(({ kind }) => kind)).toEqual(['passkey', 'phrase']);
  expect(await refusalOf(await passkey('a2V5', 2))).toMatchObject({ status: 409 });
  for (let number = 10; number < 20; number += 1) await passkey(`key${number}`);
  expect((await refusalOf(await passkey('more'))).error).toBe(
    'You have as many passkeys here as there may be.',
  );
});

it('a log is begun once, and after it was deleted its devices are told', async () => {
  const { her, log } = await begun();
  expect((await her.begin(log)).status).toBe(200);
  expect((await her.begin('another-log')).status).toBe(409);
  await her.store(log, [event(1)]);
  expect((await her.send({ method: 'DELETE' })).status).toBe(200);
  expect(await her.read()).toEqual({ log: null, events: [], isEnd: true });
  const late = () => her.post({ kind: 'events', log, epoch: 1, events: [event(2)] });
  expect(await refusalOf(await late())).toMatchObject({ status: 404, reason: 'no log' });
  await her.begin('another-log');
  expect(await refusalOf(await late())).toMatchObject({ status: 404, reason: 'another log' });
});

it('another member reaches nothing by the name of a log', async () => {
  const { her, log } = await begun();
  await her.store(log, [event(1)]);
  const before = await her.read();
  const eve = sealedLogOf(endpoint(), 'auth0|eve');
  const attacks = [
    { kind: 'events', log, epoch: 1, events: [event(2)] },
    { kind: 'new key', log, from: 1, keys: [{ ...aWrappedKey, epoch: 2 }] },
    { kind: 'add key', log, key: { ...aWrappedKey, kind: 'passkey', id: 'ZXZl' } },
  ];
  for (const own of [undefined, 'log-of-eve']) {
    if (own !== undefined) await eve.begin(own);
    for (const attack of attacks) expect((await eve.post(attack)).status).toBe(404);
    await eve.send({ method: 'DELETE' }, `?log=${log}&through=1000`);
    expect((await eve.read()).events).toEqual([]);
  }
  await eve.send({ method: 'DELETE' });
  expect(await her.read()).toEqual(before);
});

it('5 MB are the most: what is over it is refused in a sentence, long after a warning', async () => {
  const { her, log } = await begun();
  const large = 'A'.repeat(maxSealedEventLength);
  const warned: number[] = [];
  let stored = 0;
  for (let number = 1; number < 60; number += 1) {
    clock = new Date(clock.getTime() + 60_000);
    const answer = await her.post({
      kind: 'events',
      log,
      epoch: 1,
      events: [event(number, large)],
    });
    if (answer.status !== 200) {
      expect(await refusalOf(answer)).toMatchObject({ status: 413, reason: 'full' });
      break;
    }
    stored += 1;
    if (sealedLogRoomWarning((await her.read(1e9)).log?.size ?? 0) !== undefined)
      warned.push(stored);
  }
  expect(stored).toBe(Math.floor(maxSealedCharactersPerMember / maxSealedEventLength));
  expect(warned[0]).toBe(12);
  // What is stored already may still be sent again.
  expect(await her.store(log, [event(1, large)])).toMatchObject([{ state: 'known' }]);
});

it.each([
  ['no JSON', 'no', 400],
  ['another kind', { kind: 'all' }, 400],
  ['no events', { kind: 'events', log: 'log-of-hers', epoch: 1, events: [] }, 400],
  [
    'too many events',
    {
      kind: 'events',
      log: 'log-of-hers',
      epoch: 1,
      events: Array.from({ length: maxEventsPerRequest + 1 }, (_, number) => event(number)),
    },
    400,
  ],
  [
    'an event that is too large',
    {
      kind: 'events',
      log: 'log-of-hers',
      epoch: 1,
      events: [event(1, 'A'.repeat(maxSealedEventLength + 4))],
    },
    400,
  ],
  [
    'an event that is no base64',
    { kind: 'events', log: 'log-of-hers', epoch: 1, events: [event(1, 'Squat 60 kg')] },
    400,
  ],
  [
    'an event without a number',
    { kind: 'events', log: 'log-of-hers', epoch: 1, events: [{ id: 'device', sealed: 'AAAA' }] },
    400,
  ],
  [
    'a fraction of a key',
    { kind: 'events', log: 'log-of-hers', epoch: 1.5, events: [event(1)] },
    400,
  ],
  [
    'a first key with another number',
    { kind: 'begin', log: 'log-of-hers', keys: [{ ...aWrappedKey, epoch: 2 }] },
    400,
  ],
  ['too long a body', { kind: 'begin', log: 'x'.repeat(1024 * 1024 + 1), keys: [] }, 413],
])('%s is refused in a sentence', async (_, body, status) => {
  const refusal = await refusalOf(await sealedLogOf(endpoint(), 'auth0|wrong').post(body));
  expect(refusal.status).toBe(status);
  expect(refusal.error).toMatch(/\.$/);
});

it('a place that is no number, and another method, are refused in a sentence', async () => {
  const her = sealedLogOf(endpoint(), 'auth0|wrong');
  for (const answer of [
    await her.send({}, '?after=-1'),
    await her.send({ method: 'DELETE' }, '?through=1'),
    await her.send({ method: 'PUT' }),
  ]) {
    const { status, error } = await refusalOf(answer);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(error).toMatch(/\.$/);
  }
});

it('a flood is refused in a sentence that says when it goes on', async () => {
  const her = sealedLogOf(endpoint(), 'auth0|flood');
  const { maxRequests } = requestRateLimits.trainingLog;
  for (let sent = 0; sent < maxRequests; sent += 50) {
    await Promise.all(Array.from({ length: 50 }, () => her.read()));
  }
  const { status, error } = await refusalOf(await her.send());
  expect(status).toBe(429);
  expect(error).toContain('They go on by themselves in');
  expect((await sealedLogOf(endpoint(), 'auth0|other').send()).status).toBe(200);
  expect(await run(database, `select 1 from sealed_events where event_id like 'flood%'`)).toEqual(
    [],
  );
});
