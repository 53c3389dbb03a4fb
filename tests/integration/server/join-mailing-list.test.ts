import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { mailchimpPath } from '../../../local/inbox/mailchimp-path.ts';
import { startInbox, type Inbox } from '../../../local/inbox/start.ts';
import { apiPaths } from '../../../src/domain/api-paths.ts';
import { requestRates } from '../../../src/domain/limits.ts';
import { mailingListTexts } from '../../../src/domain/mailing-list.ts';
import {
  createJoinMailingListEndpoint,
  type JoinDependencies,
} from '../../../src/server/mailing-list/join-mailing-list.ts';
import { createMailchimp } from '../../../src/server/mailing-list/mailchimp.ts';
import { openTestDatabase, type TestDatabase } from '../../support/server/test-database.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'join-mailing-list-'));
const account = { apiKey: 'secret-us0', audienceId: 'readers' };
const site = 'https://knurl.example';
const log = vi.fn();
let server: TestDatabase;
let inbox: Inbox;

beforeAll(async () => {
  server = await openTestDatabase();
  inbox = await startInbox({ folder, port: 0, siteUrl: site, account });
});
afterAll(async () => {
  await inbox.close();
  await server.dispose();
  rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  log.mockReset();
  await server.database.query(v.object({}), 'truncate rate_limit_counts, rate_limit_salts');
});

