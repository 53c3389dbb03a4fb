import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { singleItemConfirmationWordingVersion } from '../../../src/domain/mails/single-item-confirmation.ts';
import { queueMailIfCauseHasRowSql, toMailParameter } from '../../../src/server/mail/queue-mail.ts';
import {
  dayInMinutes,
  openMailsForEachTest,
  ours,
  start,
} from '../../support/server/mails-for-each-test.ts';

const test = openMailsForEachTest();
const { confirmation, log, mailsTo, minutesLater, queue, rowOf, send } = test;

describe('an e-mail', () => {
  it('is queued once, by the statement that makes its cause true, and not without the cause', async () => {
    const mail = confirmation('cause@example.com');
    const statement = `
      with cause as (select 1 where $1), ${queueMailIfCauseHasRowSql('told', 'cause', '$2', '$3')}
      select count(*)::int as count from cause`;
    const run = (isTrue: boolean) =>
      test.database.query(v.object({ count: v.number() }), statement, [
        isTrue,
        toMailParameter(mail),
        start,
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
      version: singleItemConfirmationWordingVersion,
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
    expect(log.mock.calls.flat().join('\n')).toContain(`(${mail.mailId}, given-up, 1 tries)`);
    expect(log.mock.calls.flat().join('\n')).not.toContain('nowhere.invalid');
  });

  it.each([
    'anna@example.com\r\nBcc: victim@example.com',
    'anna@example.com, victim@example.com',
    'Anna <anna@example.com>',
    '',
  ])('that isn’t exactly one address is never written to: %j', async (address) => {
    const count = test.inbox.store.items().length;
    const mail = await queue(confirmation(address));
    expect(await send()).toEqual({ sent: 1, failed: 1 });
    expect(await rowOf(mail)).toMatchObject({ state: 'failed' });
    const since = test.inbox.store.items().slice(count);
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
