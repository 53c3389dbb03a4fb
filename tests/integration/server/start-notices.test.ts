import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hasRightOpenedLately } from '../../../src/domain/notices/new-right.ts';
import {
  noticeKindOfYearPlanBlockName,
  noticeDetailSchemas,
} from '../../../src/domain/notices/notices.ts';
import {
  dateDaysLater,
  indexOfBlockWithMailDue,
  startTestAndEndDatesOfBlocks,
} from '../../../src/domain/plans/year-dates.ts';
import { yearPlanBlockNamesAndWeeklySets } from '../../../src/domain/plans/year-plan-blocks.ts';
import {
  findNextNoticeTimeWithinDay,
  queueDueNotices,
} from '../../../src/server/notices/notice-clock.ts';
import { createRandom } from '../../support/random.ts';
import { openTestDatabase, type TestDatabase } from '../../support/server/test-database.ts';
import { storeMember } from '../../support/stored/member.ts';
import {
  storeGift,
  storeGiftGrant,
  storeMembership,
  storeSecondMember,
} from '../../support/stored/rights.ts';
import { insertRow } from '../../support/stored/rows.ts';

let server: TestDatabase;
beforeAll(async () => {
  server = await openTestDatabase();
});
afterAll(() => server.dispose());

const run = (statement: string, values: readonly unknown[] = []) =>
  server.database.query(v.object({}), statement, values);
beforeEach(async () => {
  await run(
    'truncate mails, work, gifts, grants, second_members, mail_wishes, subscriptions, orders, customers cascade',
  );
});

const hour = 3_600_000;
const day = 24 * hour;
const start = Date.parse('2027-03-01T12:00:00Z');
const after = (days: number): Date => new Date(start + days * day);

const Mail = v.object({ mail_id: v.string(), address: v.string(), details: v.unknown() });
const mails = (kinds = ['welcome', 'first-guide']) =>
  server.database.query(
    Mail,
    'select mail_id, address, details from mails where kind = any ($1) order by mail_id',
    [kinds],
  );
const idsAt = async (...days: readonly number[]): Promise<readonly string[]> => {
  for (const one of days) await queueDueNotices(server.database, after(one));
  return (await mails()).map(({ mail_id: id }) => id.replace('customer-of-auth0|', ''));
};
const anna = 'auth0|anna';
const join = (subject = anna, startedAt = after(0)) =>
  storeMembership(server.database, subject, { rightId: 'year', startedAt, paidUntil: after(365) });
const buyPack = async (opensAt: Date, source = 'pack'): Promise<void> => {
  const customerId = await storeMember(server.database, anna, { address: 'anna@example.com' });
  await insertRow(server.database, 'grants', {
    source,
    right_id: source,
    customer_id: customerId,
    granted_at: opensAt,
    opens_at: opensAt,
  });
};

