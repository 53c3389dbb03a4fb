import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startInbox, type Inbox } from '../../../local/inbox/start.ts';
import type { OrderConfirmationDetails } from '../../../src/domain/mails/order-confirmation-details.ts';
import { orderConfirmationVersion } from '../../../src/domain/mails/order-confirmation.ts';
import { sampleConfirmations } from '../../../src/domain/mails/sample-confirmations.ts';
import type { MailSender } from '../../../src/server/mail/mail-sender.ts';
import {
  orderConfirmationId,
  queueMail,
  queueMailsSql,
  toMailParameter,
  type QueuedMail,
} from '../../../src/server/mail/queue-mail.ts';
import { sendDueMails, type SentMails } from '../../../src/server/mail/send-due-mails.ts';
import { createSmtp } from '../../../src/server/mail/smtp.ts';
import { createCodes } from '../../../src/server/rights/gift-codes.ts';
import type { Database } from '../../../src/server/store/database.ts';
import { readNoticeTexts } from '../../support/notice-texts.ts';
import { toMailSender } from '../../support/server/test-mail-sender.ts';
import { openTestDatabase, type TestDatabase } from '../../support/server/test-database.ts';

const texts = await readNoticeTexts();
const folder = mkdtempSync(path.join(tmpdir(), 'send-mails-'));
const ours = 'hello@knurl.example';
const log = vi.fn<(message: string) => void>();
const start = new Date('2026-11-22T12:00:00Z');
let time = start;
let server: TestDatabase;
let inbox: Inbox;

const openInbox = (smtpPort = 0): Promise<Inbox> =>
  startInbox({
    folder,
    port: 0,
    siteUrl: 'https://knurl.example',
    account: { apiKey: 'secret-us0', audienceId: 'readers' },
    smtpPort,
  });

beforeAll(async () => {
  server = await openTestDatabase();
  inbox = await openInbox();
});
afterAll(async () => {
  await inbox.close();
  await server.dispose();
  rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  log.mockReset();
  time = start;
  await server.database.query(v.object({}), 'truncate mails');
});

const minutesLater = (minutes: number): void => {
  time = new Date(time.getTime() + minutes * 60_000);
};
const dayInMinutes = 24 * 60;

const [sample] = Object.values(sampleConfirmations);
let orders = 0;
const confirmation = (
  address: string,
  change: Partial<OrderConfirmationDetails> = {},
): QueuedMail => {
  if (sample?.kind !== 'pack') throw new Error('The first sample is a pack.');
  const orderId = `order-${(orders += 1)}`;
  return {
    mailId: orderConfirmationId(orderId),
    kind: 'order-confirmation',
    address,
    details: { ...sample, orderId, title: change.title ?? sample.title },
  };
};
const queue = async (mail: QueuedMail): Promise<QueuedMail> => {
  await queueMail(server.database, mail, time);
  return mail;
};
const send = ({
  database = server.database,
  mail = toMailSender(inbox, ours),
}: { database?: Database; mail?: MailSender } = {}): Promise<SentMails> =>
  sendDueMails({
    database,
    mail,
    siteUrl: 'https://knurl.example',
    contactInbox: ours,
    codes: createCodes('a secret of these tests, with 32 characters'),
    readTexts: async () => texts,
    now: () => time,
    log,
  });
const mailsTo = (address: string) =>
  inbox.store
    .items()
    .flatMap((item) => (item.kind === 'mail' && item.to === address ? [item] : []));
const Row = v.object({
  state: v.string(),
  tries: v.number(),
  version: v.nullable(v.string()),
  sent_at: v.nullable(v.date()),
  problem: v.nullable(v.string()),
});
const rowOf = async ({ mailId }: QueuedMail) => {
  const [row] = await server.database.query(Row, 'select * from mails where mail_id = $1', [
    mailId,
  ]);
  return row;
};

