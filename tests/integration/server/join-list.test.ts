import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startDatabase, type LocalDatabase } from '../../../local/database/start.ts';
import { migrationsFolder } from '../../../local/folders.ts';
import { startInbox, type Inbox } from '../../../local/inbox/start.ts';
import { mailchimpPath } from '../../../local/inbox/mailchimp-path.ts';
import { mailingListWords } from '../../../src/domain/mailing-list.ts';
import { openDatabase, type Database } from '../../../src/server/database.ts';
import { forgetFloods } from '../../../src/server/forget-floods.ts';
import { toJoinListEndpoint, type JoinDependencies } from '../../../src/server/join-list.ts';
import { createMailchimp } from '../../../src/server/mailchimp.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'join-list-'));
const account = { apiKey: 'secret-us0', audienceId: 'readers' };
const site = 'https://knurl.example';
const log = vi.fn();
let server: LocalDatabase;
let database: Database;
let inbox: Inbox;

beforeAll(async () => {
  server = await startDatabase({ folder: path.join(folder, 'data'), port: 0, migrationsFolder });
  database = openDatabase(server.url);
  inbox = await startInbox({
    folder: path.join(folder, 'inbox'),
    port: 0,
    siteUrl: site,
    account,
  });
});
afterAll(async () => {
  await inbox.close();
  await database.close();
  await server.close();
  rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  log.mockReset();
  await database.query(v.object({}), 'truncate flood_hits, flood_salts');
});

const dependencies = (
  change: Partial<typeof account & { apiUrl: string }> = {},
): JoinDependencies => ({
  database,
  provider: createMailchimp({ apiUrl: `${inbox.origin}${mailchimpPath}`, ...account, ...change }),
  signingSecret: 'a secret of the tests, 32 letters long',
  now: () => new Date('2026-11-21T12:00:00Z'),
  log,
});
const send = (
  body: string,
  headers: Record<string, string> = {},
  change: Parameters<typeof dependencies>[0] = {},
): Promise<Response> =>
  toJoinListEndpoint(dependencies(change))(
    new Request(`${site}/api/mailing-list`, {
      method: 'POST',
      body,
      headers: { origin: site, 'content-type': 'application/json', ...headers },
    }),
  );
const join = (email: string, change: Parameters<typeof dependencies>[0] = {}): Promise<Response> =>
  send(JSON.stringify({ email }), {}, change);
const outcome = async (answer: Promise<Response>): Promise<unknown> => {
  const response = await answer;
  const body: unknown = await response.json();
  return { status: response.status, ...v.parse(v.looseObject({}), body) };
};
const mailsTo = (email: string) =>
  inbox.store.items().flatMap((item) => (item.kind === 'mail' && item.to === email ? [item] : []));
const linksOf = (email: string): readonly string[] =>
  mailsTo(email)
    .at(-1)
    ?.text.match(/http:\S+/g) ?? [];
const follow = async (link: string | undefined): Promise<string | null> =>
  (await fetch(link ?? '', { redirect: 'manual' })).headers.get('location');
const statusOf = (email: string) =>
  inbox.store.findSubscriber((subscriber) => subscriber.email === email)?.status;