describe('a membership that opens', () => {
  it('is welcomed once, with the guide to the first week if it is her first purchase', async () => {
    await join();
    expect(await idsAt(-0.1)).toEqual([]);
    expect(await idsAt(0, 0, 1, 6)).toEqual(['first-guide:anna', 'welcome:anna']);
    expect(await mails()).toMatchObject([
      { address: 'anna@example.com', details: { title: 'Annual membership' } },
      { address: 'anna@example.com', details: { title: 'Annual membership' } },
    ]);
  });

  it('is welcomed when it opens, if that is later than the order, and the clock knows the day', async () => {
    await join();
    await run('update subscriptions set opens_at = $1', [after(14)]);
    expect(await idsAt(0, 13.9)).toEqual([]);
    expect(await findNextNoticeTimeWithinDay(server.database, after(13.9))).toEqual(after(14));
    expect(await idsAt(14)).toEqual(['first-guide:anna', 'welcome:anna']);
  });

  it('gets no guide when she has had plans of ours for long, nor a second welcome when she joins again', async () => {
    await buyPack(after(-30));
    await join();
    expect(await idsAt(0)).toEqual(['welcome:anna']);
    await run(`update subscriptions set status = 'canceled', ended_at = $1`, [after(40)]);
    await run(
      `insert into subscriptions (subscription_id, customer_id, right_id, status, opens_at)
       select 'again', customer_id, 'year', 'active', $1 from customers`,
      [after(50)],
    );
    expect(await idsAt(51)).toEqual(['welcome:anna']);
  });

  it.each([
    ['opened more than a week ago, as before there were welcomes', 'opens_at = $1', after(-8)],
    ['is refunded', 'returned_at = $1', after(0)],
    ['was never paid', `status = 'incomplete', started_at = $1`, after(0)],
  ])('that %s is not welcomed', async (_, change, moment) => {
    await join();
    await run(`update subscriptions set ${change}`, [moment]);
    expect(await idsAt(0.5)).toEqual([]);
  });

  it('of an account that is being deleted, or without an address, is not welcomed', async () => {
    await join();
    await run('update customers set deleted_at = $1', [after(0)]);
    expect(await idsAt(1)).toEqual([]);
    await run('update customers set deleted_at = null, address = null');
    expect(await idsAt(1)).toEqual([]);
  });

  it('is welcomed as a gift and as a second place too', async () => {
    const gift = { orderId: 'gift', giver: 'auth0|giver', rightId: 'year', months: 12 };
    await storeGift(server.database, { ...gift, startsOn: '2027-03-01', madeAt: after(-1) });
    await storeMember(server.database, anna, { address: 'anna@example.com' });
    await storeGiftGrant(server.database, anna, {
      orderId: 'gift',
      opensAt: after(0),
      endsAt: after(365),
    });
    await join('auth0|payer', after(-20));
    await storeMember(server.database, 'auth0|bea', { address: 'bea@example.com' });
    await storeSecondMember(server.database, 'auth0|bea', {
      subscriptionId: 's-order-auth0|payer',
      acceptedAt: after(0),
    });
    expect(await idsAt(1)).toEqual([
      'first-guide:anna',
      'first-guide:bea',
      'welcome:anna',
      'welcome:bea',
    ]);
  });

  it('is news for as long as the rule says, in each hour', async () => {
    await join();
    for (let hours = -3; hours < 24 * 9; hours += 7) {
      const now = new Date(start + hours * hour);
      await run('delete from mails');
      await queueDueNotices(server.database, now);
      expect((await mails()).length > 0, now.toISOString()).toBe(
        hasRightOpenedLately(after(0), now),
      );
    }
  });
});

describe('a first pack', () => {
  it('gets the guide and no welcome, and a second one nothing', async () => {
    await buyPack(after(0));
    expect(await idsAt(0)).toEqual(['first-guide:anna']);
    await buyPack(after(60), 'another');
    expect(await idsAt(61)).toEqual(['first-guide:anna']);
  });

  it('that was taken back gets none', async () => {
    await buyPack(after(0));
    await run(`update grants set state = 'withdrawn'`);
    expect(await idsAt(1)).toEqual([]);
  });
});

describe('a block of The Year', () => {
  const kinds = yearPlanBlockNamesAndWeeklySets.map(({ name }) =>
    noticeKindOfYearPlanBlockName(name),
  );
  const wish = (startsOn: string) =>
    run(
      `insert into mail_wishes (customer_id, year_starts_on) select customer_id, $1::date from customers
       on conflict (customer_id) do update set year_starts_on = excluded.year_starts_on`,
      [startsOn],
    );

  it('sends its e-mail with its days, by the day that she gave, for random days and hours', async () => {
    await join(anna, new Date('2026-01-01T00:00:00Z'));
    const random = createRandom(38);
    let sent = 0;
    for (let trial = 0; trial < 60; trial += 1) {
      const startsOn = dateDaysLater('2026-12-20', random(400));
      const block =
        startTestAndEndDatesOfBlocks(startsOn)[random(yearPlanBlockNamesAndWeeklySets.length)];
      const now = new Date(Date.parse(`${block?.startsOn}T00:00:00Z`) + (random(120) - 30) * hour);
      await run('delete from mails');
      await wish(startsOn);
      await queueDueNotices(server.database, now);
      const queued = await mails(kinds);
      const due = indexOfBlockWithMailDue(startsOn, now);
      const words = `${startsOn} at ${now.toISOString()}`;
      expect(queued.length, words).toBe(due === undefined ? 0 : 1);
      if (due === undefined) continue;
      sent += 1;
      const name = yearPlanBlockNamesAndWeeklySets[due]?.name;
      expect(queued[0]?.mail_id, words).toBe(`year-${name}:customer-of-${anna}:${startsOn}`);
      expect(v.parse(noticeDetailSchemas['year-strength'], queued[0]?.details), words).toEqual(
        startTestAndEndDatesOfBlocks(startsOn)[due],
      );
    }
    expect(sent).toBeGreaterThan(10);
  });

  it('is the next thing that the clock has to look for, at eight in the UK', async () => {
    await join(anna, new Date('2026-01-01T00:00:00Z'));
    await run('update subscriptions set renews_at = null');
    await wish('2027-01-04');
    const next = (at: string) => findNextNoticeTimeWithinDay(server.database, new Date(at));
    expect(await next('2027-01-04T08:00:00Z')).toEqual(new Date('2027-03-29T07:00:00Z'));
    expect(await next('2027-09-12T12:00:00Z')).toEqual(new Date('2027-09-13T07:00:00Z'));
    expect(await next('2027-09-13T12:00:00Z')).toBeUndefined();
  });

  it('sends it once, again for a new day, and not without a membership', async () => {
    await join(anna, new Date('2026-01-01T00:00:00Z'));
    await wish('2027-03-01');
    for (const days of [0, 0.1, 1]) await queueDueNotices(server.database, after(days));
    expect(await mails(kinds)).toHaveLength(1);
    await wish('2027-03-02');
    await queueDueNotices(server.database, after(1));
    expect(await mails(kinds)).toHaveLength(2);
    await run(`update subscriptions set status = 'canceled'`);
    await wish('2027-03-03');
    await queueDueNotices(server.database, after(2));
    expect(await mails(kinds)).toHaveLength(2);
  });
});