describe('an e-mail', () => {
  it('is queued once, by the statement that makes its cause true, and not without the cause', async () => {
    const mail = confirmation('cause@example.com');
    const statement = `
      with cause as (select 1 where $1), mail as (${queueMailsSql('cause', '$2', '$3')})
      select count(*)::int as count from cause`;
    const run = (isTrue: boolean) =>
      server.database.query(v.object({ count: v.number() }), statement, [
        isTrue,
        toMailParameter(mail),
        time,
      ]);
    await run(false);
    expect(await rowOf(mail)).toBeUndefined();
    await run(true);
    await run(true);
    expect(await rowOf(mail)).toMatchObject({ state: 'waiting', tries: 0 });
    expect(await send()).toEqual({ sent: 1, failed: 0 });
    expect(mailsTo('cause@example.com')).toHaveLength(1);
    await run(true);
    expect(await send()).toEqual({ sent: 0, failed: 0 });
  });

  it('arrives as text and as HTML, with a constant id, and leaves a record', async () => {
    const mail = await queue(confirmation('anna@example.com'));
    await send();
    const [received] = mailsTo('anna@example.com');
    expect(received).toMatchObject({ subject: 'Your order: Strength & Power', replyTo: ours });
    expect(received?.text).toContain('“Open the pack for me now, before the 14 days');
    expect(received?.html).toContain('“Open the pack for me now, before the 14 days');
    expect(received?.html).toContain('</html>');
    expect(received?.messageId).toMatch(/^<[0-9a-f]{32}@knurl\.example>$/);
    expect(await rowOf(mail)).toEqual({
      state: 'sent',
      tries: 1,
      version: orderConfirmationVersion,
      sent_at: start,
      problem: null,
    });
    expect(log).not.toHaveBeenCalled();
  });

  it('with a report is plain text to us', async () => {
    await queue({
      mailId: 'reconcile-report:2026-11-22',
      kind: 'reconcile-report',
      address: 'reports@example.com',
      details: { subject: 'Payments: 2 things to look at', lines: ['One.', 'Two, £3.'] },
    });
    await send();
    const [received] = mailsTo('reports@example.com');
    expect(received?.subject).toBe('Payments: 2 things to look at');
    expect(received?.text.trim()).toBe('One.\nTwo, £3.');
    expect(received?.html).toBeUndefined();
  });

  it('is sent once by 20 simultaneous senders', async () => {
    const mails = await Promise.all(
      [1, 2, 3, 4, 5].map((number) => queue(confirmation(`once-${number}@example.com`))),
    );
    const results = await Promise.all(Array.from({ length: 20 }, () => send()));
    expect(results.reduce((sum, { sent }) => sum + sent, 0)).toBe(mails.length);
    for (const { address } of mails) expect(mailsTo(address)).toHaveLength(1);
  });
});

describe('when the mail service is down', () => {
  it('an e-mail waits longer and longer, is reported each day, and is sent when the service is back', async () => {
    const other = await openInbox();
    const down = toMailSender(other, ours);
    await other.close();
    const mail = await queue(confirmation('late@example.com'));
    const tellings = () => log.mock.calls.filter(([line]) => line.includes('late by a day'));

    expect(await send({ mail: down })).toEqual({ sent: 0, failed: 1 });
    expect(await send({ mail: down })).toEqual({ sent: 0, failed: 0 });
    minutesLater(1);
    expect(await send({ mail: down })).toEqual({ sent: 0, failed: 1 });
    minutesLater(1);
    expect(await send({ mail: down })).toEqual({ sent: 0, failed: 0 });
    minutesLater(2);
    expect(await send({ mail: down })).toEqual({ sent: 0, failed: 1 });
    expect(await rowOf(mail)).toMatchObject({ state: 'waiting', tries: 3 });
    expect((await rowOf(mail))?.problem).toContain('ESOCKET');
    expect(tellings()).toHaveLength(0);

    for (const days of [1, 2, 3]) {
      minutesLater(dayInMinutes);
      await send({ mail: down });
      await send({ mail: down });
      expect(tellings()).toHaveLength(days);
    }
    minutesLater(6 * 60);
    expect(await send()).toEqual({ sent: 1, failed: 0 });
    expect(mailsTo('late@example.com')).toHaveLength(1);
    minutesLater(10 * dayInMinutes);
    await send();
    expect(tellings()).toHaveLength(3);
    expect(JSON.stringify(log.mock.calls)).not.toContain('late@example.com');
  });

  it.each([
    ['refuses our password', () => toMailSender(inbox, ours, 'wrong')],
    [
      'offers no encryption where it has to',
      () => {
        if (inbox.smtp === undefined) throw new Error('The inbox takes e-mails.');
        return createSmtp({ ...inbox.smtp, encryption: 'starttls', from: ours });
      },
    ],
  ])('or %s, no e-mail is lost', async (_, toSender) => {
    const mail = await queue(confirmation('kept@example.com'));
    const before = mailsTo('kept@example.com').length;
    expect(await send({ mail: toSender() })).toEqual({ sent: 0, failed: 1 });
    expect(await rowOf(mail)).toMatchObject({ state: 'waiting' });
    minutesLater(1);
    expect(await send()).toEqual({ sent: 1, failed: 0 });
    expect(mailsTo('kept@example.com')).toHaveLength(before + 1);
  });

  it('for one address, the others get their e-mails', async () => {
    const busy = await queue(confirmation('someone@busy.example'));
    await queue(confirmation('other@example.com'));
    expect(await send()).toEqual({ sent: 1, failed: 1 });
    expect(await rowOf(busy)).toMatchObject({
      state: 'waiting',
      problem: 'EENVELOPE RCPT TO 451 4.3.2',
    });
    expect(mailsTo('other@example.com')).toHaveLength(1);
  });
});

