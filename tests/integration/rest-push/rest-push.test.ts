import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { startPushService, type PushService } from '../../../local/push-service/start.ts';
import { createVapidKeys } from '../../../src/config/shared/vapid-keys.ts';
import { longestRestWithPushMs } from '../../../src/domain/rest-push/rest-timer-push-api-paths.ts';
import { enforceRateLimit } from '../../../src/server/rate-limit/rate-limit.ts';
import { createRestTimerPushEndpoint } from '../../../src/server/rest-push/rest-push-endpoint.ts';
import {
  createRestTimerPushSender,
  createSignedSenderCallBody,
} from '../../../src/server/rest-push/sender-endpoint.ts';
import type { VersionedRestTimerId } from '../../../src/server/rest-push/stored-rests.ts';
import { openTestDatabase, type TestDatabase } from '../../support/server/test-database.ts';

const start = Date.UTC(2026, 10, 28, 18);
const signingSecret = 's'.repeat(32);
const { publicKey, privateKey } = createVapidKeys();
const sender = { privateKey, contact: 'mailto:hello@knurl.example' };

let server: TestDatabase;
let service: PushService;
let time = start;
let network = 0;
let started: VersionedRestTimerId[] = [];
let logged: string[] = [];
/** What happens while the function sleeps, at which moment. */
let events: { readonly at: number; readonly happen: () => Promise<unknown> }[] = [];

beforeAll(async () => {
  server = await openTestDatabase();
});
afterAll(() => server.dispose());
afterEach(() => service.close());
beforeEach(async () => {
  service = await startPushService(publicKey, () => time);
  await server.database.query(v.object({}), 'delete from rest_pushes');
  // A day later, so that the day's limit begins anew.
  time += 48 * 3600 * 1000;
  network += 1;
  started = [];
  logged = [];
  events = [];
});

const sleep = async (milliseconds: number): Promise<void> => {
  const until = time + milliseconds;
  for (const event of events.filter(({ at }) => at <= until)) {
    events = events.filter((other) => other !== event);
    time = Math.max(time, event.at);
    await event.happen();
  }
  time = Math.max(time, until);
};
const endpointWith = (isAllowed?: (endpoint: string) => boolean, isOn = true) =>
  createRestTimerPushEndpoint({
    database: server.database,
    isOn,
    enforceLimit: (charges) =>
      enforceRateLimit(
        { database: server.database, signingSecret, now: () => new Date(time) },
        charges,
      ),
    now: () => new Date(time),
    startSender: async (rest) => void started.push({ id: rest.id, turn: rest.turn }),
    ...(isAllowed === undefined ? {} : { isAllowed }),
  });
const post = (
  body: object,
  endpoint = endpointWith((address) => address.startsWith(service.origin)),
) =>
  endpoint(
    new Request('https://knurl.example/api/rest-push', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-nf-client-connection-ip': `10.1.0.${network}`,
      },
      body: JSON.stringify(body),
    }),
  );
const runSender = (
  rest: VersionedRestTimerId | undefined,
  secret = signingSecret,
): Promise<Response> =>
  createRestTimerPushSender({
    database: server.database,
    signingSecret,
    sender,
    now: () => time,
    sleep,
    log: (message) => void logged.push(message),
  })(
    new Request('https://knurl.example/api/rest-push/send', {
      method: 'POST',
      body: rest === undefined ? '{}' : createSignedSenderCallBody(secret, rest),
    }),
  );
const send = (turn: number, left: number, id: string) => ({
  kind: 'send',
  id,
  turn,
  left,
  subscription: service.subscribe(),
});
const countRows = async (): Promise<number> => {
  const [row] = await server.database.query(
    v.object({ count: v.string() }),
    'select count(endpoint) from rest_pushes',
  );
  return Number(row?.count);
};

it('a rest’s end is sent within two seconds, sealed, with nothing but its id, and nothing of it stays', async () => {
  const id = randomUUID();
  const endsAt = time + 90_000;
  expect((await post(send(1, 90_000, id))).status).toBe(204);
  expect(started).toEqual([{ id, turn: 1 }]);
  await runSender(started[0]);
  expect(service.delivered).toEqual([
    { text: id, ttl: 60, topic: id.replaceAll('-', ''), urgency: 'high', at: expect.any(Number) },
  ]);
  const at = service.delivered[0]?.at ?? 0;
  expect(at).toBeGreaterThanOrEqual(endsAt);
  expect(at).toBeLessThanOrEqual(endsAt + 2000);
  expect(await countRows()).toBe(0);
  // The host may call a function twice.
  await runSender(started[0]);
  expect(service.delivered).toHaveLength(1);
});

it('a cancelled rest sends nothing, and its function ends soon', async () => {
  const id = randomUUID();
  const began = time;
  await post(send(1, 300_000, id));
  events.push({ at: time + 20_000, happen: () => post({ kind: 'cancel', id, turn: 2 }) });
  await runSender(started[0]);
  expect(service.answers).toEqual([]);
  expect(time - began).toBeLessThanOrEqual(35_000);
  expect(await countRows()).toBe(0);
});

