import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { examineDatabase } from '../../../local/doctor/database.ts';
import { createMailExamination, type LookUpTxtRecords } from '../../../local/doctor/mail.ts';
import { startInbox, type Inbox } from '../../../local/inbox/start.ts';
import { localSmtpUrl } from '../../../local/inbox/smtp-account.ts';
import { findPgbouncer } from '../../../local/postgres.ts';
import { openDatabase } from '../../../src/server/store/database.ts';
import { findProblems } from '../../support/doctor.ts';
import { hasPostgres } from '../../support/server/real-postgres.ts';
import { openTestDatabase, type TestDatabase } from '../../support/server/test-database.ts';

describe('the doctor at the database', () => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await openTestDatabase();
  });
  afterAll(() => test.dispose());
  const hasPooler = hasPostgres && findPgbouncer(process.env) !== undefined;
  const addresses = () => ({ DATABASE_URL: test.url, DATABASE_DIRECT_URL: test.directUrl });
  const run = (statement: string) => test.database.query(v.unknown(), statement);

  it('finds no problem in a database with all our migrations', async () => {
    expect(await findProblems(examineDatabase, addresses())).toEqual({});
  });

  describe.runIf(hasPooler)('behind a pooler', () => {
    const findFault = async (functions: string, direct = '') =>
      (
        await findProblems(examineDatabase, {
          DATABASE_URL: functions,
          DATABASE_DIRECT_URL: direct,
        })
      )['Addresses of the database'];

    it('needs an address past it, for migrations and backups', async () => {
      const fault = await findFault(test.url);
      expect(fault?.sentence).toContain('DATABASE_URL leads through a pooler');
      expect(fault?.remedy).toContain('into DATABASE_DIRECT_URL the direct one');
    });

    it('tells the two addresses apart, also once others have used the pooler', async () => {
      const others = Array.from({ length: 5 }, () => openDatabase(test.url));
      await Promise.all(others.map(({ query }) => query(v.unknown(), 'select pg_sleep(0.05)')));
      expect(await findFault(test.url, test.directUrl)).toBeUndefined();
      const swapped = await findFault(test.directUrl, test.url);
      expect(swapped?.sentence).toContain('the wrong way round');
      const again = await findFault(test.directUrl, `${test.directUrl}?application_name=doctor`);
      expect(again?.sentence).toContain('leads past the pooler');
      await Promise.all(others.map(({ close }) => close()));
    });

    it('notices addresses of two databases', async () => {
      const other = await openTestDatabase();
      const fault = await findFault(test.url, other.directUrl);
      await other.dispose();
      expect(fault?.sentence).toContain('lead to two databases');
    });
  });

  it('takes one address as enough for a database without a pooler', async () => {
    const findings = await examineDatabase({ DATABASE_URL: test.directUrl });
    const said = findings.find(({ subject }) => subject === 'Addresses of the database');
    expect(said?.state).toBe('good');
    expect(said?.sentence).toMatch(/without a pooler: at most \d+ functions at once/);
  });

  it('names the migrations that are missing', async () => {
    await run("delete from netlify.migrations where name = '0002_votes'");
    const ill = await findProblems(examineDatabase, addresses());
    expect(ill['Tables']?.sentence).toBe('The database lacks 0002_votes.');
  });

  it('reports that there are no tables at all', async () => {
    await run('drop table netlify.migrations');
    const ill = await findProblems(examineDatabase, addresses());
    expect(ill['Tables']?.remedy).toBe('Run npm run migrate.');
  });

  it('reports that it can’t be reached, or that its address isn’t set', async () => {
    const ill = await findProblems(examineDatabase, {
      DATABASE_URL: 'postgres://a:b@localhost:1/c',
    });
    expect(ill['Tables']?.sentence).toMatch(/can’t be reached: .+/);
    expect(await findProblems(examineDatabase, {})).toHaveProperty('Tables');
  });
});

describe('the doctor at the mail service', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'doctor-inbox-'));
  let inbox: Inbox;
  beforeAll(async () => {
    inbox = await startInbox({
      folder,
      port: 0,
      siteUrl: 'http://localhost',
      account: { apiKey: 'key-us0', audienceId: 'readers' },
      smtpPort: 0,
    });
  });
  afterAll(async () => {
    await inbox.close();
    rmSync(folder, { recursive: true });
  });
  const noDns: LookUpTxtRecords = () => Promise.reject(new Error('DNS is closed'));

  it('finds no problem where the service accepts our login', async () => {
    const SMTP_URL = localSmtpUrl(inbox.smtp?.port ?? 0);
    const mail = { SMTP_URL, MAIL_FROM: 'hello@example.com' };
    expect(await findProblems(createMailExamination(noDns), mail)).toEqual({});
  });

  it('reports a wrong password or an outage, without the password', async () => {
    const port = inbox.smtp?.port ?? 0;
    for (const SMTP_URL of [
      `smtp://knurl:wrong-password@localhost:${port}`,
      'smtp://a:wrong-password@localhost:1',
    ]) {
      const ill = await findProblems(createMailExamination(noDns), {
        SMTP_URL,
        MAIL_FROM: 'a@example.com',
      });
      expect(ill['Mail service']?.state).toBe('bad');
      expect(JSON.stringify(ill)).not.toContain('wrong-password');
    }
  });

  it.each<[string, LookUpTxtRecords, Readonly<Record<string, string>>]>([
    [
      'right',
      async (name) => [[name.startsWith('_dmarc.') ? 'v=DMARC1; p=none' : 'v=spf1 include:x -all']],
      {},
    ],
    [
      'absent',
      () => Promise.reject(Object.assign(new Error('none'), { code: 'ENODATA' })),
      { SPF: 'bad', DMARC: 'bad' },
    ],
    [
      'twice there',
      async () => [['v=spf1 -all'], ['v=spf1 ', 'a -all'], ['v=DMARC1']],
      { SPF: 'bad' },
    ],
    ['not to be asked', noDns, { SPF: 'unknown', DMARC: 'unknown' }],
  ])('checks the records of the sender’s domain: %s', async (_what, lookUp, states) => {
    const mail = { SMTP_URL: 'smtps://a:b@mail.invalid', MAIL_FROM: 'hello@example.com' };
    const ill = await findProblems(createMailExamination(lookUp), mail);
    const found = Object.values(ill).map(({ subject, state }) => [subject, state]);
    expect(Object.fromEntries(found)).toEqual({ 'Mail service': 'bad', ...states });
  });
});
