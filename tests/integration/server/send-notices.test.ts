import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { NoticeTemplate } from '../../../src/domain/mails/notice-mail.ts';
import type { NoticeKindAndDetails } from '../../../src/domain/notices/notices.ts';
import { sampleNotices } from '../../../src/domain/mails/sample-notices.ts';
import {
  createMailSendingWorkKind,
  type MailDependencies,
} from '../../../src/server/mail/create-mail-sending-work-kind.ts';
import {
  AddressRefused,
  type Mail,
  type MailSender,
} from '../../../src/server/mail/mail-sender.ts';
import { readSellerAndNoticeTemplates } from '../../../src/server/mail/mail-texts.ts';
import { queueMailInOwnStatement } from '../../../src/server/mail/queue-mail.ts';
import { runDueWork } from '../../../src/server/store/work-queue/run-due-work.ts';
import { createGiftAndLinkCodeDeriver } from '../../../src/server/rights/gift-codes.ts';
import { openPrivateBuildFiles } from '../../../src/server/store/private-build-files.ts';
import { readStarterMailTexts } from '../../support/mail-texts.ts';
import { openTestDatabase, type TestDatabase } from '../../support/server/test-database.ts';

const ours = 'hello@knurl.example';
const start = new Date('2027-10-23T18:00:00Z');
const codes = createGiftAndLinkCodeDeriver('a secret of these tests, with 32 characters');
const texts = await readStarterMailTexts();
const log = vi.fn<(message: string) => void>();
let server: TestDatabase;
let time = start;
let sent: Mail[] = [];
const mail: MailSender = {
  send: async (one) => {
    if (one.to.endsWith('.invalid')) throw new AddressRefused(new Error('550 5.1.1'));
    sent.push(one);
  },
};

beforeAll(async () => {
  server = await openTestDatabase();
});
afterAll(() => server.dispose());
const run = (statement: string, values: readonly unknown[] = []) =>
  server.database.query(v.object({}), statement, values);
beforeEach(async () => {
  time = start;
  sent = [];
  log.mockReset();
  await run('truncate mails, work, mail_texts, customers cascade');
});

const send = async (more: Partial<MailDependencies> = {}) => {
  const dependencies: MailDependencies = {
    database: server.database,
    mail,
    siteUrl: 'https://knurl.example',
    contactInbox: ours,
    codes,
    readTexts: async () => texts,
    now: () => time,
    log,
    ...more,
  };
  const { done, failed } = await runDueWork(
    dependencies,
    [createMailSendingWorkKind(dependencies)],
    () => true,
  );
  return { sent: done, failed };
};
let queued = 0;
const queue = (notice: NoticeKindAndDetails, address = 'anna@example.com', customerId?: string) =>
  queueMailInOwnStatement(
    server.database,
    {
      mailId: `${notice.kind}:${(queued += 1)}`,
      address,
      ...(customerId === undefined ? {} : { customerId }),
      ...notice,
    },
    time,
  );
const sampleOf = (kind: NoticeKindAndDetails['kind']): NoticeKindAndDetails => {
  const found = sampleNotices.find((notice) => notice.kind === kind);
  if (found === undefined) throw new Error(`There is no sample of ${kind}.`);
  return found;
};
const Row = v.object({
  state: v.string(),
  address: v.string(),
  version: v.nullable(v.string()),
  problem: v.nullable(v.string()),
  details: v.unknown(),
});
const rowOf = async (kind: string) => {
  const [row] = await server.database.query(
    Row,
    `select case when work.state = 'given-up' then 'failed' else mails.state end as state, address, version, work.problem, details
     from mails join work on work.kind = 'mail' and work_key = mail_id where mails.kind = $1`,
    [kind],
  );
  return row;
};

