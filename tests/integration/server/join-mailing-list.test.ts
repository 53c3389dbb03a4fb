import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { mailchimpPath } from '../../../local/inbox/api-paths.ts';
import { startInbox, type Inbox } from '../../../local/inbox/start.ts';
import { generalApiPaths } from '../../../src/domain/api-paths.ts';
import { requestRateLimits } from '../../../src/domain/limits.ts';
import { joinAndLeaveOutcomeTexts } from '../../../src/domain/forms/mailing-list.ts';
import {
  createMailingListInvitationEndpoint,
  type JoinDependencies,
} from '../../../src/server/mailing-list/join-mailing-list.ts';
import { createMailchimpProvider } from '../../../src/server/mailing-list/mailchimp.ts';
import { linksIn, openLink } from '../../support/server/open-link.ts';
import { toMailSender } from '../../support/server/test-mail-sender.ts';
import { openTestDatabase, type TestDatabase } from '../../support/server/test-database.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'join-mailing-list-'));
const account = { apiKey: 'secret-us0', audienceId: 'readers' };
const site = 'https://knurl.example';
const log = vi.fn();
let server: TestDatabase;
let inbox: Inbox;

beforeAll(async () => {
  server = await openTestDatabase();
  inbox = await startInbox({ folder, port: 0, siteUrl: site, account, smtpPort: 0 });
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

const dependencies = ({
  mailPassword,
  ...change
}: Partial<typeof account & { apiUrl: string; mailPassword: string }> = {}): JoinDependencies => ({
  database: server.database,
  provider: createMailchimpProvider({
    apiUrl: `${inbox.origin}${mailchimpPath}`,
    ...account,
    ...change,
  }),
  mail: toMailSender(inbox, 'hello@knurl.example', mailPassword),
  signingSecret: 'a secret of the tests, 32 letters long',
  now: () => new Date('2026-11-21T12:00:00Z'),
  log,
});
const send = (
  body: string,
  headers: Record<string, string> = {},
  change: Parameters<typeof dependencies>[0] = {},
): Promise<Response> =>
  createMailingListInvitationEndpoint(dependencies(change))(
    new Request(`${site}${generalApiPaths.mailingList}`, {
      method: 'POST',
      body,
      headers: {
        origin: site,
        'content-type': 'application/json',
        'x-nf-client-connection-ip': '203.0.113.7',
        ...headers,
      },
    }),
  );
const join = (email: string, change: Parameters<typeof dependencies>[0] = {}): Promise<Response> =>
  send(JSON.stringify({ email }), {}, change);
const asked = { status: 200, outcome: 'asked' };
const outcomeOf = async (answer: Promise<Response>): Promise<unknown> => {
  const response = await answer;
  const body: unknown = await response.json();
  return { status: response.status, ...v.parse(v.looseObject({}), body) };
};
const mailsTo = (email: string) =>
  inbox.store.items().flatMap((item) => (item.kind === 'mail' && item.to === email ? [item] : []));
const linksTo = (email: string): readonly string[] => linksIn(mailsTo(email).at(-1)?.text);
const statusOf = (email: string) =>
  inbox.store.findSubscriber((subscriber) => subscriber.email === email)?.status;

describe('joining the mailing list', () => {
  it('subscribes an address only when its owner opens the link in the e-mail', async () => {
    expect(await outcomeOf(join('anna@example.com'))).toEqual(asked);
    expect(statusOf('anna@example.com')).toBe('pending');
    const [confirm] = linksTo('anna@example.com');
    expect(await openLink(confirm)).toBe(`${site}/mailing-list/#joined`);
    expect(statusOf('anna@example.com')).toBe('subscribed');
    // Opening it again changes nothing.
    expect(await openLink(confirm)).toBe(`${site}/mailing-list/#joined`);
  });

  it('gives the same answer whatever the state of an address', async () => {
    await join('pending@example.com');
    await join('member@example.com');
    await openLink(linksTo('member@example.com')[0]);
    await join('left@example.com');
    await openLink(linksTo('left@example.com')[1]);
    await join('old@bounce.example');
    const addresses = ['new', 'pending', 'member', 'left'].map((name) => `${name}@example.com`);
    for (const address of [...addresses, 'old@bounce.example', 'anna@forgotten.example']) {
      const answer = await join(address);
      expect([address, answer.status, await answer.text()]).toEqual([
        address,
        200,
        JSON.stringify({ outcome: 'asked' }),
      ]);
      expect([...answer.headers.keys()]).not.toContain('retry-after');
    }
  });

  it('tells a subscriber by e-mail that she is already on the list, in capitals too', async () => {
    await join('member2@example.com');
    await openLink(linksTo('member2@example.com')[0]);
    await join('MEMBER2@example.com');
    expect(mailsTo('MEMBER2@example.com').map(({ subject }) => subject)).toEqual([
      'You’re on our mailing list already',
    ]);
    expect(statusOf('member2@example.com')).toBe('subscribed');
  });

  it('reminds an unconfirmed subscriber by e-mail, and her first link still works', async () => {
    await join('twice@example.com');
    const [confirm] = linksTo('twice@example.com');
    await join('twice@example.com');
    expect(mailsTo('twice@example.com').at(-1)?.subject).toBe(
      'One step is missing: confirm your address',
    );
    await openLink(confirm);
    expect(statusOf('twice@example.com')).toBe('subscribed');
  });

  it('does not reveal a member when the e-mail to her cannot be sent', async () => {
    await join('member3@example.com');
    await openLink(linksTo('member3@example.com')[0]);
    expect(await outcomeOf(join('member3@example.com', { mailPassword: 'wrong' }))).toEqual(asked);
    expect(log).toHaveBeenCalledTimes(1);
    expect(JSON.stringify(log.mock.calls)).not.toContain('member3@example.com');
  });

  it('invites an unsubscribed address again, and its old link no longer subscribes it', async () => {
    await join('gone@example.com');
    const [confirm, unsubscribe] = linksTo('gone@example.com');
    await openLink(confirm);
    expect(await openLink(unsubscribe)).toBe(`${site}/mailing-list/#left`);
    expect(statusOf('gone@example.com')).toBe('unsubscribed');
    expect(await openLink(confirm)).toBe(`${site}/mailing-list/#expired`);
    expect(await outcomeOf(join('gone@example.com'))).toEqual(asked);
    expect(statusOf('gone@example.com')).toBe('pending');
    await openLink(linksTo('gone@example.com')[0]);
    expect(statusOf('gone@example.com')).toBe('subscribed');
  });

  it('sends nothing to an address whose e-mails bounced, or that must not be written to', async () => {
    for (const email of ['back@bounce.example', 'anna@forgotten.example']) {
      await join(email);
      const before = mailsTo(email).length;
      await join(email);
      expect(mailsTo(email)).toHaveLength(before);
    }
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
      error: joinAndLeaveOutcomeTexts['bad-address'].text,
    });
  });

  it('refuses an address with an invisible character inside it, and strips those around it', async () => {
    expect(await outcomeOf(join('an\u200bna@example.com'))).toEqual({
      status: 400,
      outcome: 'bad-address',
      error:
        'Delete your e-mail address and type it by hand: it has a character that can’t be seen.',
    });
    await join('\u200bpasted@example.com\u200b ');
    expect(statusOf('pasted@example.com')).toBe('pending');
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

  it('answers a bot that fills in the honeypot field as if it had joined, and does nothing', async () => {
    const body = JSON.stringify({ email: 'bot@example.com', 'bot-field': 'yes' });
    expect(await outcomeOf(send(body))).toEqual(asked);
    expect(statusOf('bot@example.com')).toBeUndefined();
  });

  it('lets a whole class behind one network address join at once', async () => {
    for (let person = 0; person < 40; person += 1) {
      expect(await outcomeOf(join(`course${person}@example.com`))).toEqual(asked);
    }
  });

  it('tells a network that has sent very many addresses when it may try again', async () => {
    const { maxRequests } = requestRateLimits.joinMailingList;
    const sendOne = (person: number): Promise<Response> =>
      send(JSON.stringify({ email: `much${person}@forgotten.example` }), {
        'x-nf-client-connection-ip': '198.51.100.9',
      });
    for (let person = 0; person < maxRequests; person += 1) await sendOne(person);
    const refused = await sendOne(maxRequests);
    expect(refused.headers.get('retry-after')).toBe('600');
    expect(await outcomeOf(Promise.resolve(refused))).toEqual({
      status: 429,
      outcome: 'too-often',
      error: 'Many sign-ups have come from your network just now. Please try again in 10 minutes.',
    });
    expect(await outcomeOf(join('another@example.com'))).toEqual(asked);
  });

  it('blocks a network that keeps targeting one inbox, in any spelling, but never its owner elsewhere', async () => {
    const spellings = ['ow.ner@gmail.com', 'Owner@gmail.com', 'owner+1@googlemail.com'];
    expect(spellings).toHaveLength(requestRateLimits.inviteFromNetwork.maxRequests);
    for (const spelling of spellings) expect(await outcomeOf(join(spelling))).toEqual(asked);
    const refused = await join('o.w.n.e.r@gmail.com');
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe(String(12 * 3600));
    expect(await refused.json()).toMatchObject({ outcome: 'asked-enough' });
    const athome = { 'x-nf-client-connection-ip': '192.0.2.44' };
    expect(await outcomeOf(send(JSON.stringify({ email: 'owner@gmail.com' }), athome))).toEqual(
      asked,
    );
    await openLink(linksTo('ow.ner@gmail.com')[0]);
    expect(statusOf('ow.ner@gmail.com')).toBe('subscribed');
  });

  it('sends no more to one inbox than its daily limit, and refuses nobody for it', async () => {
    for (let network = 0; network < requestRateLimits.invite.maxRequests + 2; network += 1) {
      const from = { 'x-nf-client-connection-ip': `192.0.2.${network}` };
      const answer = send(JSON.stringify({ email: 'flooded@example.com' }), from);
      expect(await outcomeOf(answer)).toEqual(asked);
    }
    expect(mailsTo('flooded@example.com')).toHaveLength(requestRateLimits.invite.maxRequests);
  });

  it.each([
    ['a wrong key', { apiKey: 'wrong-us0' }],
    ['an address where nobody listens', { apiUrl: 'http://127.0.0.1:9/3.0' }],
    ['an unknown audience', { audienceId: 'nobody' }],
  ])('answers 503 and logs why when the provider cannot be used: %s', async (_what, change) => {
    expect(await outcomeOf(join('anna@example.com', change))).toEqual({
      status: 503,
      outcome: 'not-now',
      error: joinAndLeaveOutcomeTexts['not-now'].text,
    });
    expect(log).toHaveBeenCalledTimes(1);
    expect(JSON.stringify(log.mock.calls)).not.toContain('anna@example.com');
  });
});

describe('a form sent without scripts', () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  it.each([
    ['email=form%40example.com&bot-field=', 'asked'],
    ['email=form%40example.com&bot-field=', 'asked'],
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
    const elsewhere = { ...form, origin: 'https://evil.example' };
    const foreign = await send('email=a%40example.com', elsewhere);
    expect(foreign.status).toBe(403);
  });
});
