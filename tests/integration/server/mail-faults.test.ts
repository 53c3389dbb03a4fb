import { describe, expect, it } from 'vitest';
import type { MailSender } from '../../../src/server/mail/mail-sender.ts';
import { createSmtpMailSender } from '../../../src/server/mail/smtp.ts';
import type { Database } from '../../../src/server/store/database.ts';
import {
  dayInMinutes,
  openMailsForEachTest,
  ours,
} from '../../support/server/mails-for-each-test.ts';
import { toMailSender } from '../../support/server/test-mail-sender.ts';

const test = openMailsForEachTest();
const { confirmation, log, mailsTo, minutesLater, senderToStoppedService, queue, rowOf, send } =
  test;

describe('when the mail service is down', () => {
  it('an e-mail waits longer and longer, is reported each day, and is sent when the service is back', async () => {
    const down = await senderToStoppedService();
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
    ['refuses our password', () => toMailSender(test.inbox, ours, 'wrong')],
    [
      'offers no encryption where it has to',
      () => {
        if (test.inbox.smtp === undefined) throw new Error('The inbox takes e-mails.');
        return createSmtpMailSender({ ...test.inbox.smtp, encryption: 'starttls', from: ours });
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

describe('a killed process', () => {
  /**
   * A database whose process ends at a statement: before it takes effect, or after it and before
   * the answer.
   */
  const endingAt = (last: number, moment: 'before' | 'after'): Database => {
    let statements = 0;
    return {
      query: async (...query) => {
        statements += 1;
        const ends = statements >= last;
        if (ends && (moment === 'before' || statements > last)) throw new Error('killed');
        const rows = await test.database.query(...query);
        if (ends) throw new Error('killed');
        return rows;
      },
      close: async () => undefined,
    };
  };

  it.each([
    ['before it claims', 1, 'before', 1],
    ['after it has claimed', 1, 'after', 1],
    // No protocol can close the gap between the service's acceptance and our mark: it is sent
    // again, with the same id.
    ['after it has read it', 2, 'after', 1],
    ['after it has sent and before it notes that', 3, 'before', 2],
    ['after it has noted that it was sent', 3, 'after', 1],
    ['after the queue has marked it as done', 4, 'after', 1],
    ['before it looks for more', 5, 'before', 1],
    ['after it has looked for more', 5, 'after', 1],
    ['before it looks for late ones', 6, 'before', 1],
    ['after it has looked for late ones', 6, 'after', 1],
  ] as const)('%s leaves the e-mail to another', async (_, last, moment, copies) => {
    const address = `killed-${last}-${moment}@example.com`;
    const mail = await queue(confirmation(address));
    await expect(send({ database: endingAt(last, moment) })).rejects.toThrow('killed');
    // Nobody takes it over during the lease.
    const { state, tries } = (await rowOf(mail)) ?? {};
    if (state === 'waiting' && tries === 1) expect(await send()).toEqual({ sent: 0, failed: 0 });
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
