import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { nextWorkTryAt } from '../../../src/domain/work/next-work-try.ts';
import { queueMailInOwnStatement } from '../../../src/server/mail/queue-mail.ts';
import {
  findNextNoticeTimeWithinDay,
  queueDueNotices,
} from '../../../src/server/notices/notice-clock.ts';
import { deleteExpiredRateLimits } from '../../../src/server/rate-limit/delete-expired-rate-limits.ts';
import { findNextTimeToEndPause } from '../../../src/server/rights/rights-in-bulk.ts';
import type { Database } from '../../../src/server/store/database.ts';
import { runDueWork, type WorkKind } from '../../../src/server/store/work-queue/run-due-work.ts';
import { findNextWorkTryTime } from '../../../src/server/store/work-queue/waiting-work.ts';
import { withWorkAfterAnswer } from '../../../src/server/store/work-queue/work-after-answer.ts';
import { recordServiceCheck } from '../../../src/server/monitoring/service-checks.ts';
import {
  findEarlyRecheckTime,
  checkServicesAndAlertOwner,
} from '../../../src/server/monitoring/watch.ts';
import { createRandom } from '../../support/random.ts';
import { createTestClockStore, runTestClock } from '../../support/server/clock-for-tests.ts';
import { openTestDatabase, type TestDatabase } from '../../support/server/test-database.ts';
import {
  daysAfterStart,
  soundMembership,
  storedFrom,
  storeMemberships,
} from '../../support/stored/many-memberships.ts';
import { storeGift } from '../../support/stored/rights.ts';

const minute = 60_000;
const window = 5 * minute;
const day = 24 * 60 * minute;
const works = (): Promise<void> => Promise.resolve();

let server: TestDatabase;
beforeAll(async () => {
  server = await openTestDatabase();
});
afterAll(() => server.dispose());
beforeEach(async () => {
  await server.database.query(
    v.object({}),
    'truncate mails, work, gifts, subscriptions, orders, customers, service_checks, alerts cascade',
  );
});

/**
 * A site whose database notes in which windows of five minutes it was asked. Every tenth e-mail
 * goes out at the second try.
 */
const openSite = (isStoreBroken: () => boolean = () => false) => {
  let time = storedFrom.getTime();
  const now = (): Date => new Date(time);
  const awake = new Set<number>();
  const database: Database = {
    query: (schema, statement, values) => {
      awake.add(Math.floor(time / window));
      return server.database.query(schema, statement, values);
    },
    close: works,
  };
  const store = createTestClockStore(now, isStoreBroken);
  let tries = 0;
  const mails: WorkKind = {
    name: 'mail',
    title: 'An e-mail',
    leaseMs: minute,
    atOnce: 8,
    nextTry: nextWorkTryAt,
    work: async () => {
      tries += 1;
      return tries % 10 === 0 ? { kind: 'again', problem: 'It was busy.' } : { kind: 'done' };
    },
  };
  const queue = { database, now, log: () => undefined };
  const jobs = {
    'send-mails': async (hasTime: () => boolean) => {
      await runDueWork(queue, [mails], hasTime);
      return findNextWorkTryTime(database, ['mail']);
    },
    'finish-work': () => findNextTimeToEndPause(database, now()),
    'notice-clock': async () => {
      await queueDueNotices(database, now());
      return findNextNoticeTimeWithinDay(database, now());
    },
    watch: async () => {
      const ask = { login: works, stripe: works, mail: works };
      await checkServicesAndAlertOwner({
        database,
        ask,
        readDeploys: async () => ({ count: 0, allowed: 20 }),
        ownerAddress: 'owner@knurl.example',
        now,
      });
      return findEarlyRecheckTime(database, now());
    },
    'delete-expired-rate-limits': async () => {
      await deleteExpiredRateLimits(database, now());
      return undefined;
    },
  };

  /** A webhook that makes an e-mail due, as of a payment. */
  const receive = withWorkAfterAnswer(
    async (request) => {
      const mailId = new URL(request.url).searchParams.get('mail') ?? '';
      const details = { subject: 'Paid', lines: [] };
      const mail = { mailId, kind: 'alert', address: 'anna@example.com', details } as const;
      await queueMailInOwnStatement(database, mail, now());
      return new Response(null, { status: 204 });
    },
    () => ({ ...queue, kinds: [mails] }),
    store,
  );
  const pay = async (mailId: string): Promise<void> => {
    const afterwards: Promise<unknown>[] = [];
    const request = new Request(`https://knurl.example/?mail=${mailId}`, { method: 'POST' });
    await receive(request, { waitUntil: (work) => void afterwards.push(work) });
    await Promise.all(afterwards);
  };

  return {
    awake,
    pay,
    /**
     * Lets days pass: the clock runs every five minutes, and the payments come at their times, in
     * milliseconds from the start.
     */
    pass: async (days: number, payments: readonly number[]): Promise<void> => {
      const begin = time;
      for (let tick = 0; tick < (days * day) / window; tick += 1) {
        const tickAt = begin + tick * window;
        for (const [index, at] of payments.entries()) {
          if (begin + at < tickAt - window || begin + at >= tickAt) continue;
          time = begin + at;
          await pay(`payment-${index}`);
        }
        time = tickAt;
        await runTestClock({
          store,
          jobs,
          otherwise: async () => {
            await database.query(v.object({}), 'select 1');
            return undefined;
          },
          runRecorded: async (name, job) => {
            const result = await job();
            await recordServiceCheck(database, `job: ${name}`, undefined, now());
            return result;
          },
          now,
        });
      }
    },
  };
};

