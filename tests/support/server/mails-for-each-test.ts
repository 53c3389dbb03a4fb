import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, vi } from 'vitest';
import { startInbox, type Inbox } from '../../../local/inbox/start.ts';
import type { SingleItemConfirmationDetails } from '../../../src/domain/mails/single-item-confirmation-details.ts';
import { singleItemConfirmationSamplesByTitle } from '../../../src/domain/mails/single-item-confirmation-samples-by-title.ts';
import {
  createMailSendingWorkKind,
  type MailDependencies,
} from '../../../src/server/mail/create-mail-sending-work-kind.ts';
import type { MailSender } from '../../../src/server/mail/mail-sender.ts';
import {
  orderConfirmationMailId,
  queueMailInOwnStatement,
  type MailToQueue,
} from '../../../src/server/mail/queue-mail.ts';
import { createGiftAndLinkCodeDeriver } from '../../../src/server/rights/gift-codes.ts';
import type { Database } from '../../../src/server/store/database.ts';
import { runDueWork } from '../../../src/server/store/work-queue/run-due-work.ts';
import { readStarterMailTexts } from '../mail-texts.ts';
import { openTestDatabase, type TestDatabase } from './test-database.ts';
import { toMailSender } from './test-mail-sender.ts';

const Row = v.object({
  state: v.string(),
  tries: v.number(),
  version: v.nullable(v.string()),
  sent_at: v.nullable(v.date()),
  problem: v.nullable(v.string()),
});

/** Our own address. */
export const ours = 'hello@knurl.example';

/** The time at which each test begins. */
export const start = new Date('2026-11-22T12:00:00Z');

/** A day, for `minutesLater`. */
export const dayInMinutes = 24 * 60;

/**
 * An inbox and a queue of e-mails, for all tests of a file; the queue is empty before each test.
 */
export const openMailsForEachTest = () => {
  const log = vi.fn<(message: string) => void>();
  let time = start;
  let texts: Awaited<ReturnType<typeof readStarterMailTexts>>;
  let folder: string;
  let server: TestDatabase;
  let inbox: Inbox;

  const openInbox = (): Promise<Inbox> =>
    startInbox({
      folder,
      port: 0,
      siteUrl: 'https://knurl.example',
      account: { apiKey: 'secret-us0', audienceId: 'readers' },
      smtpPort: 0,
    });
  beforeAll(async () => {
    texts = await readStarterMailTexts();
    folder = mkdtempSync(path.join(tmpdir(), 'send-mails-'));
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
    await server.database.query(v.object({}), 'truncate mails, work');
  });

  const [sample] = Object.values(singleItemConfirmationSamplesByTitle);
  let orders = 0;
  const confirmation = (
    address: string,
    change: Partial<SingleItemConfirmationDetails> = {},
  ): MailToQueue => {
    if (sample?.kind !== 'pack') throw new Error('The first sample is a pack.');
    const orderId = `order-${(orders += 1)}`;
    return {
      mailId: orderConfirmationMailId(orderId),
      kind: 'order-confirmation',
      address,
      details: { ...sample, orderId, title: change.title ?? sample.title },
    };
  };
  const queue = async (mail: MailToQueue): Promise<MailToQueue> => {
    await queueMailInOwnStatement(server.database, mail, time);
    return mail;
  };
  const send = async ({
    database = server.database,
    mail = toMailSender(inbox, ours),
  }: { database?: Database; mail?: MailSender } = {}): Promise<{
    readonly sent: number;
    readonly failed: number;
  }> => {
    const dependencies: MailDependencies = {
      database,
      mail,
      siteUrl: 'https://knurl.example',
      contactInbox: ours,
      codes: createGiftAndLinkCodeDeriver('a secret of these tests, with 32 characters'),
      readTexts: async () => texts,
      now: () => time,
      log,
    };
    const { done, failed } = await runDueWork(
      dependencies,
      [createMailSendingWorkKind(dependencies)],
      () => true,
    );
    return { sent: done, failed };
  };
  const rowOf = async ({ mailId }: MailToQueue) => {
    const [row] = await server.database.query(
      Row,
      `select case when work.state = 'given-up' then 'failed' else mails.state end as state, work.tries, version, sent_at, work.problem
       from mails join work on work.kind = 'mail' and work_key = mail_id where mail_id = $1`,
      [mailId],
    );
    return row;
  };

  return {
    get database(): Database {
      return server.database;
    },
    /** The service that takes the e-mails. */
    get inbox(): Inbox {
      return inbox;
    },
    /** What sending has logged. */
    log,
    minutesLater: (minutes: number): void => {
      time = new Date(time.getTime() + minutes * 60_000);
    },
    /** The confirmation of a new order, not yet in the queue. */
    confirmation,
    queue,
    /** Sends what is due; without more, to the inbox. */
    send,
    /** A sender to a service that no longer listens. */
    senderToStoppedService: async (): Promise<MailSender> => {
      const other = await openInbox();
      const down = toMailSender(other, ours);
      await other.close();
      return down;
    },
    /** The e-mails that the inbox has taken for an address. */
    mailsTo: (address: string) =>
      inbox.store
        .items()
        .flatMap((item) => (item.kind === 'mail' && item.to === address ? [item] : [])),
    /** A stored e-mail. */
    rowOf,
  };
};