const dependencies = (
  change: Partial<typeof account & { apiUrl: string }> = {},
): JoinDependencies => ({
  database: server.database,
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
  createJoinMailingListEndpoint(dependencies(change))(
    new Request(`${site}${apiPaths.mailingList}`, {
      method: 'POST',
      body,
      headers: { origin: site, 'content-type': 'application/json', ...headers },
    }),
  );
const join = (email: string, change: Parameters<typeof dependencies>[0] = {}): Promise<Response> =>
  send(JSON.stringify({ email }), {}, change);
const outcomeOf = async (answer: Promise<Response>): Promise<unknown> => {
  const response = await answer;
  const body: unknown = await response.json();
  return { status: response.status, ...v.parse(v.looseObject({}), body) };
};
const mailsTo = (email: string) =>
  inbox.store.items().flatMap((item) => (item.kind === 'mail' && item.to === email ? [item] : []));
const linksTo = (email: string): readonly string[] =>
  mailsTo(email)
    .at(-1)
    ?.text.match(/http:\S+/g) ?? [];
/** Opens a link of an e-mail and returns where it redirects. */
const openLink = async (link: string | undefined): Promise<string | null> =>
  (await fetch(link ?? '', { redirect: 'manual' })).headers.get('location');
const statusOf = (email: string) =>
  inbox.store.findSubscriber((subscriber) => subscriber.email === email)?.status;

describe('joining the mailing list', () => {
  it('subscribes an address only when its owner opens the link in the e-mail', async () => {
    expect(await outcomeOf(join('anna@example.com'))).toEqual({ status: 200, outcome: 'invited' });
    expect(statusOf('anna@example.com')).toBe('pending');
    const [confirm] = linksTo('anna@example.com');
    expect(await openLink(confirm)).toBe(`${site}/mailing-list/#joined`);
    expect(statusOf('anna@example.com')).toBe('subscribed');
    // Opening it again changes nothing.
    expect(await openLink(confirm)).toBe(`${site}/mailing-list/#joined`);
  });

  it('answers who joins twice with a sentence of its own, before and after she opens the link', async () => {
    await join('twice@example.com');
    expect(await outcomeOf(join('twice@example.com'))).toMatchObject({ outcome: 'invited-before' });
    expect(mailsTo('twice@example.com')).toHaveLength(1);
    await openLink(linksTo('twice@example.com')[0]);
    expect(await outcomeOf(join('TWICE@example.com'))).toEqual({
      status: 200,
      outcome: 'joined-before',
    });
  });

  it('invites again who has unsubscribed, and her old link no longer subscribes her', async () => {
    await join('gone@example.com');
    const [confirm, unsubscribe] = linksTo('gone@example.com');
    await openLink(confirm);
    expect(await openLink(unsubscribe)).toBe(`${site}/mailing-list/#left`);
    expect(statusOf('gone@example.com')).toBe('unsubscribed');
    expect(await openLink(confirm)).toBe(`${site}/mailing-list/#expired`);
    expect(await outcomeOf(join('gone@example.com'))).toMatchObject({ outcome: 'left-before' });
    expect(statusOf('gone@example.com')).toBe('pending');
    await openLink(linksTo('gone@example.com')[0]);
    expect(statusOf('gone@example.com')).toBe('subscribed');
  });

  it('refuses an address whose e-mails came back', async () => {
    await join('old@bounce.example');
    expect(await outcomeOf(join('old@bounce.example'))).toEqual({
      status: 422,
      outcome: 'bounced',
      error: mailingListTexts.bounced.text,
    });
    expect(mailsTo('old@bounce.example')).toHaveLength(1);
  });

  it('refuses an address that the provider may not write to', async () => {
    expect(await outcomeOf(join('anna@forgotten.example'))).toEqual({
      status: 422,
      outcome: 'blocked',
      error: mailingListTexts.blocked.text,
    });
    expect(statusOf('anna@forgotten.example')).toBeUndefined();
  });

  it('redirects an unknown link to the page that says it has expired', async () => {
    expect(await openLink(`${inbox.origin}/confirm/0000`)).toBe(`${site}/mailing-list/#expired`);
  });

  it.each(
    [
      ['', 'anna', 'anna@example.com, eve@example.com', 'anna@example.com\nBcc: eve@example.com'],
    ].flat(),
  )('refuses the address %j', async (email) => {
    expect(await outcomeOf(join(email))).toEqual({
      status: 400,
      outcome: 'bad-address',
      error: mailingListTexts['bad-address'].text,
    });
  });

  it('refuses an address that the provider calls invalid', async () => {
    expect(await outcomeOf(join('anna@example.invalid'))).toMatchObject({
      status: 400,
      outcome: 'bad-address',
    });
  });

  it.each([['{'], ['[]'], ['null'], ['{"email":["anna@example.com"]}'], ['{"__proto__":1}']])(
    'refuses the body %s',
    async (body) => {
      expect(await outcomeOf(send(body))).toMatchObject({ status: 400 });
    },
  );

  it('answers a machine that fills in the hidden field as if it had joined, and does nothing', async () => {
    const body = JSON.stringify({ email: 'bot@example.com', 'bot-field': 'yes' });
    expect(await outcomeOf(send(body))).toEqual({ status: 200, outcome: 'invited' });
    expect(statusOf('bot@example.com')).toBeUndefined();
  });

  it('limits the e-mails to one address, and the requests from one network address', async () => {
    const { invite, joinMailingList } = requestRates;
    for (let time = 0; time < invite.maxRequests; time += 1) await join('much@example.com');
    expect(await outcomeOf(join('much@example.com'))).toEqual({
      status: 429,
      outcome: 'asked-enough',
      error: mailingListTexts['asked-enough'].text,
    });
    for (let time = invite.maxRequests + 1; time < joinMailingList.maxRequests; time += 1) {
      await join(`other${time}@example.com`);
    }
    expect(await outcomeOf(join('another@example.com'))).toEqual({
      status: 429,
      outcome: 'too-often',
      error: mailingListTexts['too-often'].text,
    });
    expect(statusOf('another@example.com')).toBeUndefined();
  });

  it.each([
    ['a wrong key', { apiKey: 'wrong-us0' }],
    ['an address where nobody listens', { apiUrl: 'http://127.0.0.1:9/3.0' }],
    ['an unknown audience', { audienceId: 'nobody' }],
  ])('answers 503 and logs why when the provider cannot be used: %s', async (_what, change) => {
    expect(await outcomeOf(join('anna@example.com', change))).toEqual({
      status: 503,
      outcome: 'not-now',
      error: mailingListTexts['not-now'].text,
    });
    expect(log).toHaveBeenCalledTimes(1);
    expect(JSON.stringify(log.mock.calls)).not.toContain('anna@example.com');
  });
});

describe('a form sent without scripts', () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  it.each([
    ['email=form%40example.com&bot-field=', 'invited'],
    ['email=form%40example.com&bot-field=', 'invited-before'],
    ['email=form', 'bad-address'],
    ['', 'bad-address'],
  ])('%j is redirected to the outcome %s', async (body, expected) => {
    const answer = await send(body, form);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(`/mailing-list/#${expected}`);
  });

  it('is redirected to a sentence when the provider is down, and refused when another site sends it', async () => {
    const answer = await send('email=a%40example.com', form, { apiKey: 'wrong-us0' });
    expect(answer.headers.get('location')).toBe('/mailing-list/#not-now');
    const foreign = await send('email=a%40example.com', {
      ...form,
      origin: 'https://evil.example',
    });
    expect(foreign.status).toBe(403);
  });
});