describe('a notice', () => {
  it.each(sampleNotices)(
    'of the kind $kind is sent with its editor’s text, filled in',
    async (notice) => {
      await queue(notice);
      expect(await send()).toEqual({ sent: 1, failed: 0 });
      const [one] = sent;
      expect(one).toMatchObject({ to: 'anna@example.com', replyTo: ours });
      for (const text of [
        one?.subject,
        one?.text,
        one?.html?.replace(/<style>[^]*<\/style>/, ''),
      ]) {
        expect(text).toBeTruthy();
        expect(text).not.toMatch(/[{}]|undefined|Invalid|NaN/);
      }
      const version = texts.notices.find(({ kind }) => kind === notice.kind)?.version;
      expect(await rowOf(notice.kind)).toMatchObject({ state: 'sent', version });
    },
  );

  it('contains its code, which is stored nowhere and never logged', async () => {
    const gift = sampleOf('gift-for-you');
    const code = codes.giftCodeOf('8a2f6f0b-2c1d-4c3e-a8b9-0d1e2f3a4b5c');
    await queue(gift);
    await send({ mail: { send: () => Promise.reject(new Error(`no: ${code}`)) } });
    time = new Date(time.getTime() + 3_600_000);
    await send();
    expect(sent[0]?.text).toContain(code);
    expect(sent[0]?.text).toContain(`https://knurl.example/gift/#code=${code}`);
    const stored = await server.database.query(
      v.object({ row: v.string() }),
      `select mails::text as row from mails union all select mail_texts::text from mail_texts`,
    );
    expect(JSON.stringify(stored)).not.toContain(code);
    expect(JSON.stringify(log.mock.calls)).not.toContain(code);
  });

  it('records its text by version, so that we know what she was told after an editor has changed it', async () => {
    const changed = texts.notices.map((text): NoticeTemplate => ({
      ...text,
      subject: `New: ${text.subject}`,
      version: `${text.version}-new`,
    }));
    await queue(sampleOf('cancelled'), 'one@example.com');
    await queue(sampleOf('cancelled'), 'two@example.com');
    await send();
    await queue(sampleOf('cancelled'), 'three@example.com');
    await send({ readTexts: async () => ({ ...texts, notices: changed }) });
    const kept = await server.database.query(
      v.object({ version: v.string(), subject: v.string() }),
      'select version, subject from mail_texts order by version',
    );
    const { version = '', subject = '' } =
      texts.notices.find(({ kind }) => kind === 'cancelled') ?? {};
    expect(kept).toEqual([
      { version, subject },
      { version: `${version}-new`, subject: `New: ${subject}` },
    ]);
  });

  it('waits while the build’s texts are missing, and is sent once they are there', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'no-texts-'));
    await queue(sampleOf('ended'));
    expect(
      await send({ readTexts: () => readSellerAndNoticeTemplates(openPrivateBuildFiles(folder)) }),
    ).toEqual({
      sent: 0,
      failed: 1,
    });
    rmSync(folder, { recursive: true });
    expect(await rowOf('ended')).toMatchObject({ state: 'waiting' });
    time = new Date(time.getTime() + 60_000);
    expect(await send()).toEqual({ sent: 1, failed: 0 });
  });

  it('that would arrive after the renewal it announces is dropped, and we are told', async () => {
    await queue(sampleOf('renewal-reminder'));
    time = new Date('2027-11-22T17:06:10.000Z');
    expect(await send()).toEqual({ sent: 1, failed: 1 });
    expect(sent.map(({ to }) => to)).toEqual([ours]);
    expect(await rowOf('renewal-reminder')).toMatchObject({
      state: 'failed',
      problem: 'it would have come too late',
    });
  });

  it.each([
    ['renewed', true],
    ['withdrawal-received', true],
    ['gift-for-you', true],
    ['paused', false],
    ['second-member-invitation', false],
  ] as const)(
    '%s to an address that doesn’t exist is reported to us: %s',
    async (kind, isReported) => {
      await queue(sampleOf(kind), 'typo@nowhere.invalid');
      await send();
      expect(sent.map(({ to, subject }) => `${to} ${subject}`)).toEqual(
        isReported ? [`${ours} An e-mail could not be sent: ${kind}`] : [],
      );
      expect(JSON.stringify(sent)).not.toContain('nowhere.invalid');
    },
  );
});

it('reminders let urgent e-mails go first', async () => {
  for (let number = 0; number < 12; number += 1) {
    await queue(sampleOf('renewal-reminder'), `r${number}@example.com`);
  }
  time = new Date(time.getTime() + 1000);
  await queue(sampleOf('withdrawal-received'));
  expect(await send()).toEqual({ sent: 13, failed: 0 });
  expect(sent.slice(0, 8).map(({ to }) => to)).toContain('anna@example.com');
});

it('the address of a deleted account is kept until her last e-mail is sent, and no longer', async () => {
  await run(
    `insert into customers (customer_id, subject, created_at, deleted_at) values ('gone', 'deleted:gone', $1, $1), ('here', 's', $1, null)`,
    [start],
  );
  await queue(sampleOf('account-deleted'), 'gone@example.com', 'gone');
  await queue(sampleOf('refund'), 'here@example.com', 'here');
  expect(await send()).toEqual({ sent: 2, failed: 0 });
  expect(sent.map(({ to }) => to).toSorted()).toEqual(['gone@example.com', 'here@example.com']);
  expect(await rowOf('account-deleted')).toMatchObject({ state: 'sent', address: '' });
  expect(await rowOf('refund')).toMatchObject({ state: 'sent', address: 'here@example.com' });
});
