import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { toSubmissionBody } from '../../../local/forms/deliver-submission.ts';
import { startInbox, type Inbox } from '../../../local/inbox/start.ts';
import { requestRateLimits } from '../../../src/domain/limits.ts';
import {
  createForwardSubmission,
  type ForwardedOrReasonWhyNot,
} from '../../../src/server/contact/forward-submission.ts';
import type { MailSender } from '../../../src/server/mail/mail-sender.ts';
import { toMailSender } from '../../support/server/test-mail-sender.ts';
import { openTestDatabase, type TestDatabase } from '../../support/server/test-database.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'forward-submission-'));
const ours = 'hello@knurl.example';
const log = vi.fn<(message: string) => void>();
let server: TestDatabase;
let inbox: Inbox;
let time = new Date('2026-11-21T12:00:00Z');

beforeAll(async () => {
  server = await openTestDatabase();
  inbox = await startInbox({
    folder,
    port: 0,
    siteUrl: 'https://knurl.example',
    account: { apiKey: 'secret-us0', audienceId: 'readers' },
    smtpPort: 0,
  });
});
afterAll(async () => {
  await inbox.close();
  await server.dispose();
  rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  log.mockReset();
  time = new Date('2026-11-21T12:00:00Z');
  await server.database.query(
    v.object({}),
    'truncate contact_messages, rate_limit_counts, rate_limit_salts',
  );
});

let submissions = 0;
const submit = (
  change: Readonly<Record<string, string>> = {},
  { id = `submission-${(submissions += 1)}`, form = 'contact', ip = '203.0.113.7' } = {},
) =>
  toSubmissionBody({
    id,
    form,
    fields: Object.entries({
      name: 'Anna',
      email: 'anna@example.com',
      phone: '',
      message: 'Two\r\nlines',
      ...change,
    }),
    callerAddress: ip,
    userAgent: 'a browser',
    referrer: 'https://knurl.example/contact/',
    at: time,
  });

const mailService = (password?: string): MailSender => toMailSender(inbox, ours, password);
const forward = (event: unknown, mail = mailService()): Promise<ForwardedOrReasonWhyNot> =>
  createForwardSubmission({
    database: server.database,
    mail,
    contactInbox: ours,
    signingSecret: 'a secret of the tests, 32 letters long',
    now: () => time,
    log,
  })(event);
const mailsAnsweredTo = (email: string) =>
  inbox.store
    .items()
    .flatMap((item) => (item.kind === 'mail' && item.replyTo === email ? [item] : []));
const mailCount = (): number => inbox.store.items().filter(({ kind }) => kind === 'mail').length;
const stateOf = async (id: string): Promise<string | undefined> => {
  const [row] = await server.database.query(
    v.object({ state: v.string() }),
    'select state from contact_messages where submission_id = $1',
    [id],
  );
  return row?.state;
};

