import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BuildHookUnavailable } from '../../../src/server/site-builds/build-hook.ts';
import { createContentfulEventsEndpoint } from '../../../src/server/site-builds/contentful-events-endpoint.ts';
import { runBuildUpdateJob } from '../../../src/server/site-builds/settle-builds.ts';
import { openDatabase } from '../../../src/server/store/database.ts';
import {
  openLocalTestDatabase,
  type LocalTestDatabase,
} from '../../support/server/test-database.ts';
import {
  signedEvent,
  testSpace,
  webhookSecret,
  type TestEvent,
} from '../../support/site-builds/signed-event.ts';

const start = new Date('2026-11-23T12:00:00Z');
const minute = 60_000;

let server: LocalTestDatabase;
let time = start;
let calls: { readonly buildId: string; readonly title: string }[];
let isHookDown: boolean;
let logged: string[];
beforeAll(async () => {
  server = await openLocalTestDatabase();
});
afterAll(() => server.dispose());
beforeEach(async () => {
  await server.database.query(v.object({}), 'truncate content_events, site_builds, mails, work');
  time = start;
  calls = [];
  logged = [];
  isHookDown = false;
});

let ids = 0;
const dependencies = (database = server.database) => ({
  database,
  editorMail: 'editor@example.com',
  space: testSpace,
  callHook: async (build: { readonly buildId: string; readonly title: string }) => {
    if (isHookDown) throw new BuildHookUnavailable('answers 503');
    calls.push(build);
  },
  readLiveBuild: async () => undefined,
  publishEvery: 0,
  deploysAMonth: 20,
  readMark: undefined,
  createId: () => `build-${(ids += 1)}`,
  now: () => time,
  log: (message: string) => void logged.push(message),
});
const endpointOf = (database = server.database, secret: string | undefined = webhookSecret) =>
  createContentfulEventsEndpoint({ ...dependencies(database), webhookSecret: secret });

const send = async (event: TestEvent | Request) => {
  const request = 'topic' in event ? signedEvent(event, time) : event;
  const answer = await endpointOf()(request);
  const body: unknown = await answer.json();
  return { status: answer.status, body };
};
const publish = (more: Partial<TestEvent> = {}): TestEvent => ({
  topic: 'Entry.publish',
  title: 'Deadlift',
  ...more,
});
const storedEvents = async (): Promise<number> => {
  const rows = await server.database.query(
    v.object({ event_id: v.string() }),
    'select event_id from content_events',
  );
  return rows.length;
};

describe('an event from Contentful', () => {
  it('calls the build hook at once, with a title that names the entry', async () => {
    const { status, body } = await send(publish());
    expect([status, body]).toEqual([
      200,
      { outcome: 'counted', title: 'Article “Deadlift” published' },
    ]);
    expect(calls.map(({ title }) => title)).toEqual(['Article “Deadlift” published']);
  });

  it('counts once however often it arrives, and the answer says so', async () => {
    await send(publish({ key: 'one' }));
    const { body } = await send(publish({ key: 'one', title: 'Deadlift' }));
    expect(body).toMatchObject({ outcome: 'known' });
    await send(publish({ key: 'two' }));
    expect(await storedEvents()).toBe(2);
    expect(calls).toHaveLength(1);
  });

  it('is identified by its content when it has no key', async () => {
    const signed = signedEvent(publish(), time);
    await send(signed.clone());
    await send(signed);
    expect(await storedEvents()).toBe(1);
  });

  it('is ignored when it changes nothing public, with a reason and without a row', async () => {
    const { status, body } = await send(publish({ environment: 'staging' }));
    expect([status, body]).toEqual([
      200,
      { outcome: 'ignored', why: 'This happened in another environment.' },
    ]);
    expect(await storedEvents()).toBe(0);
  });

  it.each([
    'x-contentful-bulk-action-id',
    'x-contentful-release-id',
    'x-contentful-release-action-id',
    'x-contentful-scheduled-action-id',
  ])('waits for the action that it belongs to, by its header %s', async (header) => {
    const { body } = await send(publish({ headers: { [header]: 'one' } }));
    expect(body).toMatchObject({ outcome: 'ignored' });
    const action = {
      topic: 'BulkAction.execute',
      sys: { status: 'succeeded' },
      rest: { action: 'publish' },
    };
    await send(action);
    expect(calls.map(({ title }) => title)).toEqual(['Several entries published']);
  });
});