describe('joining the mailing list', () => {
  it('puts nobody on the list before she has opened the link', async () => {
    expect(await outcome(join('anna@example.com'))).toEqual({ status: 200, outcome: 'invited' });
    expect(statusOf('anna@example.com')).toBe('pending');
    const [confirm] = linksOf('anna@example.com');
    expect(await follow(confirm)).toBe(`${site}/mailing-list/#joined`);
    expect(statusOf('anna@example.com')).toBe('subscribed');
    // A link that is opened again does no harm.
    expect(await follow(confirm)).toBe(`${site}/mailing-list/#joined`);
  });

  it('has a sentence for joining twice, before and after the link was opened', async () => {
    await join('twice@example.com');
    expect(await outcome(join('twice@example.com'))).toMatchObject({ outcome: 'invited-before' });
    expect(mailsTo('twice@example.com')).toHaveLength(1);
    await follow(linksOf('twice@example.com')[0]);
    expect(await outcome(join('TWICE@example.com'))).toEqual({
      status: 200,
      outcome: 'joined-before',
    });
  });

  it('has a sentence for leaving, and asks again whoever comes back', async () => {
    await join('gone@example.com');
    const [confirm, unsubscribe] = linksOf('gone@example.com');
    await follow(confirm);
    expect(await follow(unsubscribe)).toBe(`${site}/mailing-list/#left`);
    expect(statusOf('gone@example.com')).toBe('unsubscribed');
    // The old link to confirm does not put her back.
    expect(await follow(confirm)).toBe(`${site}/mailing-list/#expired`);
    expect(await outcome(join('gone@example.com'))).toMatchObject({ outcome: 'left-before' });
    expect(statusOf('gone@example.com')).toBe('pending');
    await follow(linksOf('gone@example.com')[0]);
    expect(statusOf('gone@example.com')).toBe('subscribed');
  });

  it('has a sentence for an address whose e-mails come back', async () => {
    await join('old@bounce.example');
    expect(await outcome(join('old@bounce.example'))).toEqual({
      status: 422,
      outcome: 'bounced',
      error: mailingListWords.bounced.text,
    });
    expect(mailsTo('old@bounce.example')).toHaveLength(1);
  });

  it('has a sentence for an address that the provider may not write to', async () => {
    expect(await outcome(join('anna@forgotten.example'))).toEqual({
      status: 422,
      outcome: 'blocked',
      error: mailingListWords.blocked.text,
    });
    expect(statusOf('anna@forgotten.example')).toBeUndefined();
  });

  it('leads a link of nobody to the page that says so', async () => {
    expect(await follow(`${inbox.origin}/confirm/0000`)).toBe(`${site}/mailing-list/#expired`);
  });

  it.each(
    [
      ['', 'anna', 'anna@example.com, eve@example.com', 'anna@example.com\nBcc: eve@example.com'],
    ].flat(),
  )('refuses the address %j', async (email) => {
    expect(await outcome(join(email))).toEqual({
      status: 400,
      outcome: 'bad-address',
      error: mailingListWords['bad-address'].text,
    });
  });

  it('refuses what the provider holds for no address', async () => {
    expect(await outcome(join('anna@example.invalid'))).toMatchObject({
      status: 400,
      outcome: 'bad-address',
    });
  });

  it.each([['{'], ['[]'], ['null'], ['{"email":["anna@example.com"]}'], ['{"__proto__":1}']])(
    'refuses %s',
    async (body) => {
      expect(await outcome(send(body))).toMatchObject({ status: 400 });
    },
  );

  it('lets a machine believe that it joined', async () => {
    const body = JSON.stringify({ email: 'bot@example.com', 'bot-field': 'yes' });
    expect(await outcome(send(body))).toEqual({ status: 200, outcome: 'invited' });
    expect(statusOf('bot@example.com')).toBeUndefined();
  });

  it('lets nobody try addresses without end, nor fill somebody’s inbox', async () => {
    for (let time = 0; time < 5; time += 1) await join('much@example.com');
    expect(await outcome(join('much@example.com'))).toEqual({
      status: 429,
      outcome: 'asked-enough',
      error: mailingListWords['asked-enough'].text,
    });
    for (let time = 0; time < 4; time += 1) await join(`other${time}@example.com`);
    expect(await outcome(join('another@example.com'))).toEqual({
      status: 429,
      outcome: 'too-often',
      error: mailingListWords['too-often'].text,
    });
    expect(statusOf('another@example.com')).toBeUndefined();
  });

  it.each([
    ['another key', { apiKey: 'wrong-us0' }],
    ['nobody there', { apiUrl: 'http://127.0.0.1:9/3.0' }],
    ['another audience', { audienceId: 'nobody' }],
  ])('says that the service is away, and logs why: %s', async (_what, change) => {
    expect(await outcome(join('anna@example.com', change))).toEqual({
      status: 503,
      outcome: 'not-now',
      error: mailingListWords['not-now'].text,
    });
    expect(log).toHaveBeenCalledTimes(1);
    expect(JSON.stringify(log.mock.calls)).not.toContain('anna@example.com');
  });
});

describe('a form that is sent without scripts', () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  it.each([
    ['email=form%40example.com&bot-field=', 'invited'],
    ['email=form%40example.com&bot-field=', 'invited-before'],
    ['email=form', 'bad-address'],
    ['', 'bad-address'],
  ])('%s leads to #%s', async (body, expected) => {
    const answer = await send(body, form);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(`/mailing-list/#${expected}`);
  });

  it('leads to a sentence when the service is away, and not to another site', async () => {
    const answer = await send('email=a%40example.com', form, { apiKey: 'wrong-us0' });
    expect(answer.headers.get('location')).toBe('/mailing-list/#not-now');
    const foreign = await send('email=a%40example.com', {
      ...form,
      origin: 'https://evil.example',
    });
    expect(foreign.status).toBe(403);
  });
});

it('forgets the limits of a quiet day', async () => {
  await join('quiet@example.com');
  const left = async (): Promise<unknown> => {
    const Row = v.object({ left: v.number() });
    const [row] = await database.query(
      Row,
      'select ((select count(*) from flood_hits) + (select count(*) from flood_salts))::int as left',
    );
    return row?.left;
  };
  expect(await left()).toBe(4);
  await forgetFloods(database, new Date('2026-11-21T13:30:00Z'));
  expect(await left()).toBe(2);
  await forgetFloods(database, new Date('2026-11-23T00:00:00Z'));
  expect(await left()).toBe(0);
});