it('a cancellation that arrives before what it cancels wins', async () => {
  const id = randomUUID();
  await post({ kind: 'cancel', id, turn: 2 });
  expect((await post(send(1, 60_000, id))).status).toBe(204);
  expect(started).toEqual([]);
  await post(send(3, 60_000, id));
  expect(started).toEqual([{ id, turn: 3 }]);
});

it.each([
  ['later', 90_000],
  ['sooner', 20_000],
])('a rest that is moved to end %s is sent once, at its new end', async (_, left) => {
  const id = randomUUID();
  await post(send(1, 60_000, id));
  time += 10_000;
  const endsAt = time + left;
  await post(send(2, left, id));
  const [first, second] = started;
  await runSender(left > 50_000 ? first : second);
  await runSender(left > 50_000 ? second : first);
  expect(service.delivered.map(({ at }) => at)).toEqual([endsAt]);
});

it('a function that begins half a minute too late sends nothing', async () => {
  await post(send(1, 60_000, randomUUID()));
  time += 60_000 + 31_000;
  await runSender(started[0]);
  expect(service.answers).toEqual([]);
  expect(await countRows()).toBe(0);
});

it('a subscription that has ended is forgotten, without a word in the log', async () => {
  await post(send(1, 10_000, randomUUID()));
  service.endSubscriptions();
  await runSender(started[0]);
  expect(service.answers).toEqual([410]);
  expect(await countRows()).toBe(0);
  expect(logged).toEqual([]);
});

it('a busy push service is asked again when it says so, three times at most', async () => {
  await post(send(1, 10_000, randomUUID()));
  const endsAt = time + 10_000;
  service.refuse(429, 503);
  await runSender(started[0]);
  expect(service.answers).toEqual([429, 503, 201]);
  // It asked for three seconds.
  expect(service.delivered[0]?.at).toBe(endsAt + 4000);
  await post(send(1, 10_000, randomUUID()));
  service.refuse(500, 500, 500);
  await runSender(started[1]);
  expect(service.answers.slice(3)).toEqual([500, 500, 500]);
  expect(logged).toEqual(['A push service did not take a message (500)']);
});

it.each([400, 403, 413, 301])(
  'what a push service refuses with %i is sent once, goes nowhere else, and is logged without its address',
  async (status) => {
    await post(send(1, 10_000, randomUUID()));
    service.refuse(status);
    await runSender(started[0]);
    expect(service.answers).toEqual([status]);
    expect(logged).toEqual([`A push service did not take a message (${status})`]);
  },
);

it('the push service takes nobody else’s messages', async () => {
  await post(send(1, 10_000, randomUUID()));
  const rest = started[0];
  await createRestTimerPushSender({
    database: server.database,
    signingSecret,
    sender: { ...sender, privateKey: createVapidKeys().privateKey },
    now: () => time,
    sleep,
    log: (message) => void logged.push(message),
  })(
    new Request('https://knurl.example/', {
      method: 'POST',
      body: createSignedSenderCallBody(signingSecret, rest ?? { id: '', turn: 0 }),
    }),
  );
  expect(service.answers).toEqual([403]);
});

it('only we start a function that waits', async () => {
  await post(send(1, 10_000, randomUUID()));
  expect((await runSender(started[0], 'x'.repeat(32))).status).toBe(403);
  expect((await runSender(undefined)).status).toBe(400);
  expect(service.answers).toEqual([]);
});

it('another host, a rest without end and a site without keys are refused in a sentence', async () => {
  const id = randomUUID();
  const foreign = await post(send(1, 1000, id), endpointWith());
  expect(foreign.status).toBe(400);
  expect(await foreign.json()).toEqual({
    error: 'We send only to the push services of browsers that we know.',
  });
  const endless = await post(send(1, longestRestWithPushMs + 1, id));
  expect([endless.status, await endless.json()]).toEqual([
    400,
    { error: 'This is no end of a rest.' },
  ]);
  const off = await post(send(1, 1000, id), endpointWith(undefined, false));
  expect(off.status).toBe(404);
  expect(started).toEqual([]);
  expect(await countRows()).toBe(0);
});

it('a flood from one network is refused before it costs more than two hours of waiting', async () => {
  let seconds = 0;
  let refused: Response | undefined;
  while (refused === undefined && seconds < 20_000) {
    const answer = await post(send(1, longestRestWithPushMs, randomUUID()));
    if (answer.status === 429) refused = answer;
    else seconds += longestRestWithPushMs / 1000;
  }
  expect(seconds).toBeLessThanOrEqual(7200);
  expect(await refused?.json()).toEqual({
    error: expect.stringMatching(/^Too many rests are being counted here\. Try again in /),
  });
});

it('what a function that died has left is deleted with the next rest', async () => {
  await post(send(1, 10_000, randomUUID()));
  time += 10_000 + 61_000;
  await post({ kind: 'cancel', id: randomUUID(), turn: 1 });
  expect(await countRows()).toBe(0);
});