describe('a request that is not from Contentful', () => {
  const refused = async (request: Request): Promise<readonly [number, string]> => {
    const { status, body } = await send(request);
    const { error } = v.parse(v.object({ error: v.string() }), body);
    expect(await storedEvents()).toBe(0);
    return [status, error];
  };
  const changed = async (
    change: (headers: Headers, body: string) => string | undefined,
  ): Promise<Request> => {
    const signed = signedEvent(publish(), time);
    const headers = new Headers(signed.headers);
    const body = await signed.text();
    return new Request(signed.url, {
      method: 'POST',
      headers,
      body: change(headers, body) ?? body,
    });
  };
  const unsigned = 'This address takes only what Contentful has signed with our secret.';

  it('is refused with 401: another body, another topic, no signature', async () => {
    expect(await refused(await changed((_, body) => `${body} `))).toEqual([401, unsigned]);
    const otherTopic = await changed((headers) => {
      headers.set('x-contentful-topic', 'ContentManagement.Entry.delete');
      return undefined;
    });
    expect(await refused(otherTopic)).toEqual([401, unsigned]);
    const [status] = await refused(
      new Request('https://knurl.example/api/contentful-events', { method: 'POST', body: '{}' }),
    );
    expect(status).toBe(401);
  });

  it.each([
    [-60_000, 401],
    [-6000, 401],
    [-4000, 200],
    [29_000, 200],
    [34_000, 200],
    [36_000, 401],
  ])(
    'is refused when it is too old or too new: signed %i ms ago, answered %i',
    async (age, status) => {
      const signed = signedEvent(publish(), new Date(time.getTime() - age));
      expect((await send(signed)).status).toBe(status);
    },
  );

  it('is refused with a sentence when it isn’t in a webhook’s format', async () => {
    const { status } = await send(publish({ sys: { id: '' } }));
    expect(status).toBe(400);
  });

  it('is refused when it is longer than an entry can be', async () => {
    const { status } = await send(publish({ title: 'a'.repeat(4 * 1024 * 1024) }));
    expect(status).toBe(413);
  });

  it('gets 404 while this site has no webhook', async () => {
    const endpoint = createContentfulEventsEndpoint({
      ...dependencies(),
      webhookSecret: undefined,
    });
    expect((await endpoint(signedEvent(publish(), time))).status).toBe(404);
  });
});

it('a hook that fails is called again later, until the host accepts it, and its address is never revealed', async () => {
  isHookDown = true;
  expect((await send(publish())).status).toBe(200);
  for (const minutes of [1, 1]) {
    time = new Date(time.getTime() + minutes * minute);
    await runBuildUpdateJob(dependencies());
  }
  expect(calls).toHaveLength(0);
  isHookDown = false;
  time = new Date(time.getTime() + 5 * minute);
  await runBuildUpdateJob(dependencies());
  await runBuildUpdateJob(dependencies());
  expect(calls).toHaveLength(1);
  expect(logged.join('\n')).toContain('answers 503');
  expect(logged.join('\n')).not.toContain('http');
});

it('while the database is down the answer is 503, and Contentful’s retry counts', async () => {
  await server.stop();
  expect((await send(publish({ key: 'one' }))).status).toBe(503);
  await server.start();
  expect((await send(publish({ key: 'one' }))).status).toBe(200);
  expect(calls).toHaveLength(1);
});

it('two hundred events at once, over many connections, start one build, and the rest wait for the next', async () => {
  const databases = Array.from({ length: 20 }, () => openDatabase(server.url));
  const endpoints = databases.map((database) => endpointOf(database));
  const tell = async (index: number): Promise<void> => {
    const endpoint = endpoints[index % endpoints.length] ?? endpointOf();
    // Each is sent twice, and again when a slow machine has no free connection in time, as
    // Contentful would.
    const { status } = await endpoint(signedEvent(publish({ key: `key ${index >> 1}` }), time));
    if (status === 503) await tell(index);
    else expect(status).toBe(200);
  };
  await Promise.all(Array.from({ length: 200 }, (_, index) => tell(index)));
  expect(calls).toHaveLength(1);
  const rows = await server.database.query(
    v.object({ build_id: v.nullable(v.string()) }),
    'select build_id from content_events',
  );
  expect(rows).toHaveLength(100);
  const builds = rows.map((row) => row.build_id).filter((id) => id !== null);
  expect(new Set(builds)).toEqual(new Set([calls[0]?.buildId]));
  await Promise.all(databases.map((database) => database.close()));
});