describe('a submitted contact form', () => {
  it('is forwarded to us as plain text, with the sender’s address for replies', async () => {
    const event = submit({
      name: 'Anna O’Neill',
      email: 'oneill@example.com',
      phone: '0114',
      message: 'Two\r\nlines\u0000\u001b <b>and</b> more',
    });
    expect(await forward(event)).toEqual({ outcome: 'forwarded' });
    const [mail, ...more] = mailsAnsweredTo('oneill@example.com');
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ to: ours, subject: 'Contact form: Anna O’Neill' });
    expect(mail?.text).toContain('Phone: 0114\n\nTwo\nlines <b>and</b> more\n');
    expect(await stateOf(event.id)).toBe('forwarded');
    expect(log).not.toHaveBeenCalled();
  });

  it.each([
    ['blanks', { name: ' ', email: '\t', message: '\r\n' }, ['name', 'email', 'message']],
    ['zero-width characters', { name: '\u200b', message: '\u2060' }, ['name', 'message']],
    ['a Bcc line in the name', { name: 'Anna\r\nBcc: all@example.com' }, ['name']],
    ['a Bcc line in the address', { email: 'a@example.com\r\nBcc: b@example.com' }, ['email']],
    ['two addresses', { email: 'a@example.com,b@example.com' }, ['email']],
    ['100 KB', { message: 'a'.repeat(100 * 1024) }, ['message']],
  ])('with %s is marked and never forwarded', async (_, change, fields) => {
    const before = mailCount();
    const event = submit(change);
    expect(await forward(event)).toEqual({ outcome: 'invalid', fields });
    expect(await forward(event)).toEqual({ outcome: 'invalid', fields });
    expect(mailCount()).toBe(before);
    expect(await stateOf(event.id)).toBe('invalid');
    expect(log).toHaveBeenCalledWith(
      `A contact message is invalid and was not forwarded: ${fields.join(', ')}.`,
    );
  });

  it('without its fields is invalid, and another form is ignored', async () => {
    const whole = submit();
    expect(await forward({ ...whole, data: { ip: '203.0.113.7' } })).toMatchObject({
      outcome: 'invalid',
    });
    expect(await forward(submit({}, { form: 'other' }))).toEqual({ outcome: 'another-form' });
  });

  it('with invisible characters in the name gets a subject without them', async () => {
    await forward(submit({ name: 'Bea\u200bte 👩‍🔧', email: 'beate@example.com' }));
    expect(mailsAnsweredTo('beate@example.com')[0]?.subject).toBe('Contact form: Beate 👩🔧');
  });

  it('that the host reports several times is forwarded once, even at the same moment', async () => {
    const event = submit({ email: 'once@example.com' });
    const outcomes = await Promise.all([forward(event), forward(event), forward(event)]);
    expect(outcomes.filter(({ outcome }) => outcome === 'forwarded')).toHaveLength(1);
    expect(await forward(event)).toEqual({ outcome: 'known' });
    expect(mailsAnsweredTo('once@example.com')).toHaveLength(1);
  });

  it('is forwarded on the host’s retry when the e-mail could not be sent', async () => {
    const event = submit({ email: 'later@example.com' });
    await expect(forward(event, mailService('wrong'))).rejects.toThrow('could not be sent');
    expect(await stateOf(event.id)).toBe('failed');
    expect(await forward(event)).toEqual({ outcome: 'forwarded' });
    expect(mailsAnsweredTo('later@example.com')).toHaveLength(1);
  });

  it('is taken over from a process that ended while it was sending', async () => {
    const event = submit({ email: 'ended@example.com' });
    await server.database.query(
      v.object({}),
      "insert into contact_messages values ($1, 'sending', $2)",
      [event.id, time],
    );
    expect(await forward(event)).toEqual({ outcome: 'known' });
    time = new Date(time.getTime() + 60_000);
    expect(await forward(event)).toEqual({ outcome: 'forwarded' });
  });
});

describe('the limits of the contact form', () => {
  const sendMany = async (
    count: number,
    toEvent: (index: number) => unknown,
  ): Promise<readonly string[]> => {
    const mail: MailSender = { send: async () => undefined };
    const outcomes: string[] = [];
    for (let index = 0; index < count; index += 1) {
      outcomes.push((await forward(toEvent(index), mail)).outcome);
    }
    return outcomes;
  };

  it('apply to one network, whatever addresses it invents, and to no other', async () => {
    const { maxRequests } = requestRateLimits.contact;
    const outcomes = await sendMany(maxRequests + 1, (index) =>
      submit({ email: `made-up-${index}@example.com` }),
    );
    expect(outcomes.slice(0, -1)).toEqual(Array(maxRequests).fill('forwarded'));
    expect(outcomes.at(-1)).toBe('over-limit');
    expect(await sendMany(1, () => submit({}, { ip: '192.0.2.8' }))).toEqual(['forwarded']);
  });

  it('apply to one inbox, in any spelling and from any network', async () => {
    const { maxRequests } = requestRateLimits.contactFromInbox;
    const outcomes = await sendMany(maxRequests + 1, (index) =>
      submit({ email: `an.na+${index}@gmail.com` }, { ip: `192.0.2.${index}` }),
    );
    expect(outcomes.at(-2)).toBe('forwarded');
    expect(outcomes.at(-1)).toBe('over-limit');
  });
});

it('neither the database nor the log reveals who wrote', async () => {
  await forward(submit({ name: '', email: 'secret@example.com' }));
  const columns = await server.database.query(
    v.object({ column_name: v.string() }),
    "select column_name from information_schema.columns where table_name = 'contact_messages' order by 1",
  );
  expect(columns.map(({ column_name }) => column_name)).toEqual([
    'state',
    'submission_id',
    'updated_at',
  ]);
  expect(JSON.stringify(log.mock.calls)).not.toContain('secret@example.com');
});