const Mail = v.object({
  mail_id: v.string(),
  kind: v.string(),
  queued_at: v.date(),
  state: v.string(),
});
const readMails = () =>
  server.database.query(
    Mail,
    `select mail_id, mails.kind, mails.queued_at, work.state from mails join work on work.kind = 'mail' and work_key = mail_id`,
  );

it('a quiet month with 30 orders and 100 members wakes the database in at most 8 % of its windows of five minutes, and nothing is late', async () => {
  const random = createRandom(34);
  const yearOf = (index: number): number => (index * 365) / 100 + 0.37;
  await storeMemberships(
    server.database,
    Array.from({ length: 100 }, (_, index) => ({
      ...soundMembership,
      id: `member-${index}`,
      renewsAt: daysAfterStart(yearOf(index)),
      paidUntil: daysAfterStart(yearOf(index)),
    })),
  );
  await storeGift(server.database, {
    orderId: 'gift',
    giver: 'auth0|giver',
    rightId: 'pack',
    title: 'A pack',
    months: null,
    startsOn: '2027-03-20',
    madeAt: storedFrom,
    toAddress: 'maya@example.com',
  });
  const days = 30;
  const orders = Array.from({ length: 30 }, () => random(days * day));
  const renewals = Array.from({ length: 100 }, (_, index) => yearOf(index) * day).filter(
    (at) => at < days * day,
  );
  const site = openSite();
  await site.pass(days, [...orders, ...renewals]);

  const windows = (days * day) / window;
  expect(site.awake.size).toBeLessThanOrEqual(windows * 0.08);

  const mails = await readMails();
  expect(mails.filter(({ state }) => state !== 'done')).toEqual([]);
  const reminders = mails.filter(({ kind }) => kind === 'renewal-reminder');
  expect(reminders.length).toBeGreaterThan(0);
  for (const { mail_id: id, queued_at: queuedAt } of reminders) {
    const [, name = '', , before = ''] = id.split(':');
    const dueAt =
      storedFrom.getTime() + (yearOf(Number(name.replace('member-', ''))) - Number(before)) * day;
    // Those whose day had come before the month began are sent with its first run.
    const lateBy = queuedAt.getTime() - Math.max(dueAt, storedFrom.getTime());
    expect(lateBy, id).toBeLessThanOrEqual(window);
  }
  const gift = mails.find(({ kind }) => kind === 'gift-for-you');
  expect(gift?.queued_at.toISOString()).toBe('2027-03-20T08:00:00.000Z');
});

it('hours without the host’s store lose nothing: the clock asks the database each time', async () => {
  const site = openSite(() => true);
  const hours = 3;
  await site.pass(hours / 24, [27 * minute, 61 * minute, 164 * minute]);
  expect(site.awake.size).toBe((hours * 60 * minute) / window);
  const mails = await readMails();
  expect(mails.map(({ state }) => state)).toEqual(['done', 'done', 'done']);
});