describe('a members’ letter', () => {
  const letter = { title: 'March', excerpt: 'On grip.', opensOn: '2027-03-01' };
  const letters = [
    { ...letter, slug: 'march', sub: 'year' },
    { ...letter, slug: 'april', sub: 'year', opensOn: '2027-04-01' },
    { ...letter, slug: 'of-another', sub: 'another right' },
  ];
  const queueAt = async (at: string): Promise<readonly string[]> => {
    await queueDueNotices(server.database, new Date(at), letters);
    return (await mails(['letter'])).map(({ mail_id: id }) => id);
  };
  const ask = (wanted = true) =>
    run('insert into mail_wishes (customer_id, letters) select customer_id, $1 from customers', [
      wanted,
    ]);
  const march = `letter:march:customer-of-${anna}`;
  const april = `letter:april:customer-of-${anna}`;

  it('is announced on its morning, once, to members who asked', async () => {
    await join(anna, new Date('2026-01-01T00:00:00Z'));
    await join('auth0|bea', new Date('2026-01-01T00:00:00Z'));
    await run('insert into mail_wishes (customer_id, letters) values ($1, true)', [
      `customer-of-${anna}`,
    ]);
    expect(await queueAt('2027-03-01T07:59:59Z')).toEqual([]);
    expect(await queueAt('2027-03-01T08:00:00Z')).toEqual([march]);
    expect(await queueAt('2027-03-01T09:00:00Z')).toEqual([march]);
    expect((await mails(['letter']))[0]?.details).toEqual({
      title: 'March',
      excerpt: 'On grip.',
      slug: 'march',
    });
    expect(await queueAt('2027-04-01T06:59:59Z')).toEqual([march]);
    expect(await queueAt('2027-04-01T07:00:00Z')).toEqual([april, march]);
  });

  it('is not announced when she only gave a day, nor without what opens it, nor late', async () => {
    await join(anna, new Date('2026-01-01T00:00:00Z'));
    await ask(false);
    expect(await queueAt('2027-03-01T09:00:00Z')).toEqual([]);
    await run('update mail_wishes set letters = true');
    expect(await queueAt('2027-03-04T08:00:00Z')).toEqual([]);
    await run(`update subscriptions set status = 'canceled'`);
    expect(await queueAt('2027-03-02T09:00:00Z')).toEqual([]);
  });

  it('is in the clock’s dates', async () => {
    const next = (at: string) =>
      findNextNoticeTimeWithinDay(server.database, new Date(at), letters);
    expect(await next('2027-03-01T08:00:00Z')).toEqual(new Date('2027-04-01T07:00:00Z'));
    expect(await next('2027-04-01T07:00:00Z')).toBeUndefined();
  });
});