describe('an e-mail address', () => {
  it('that the service rejects as unknown is not retried, and we are told at once and each day', async () => {
    const mail = await queue(confirmation('typo@nowhere.invalid'));
    const before = mailsTo(ours).length;
    expect(await send()).toEqual({ sent: 1, failed: 1 });
    expect(await rowOf(mail)).toMatchObject({ state: 'failed', tries: 1 });
    const reports = mailsTo(ours).slice(before);
    expect(reports.map(({ subject }) => subject)).toEqual([
      'An order confirmation could not be sent',
    ]);
    expect(reports[0]?.text).toContain(
      `The e-mail ${mail.mailId} was given up: EENVELOPE RCPT TO 550 5.1.1`,
    );
    expect(reports[0]?.text).not.toContain('nowhere.invalid');
    minutesLater(dayInMinutes);
    expect(await send()).toEqual({ sent: 0, failed: 0 });
    expect(log.mock.calls.flat().join('\n')).toContain(`(${mail.mailId}, failed, 1 tries)`);
    expect(log.mock.calls.flat().join('\n')).not.toContain('nowhere.invalid');
  });

  it.each([
    'anna@example.com\r\nBcc: victim@example.com',
    'anna@example.com, victim@example.com',
    'Anna <anna@example.com>',
    '',
  ])('that isn’t exactly one address is never written to: %j', async (address) => {
    const count = inbox.store.items().length;
    const mail = await queue(confirmation(address));
    expect(await send()).toEqual({ sent: 1, failed: 1 });
    expect(await rowOf(mail)).toMatchObject({ state: 'failed' });
    const since = inbox.store.items().slice(count);
    expect(since.map((item) => item.kind === 'mail' && item.to)).toEqual([ours]);
  });

  it('of ours that does not exist is reported to nobody', async () => {
    await queue({
      mailId: 'reconcile-report:2026-11-23',
      kind: 'reconcile-report',
      address: 'us@nowhere.invalid',
      details: { subject: 'Payments', lines: [] },
    });
    expect(await send()).toEqual({ sent: 0, failed: 1 });
    expect(await send()).toEqual({ sent: 0, failed: 0 });
  });

  it('gets no extra header from a title with line breaks', async () => {
    const title = 'Power\r\nBcc: victim@example.com\r\n\r\n<script>alert(1)</script>';
    await queue(confirmation('title@example.com', { title }));
    expect(await send()).toEqual({ sent: 1, failed: 0 });
    const [received] = mailsTo('title@example.com');
    expect(received?.subject).toBe(
      'Your order: PowerBcc: victim@example.com<script>alert(1)</script>',
    );
    expect(received?.text).toContain('Thank you.');
    expect(received?.html).not.toContain('<script>');
    expect(mailsTo('victim@example.com')).toEqual([]);
  });
});

describe('a killed process', () => {
  /** A database whose process ends at a statement: before it takes effect, or after it and before the answer. */
  const endingAt = (last: number, moment: 'before' | 'after'): Database => {
    let statements = 0;
    return {
      query: async (...query) => {
        statements += 1;
        const ends = statements >= last;
        if (ends && (moment === 'before' || statements > last)) throw new Error('killed');
        const rows = await server.database.query(...query);
        if (ends) throw new Error('killed');
        return rows;
      },
      close: async () => undefined,
    };
  };

  it.each([
    ['before it claims', 1, 'before', 1],
    ['after it has claimed', 1, 'after', 1],
    // No protocol can close the gap between the service's acceptance and our mark: it is sent again, with the same id.
    ['after it has sent and before it marks', 2, 'before', 2],
    ['after it has marked', 2, 'after', 1],
    ['before it looks for more', 3, 'before', 1],
    ['after it has looked for more', 3, 'after', 1],
    ['before it looks for late ones', 4, 'before', 1],
    ['after it has looked for late ones', 4, 'after', 1],
  ] as const)('%s leaves the e-mail to another', async (_, last, moment, copies) => {
    const address = `killed-${last}-${moment}@example.com`;
    const mail = await queue(confirmation(address));
    await expect(send({ database: endingAt(last, moment) })).rejects.toThrow('killed');
    // Nobody takes it over during the lease.
    const { state } = (await rowOf(mail)) ?? {};
    if (state === 'sending') expect(await send()).toEqual({ sent: 0, failed: 0 });
    minutesLater(3);
    await send();
    expect(await rowOf(mail)).toMatchObject({ state: 'sent' });
    const received = mailsTo(address);
    expect(received).toHaveLength(copies);
    expect(new Set(received.map(({ messageId }) => messageId)).size).toBe(1);
  });

  it('whose successor has sent the e-mail changes nothing more', async () => {
    const mail = await queue(confirmation('slow@example.com'));
    const slow: MailSender = {
      send: async () => {
        minutesLater(5);
        await send();
        throw new Error('gone');
      },
    };
    expect(await send({ mail: slow })).toEqual({ sent: 0, failed: 1 });
    expect(await rowOf(mail)).toMatchObject({ state: 'sent', tries: 2, problem: null });
    expect(mailsTo('slow@example.com')).toHaveLength(1);
  });
});
