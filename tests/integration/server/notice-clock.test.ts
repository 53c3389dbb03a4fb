import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  daysBeforeRenewalOfDueReminder,
  isCardExpiryNoticeDue,
  isGiftEmailDueByStartDay,
} from '../../../src/domain/notices/notice-days.ts';
import { noticeDetailSchemas, noticeKindIfKnown } from '../../../src/domain/notices/notices.ts';
import { queueDueNotices } from '../../../src/server/notices/notice-clock.ts';
import { atScale } from '../../support/proof-scale.ts';
import { createRandom, pickFrom } from '../../support/random.ts';
import {
  daysAfterStart as after,
  soundMembership,
  storedFrom as start,
  storeMemberships,
  type StoredMembership,
} from '../../support/stored/many-memberships.ts';
import { storeGift, type StoredGift } from '../../support/stored/rights.ts';
import { openTestDatabase, type TestDatabase } from '../../support/server/test-database.ts';

let server: TestDatabase;
beforeAll(async () => {
  server = await openTestDatabase();
});
afterAll(() => server.dispose());

const run = (statement: string, values: readonly unknown[] = []) =>
  server.database.query(v.object({}), statement, values);
beforeEach(async () => {
  // Faster than `truncate` while there are few rows.
  for (const table of ['mails', 'gifts', 'subscriptions', 'orders', 'customers']) {
    await run(`delete from ${table}`);
  }
});

const hour = 3_600_000;
const day = 24 * hour;
const store = (memberships: readonly StoredMembership[]) =>
  storeMemberships(server.database, memberships);

const Mail = v.object({
  mail_id: v.string(),
  kind: v.string(),
  address: v.string(),
  customer_id: v.nullable(v.string()),
  details: v.unknown(),
});
const mails = () => server.database.query(Mail, 'select * from mails order by queued_at, mail_id');
const idsAt = async (...days: readonly number[]): Promise<readonly string[]> => {
  for (const one of days) await queueDueNotices(server.database, new Date(after(one)));
  return (await mails()).map(({ mail_id: id }) => id);
};

describe('a renewal', () => {
  const at30 = 'renewal-reminder:anna:2027-04-10:30';
  const at7 = 'renewal-reminder:anna:2027-04-10:7';

  it('is announced 30 and 7 days before, each once however often the schedule runs', async () => {
    await store([{ ...soundMembership, id: 'anna' }]);
    expect(await idsAt(0, 9.9)).toEqual([]);
    expect(await idsAt(10, 10, 11, 32)).toEqual([at30]);
    expect(await idsAt(33, 33, 39, 40, 41)).toEqual([at30, at7]);
    const [mail] = await mails();
    expect(mail).toMatchObject({
      address: 'anna@example.com',
      customer_id: 'canna',
      details: {
        title: 'Annual membership',
        renewsAt: after(40),
        price: { currency: 'gbp', minorUnits: 4999 },
        days: 30,
      },
    });
  });

  it.each([
    ['late, when the clock stood still for three days', [13], [at30]],
    ['only by the nearer one, when both are late', [35, 39], [at7]],
    ['never after it has happened', [40, 45], []],
  ])('is announced %s', async (_, days, expected) => {
    await store([{ ...soundMembership, id: 'anna' }]);
    expect(await idsAt(...days)).toEqual(expected);
  });

  it('is announced again after it has moved', async () => {
    await store([{ ...soundMembership, id: 'anna' }]);
    await idsAt(11);
    await run('update subscriptions set renews_at = $1', [after(101)]);
    expect(await idsAt(40, 72)).toEqual([at30, 'renewal-reminder:anna:2027-06-10:30']);
  });

  it('is announced with its price at Stripe, if we know it', async () => {
    await store([{ ...soundMembership, id: 'anna' }]);
    await run(`update subscriptions set renewal_currency = 'gbp', renewal_minor_units = 5400`);
    await idsAt(11);
    expect((await mails())[0]?.details).toMatchObject({ price: { minorUnits: 5400 } });
  });

  it.each<[string, Partial<StoredMembership>]>([
    ['is cancelled', { endsAt: after(40) }],
    ['is paused', { status: 'paused', renewsAt: null }],
    ['is past due', { status: 'past_due' }],
    ['has ended', { status: 'canceled' }],
    ['has given the money back', { returnedAt: after(1) }],
    ['was never paid: the first payment is no renewal', { status: 'trialing', paidUntil: null }],
    ['belongs to a deleted account', { deletedAt: after(1) }],
  ])('of a membership that %s is not announced', async (_, change) => {
    await store([{ ...soundMembership, cardEndsOn: '2027-03-31', id: 'anna', ...change }]);
    expect(await idsAt(11, 34)).toEqual([]);
  });

  it('of a member without an address is queued, so that we are told that it can’t be sent', async () => {
    await store([{ ...soundMembership, id: 'anna', address: null }]);
    await idsAt(11);
    expect((await mails())[0]).toMatchObject({ mail_id: at30, address: '' });
  });
});

describe('a card that expires before the renewal', () => {
  const first = 'card-expiring:anna:4242:2027-03-31';
  it('gets one e-mail, and a new card another', async () => {
    await store([
      { ...soundMembership, id: 'anna', renewsAt: after(50), cardEndsOn: '2027-03-31' },
    ]);
    expect(await idsAt(4)).toEqual([]);
    expect(await idsAt(5, 6, 19)).toEqual([first]);
    await run(`update subscriptions set card_last4 = '1111', card_ends_on = '2027-04-15'`);
    expect(await idsAt(19.5)).toEqual([first, 'card-expiring:anna:1111:2027-04-15']);
  });
});

describe('a gift', () => {
  const give = (orderId: string, changes: Partial<StoredGift>): Promise<string> =>
    storeGift(server.database, {
      orderId,
      giver: 'sanna',
      rightId: 'year',
      months: 12,
      startsOn: '2027-03-02',
      madeAt: new Date('2027-01-01'),
      title: 'Gift membership',
      toName: 'Jo',
      line: 'Lift.',
      toAddress: 'jo@example.com',
      ...changes,
    });

  it('is sent to its address on the morning of its day, if it is still open', async () => {
    await store([{ ...soundMembership, id: 'anna', renewsAt: null }]);
    await give('one', {});
    await give('handed-over', { toAddress: '' });
    await give('redeemed', { state: 'redeemed' });
    await give('refunded', { state: 'refunded' });
    expect(await idsAt(1, 1 + 7.9 / 24)).toEqual([]);
    expect(await idsAt(1 + 8 / 24, 2, 30)).toEqual(['gift-for-you:one']);
    expect(await mails()).toMatchObject([
      {
        address: 'jo@example.com',
        details: {
          title: 'Gift membership',
          orderId: 'one',
          toName: 'Jo',
          line: 'Lift.',
          startsOn: '2027-03-02',
        },
      },
    ]);
  });

  it('is sent by UK time, in every hour of a year', async () => {
    await store([{ ...soundMembership, id: 'anna', renewsAt: null }]);
    const random = createRandom(19);
    for (let trial = 0; trial < 30; trial += 1) {
      const startsOn = after(random(365)).slice(0, 10);
      const now = new Date(Date.parse(`${startsOn}T00:00:00Z`) + (random(36) - 12) * hour);
      await run('delete from mails');
      await run('delete from gifts');
      await run(`delete from orders where kind = 'gift-membership'`);
      await give('one', { startsOn });
      expect(
        await queueDueNotices(server.database, now),
        `${startsOn} at ${now.toISOString()}`,
      ).toBe(isGiftEmailDueByStartDay(startsOn, now) ? 1 : 0);
    }
  });
});

it('the statements queue what the rules say for each day, for random memberships and a schedule that stops at times', async () => {
  const random = createRandom(20_261_123);
  const days = (limit: number): string => after(random(limit * 24) / 24);
  const lives = Array.from({ length: 200 }, (_, index): StoredMembership => {
    const renewsAt = random(5) === 0 ? null : days(150);
    return {
      id: `m${index}`,
      address: 'a@example.com',
      status: pickFrom(['active', 'active', 'active', 'trialing', 'past_due', 'canceled'], random),
      renewsAt,
      paidUntil: random(8) === 0 ? null : renewsAt,
      endsAt: random(6) === 0 ? renewsAt : null,
      returnedAt: random(10) === 0 ? after(0) : null,
      cardEndsOn: random(3) === 0 ? null : days(200).slice(0, 10),
      deletedAt: random(12) === 0 ? after(0) : null,
    };
  });
  await store(lives);
  const expected = new Set<string>();
  let time = start.getTime();
  while (time < start.getTime() + 160 * day) {
    const now = new Date(time);
    await queueDueNotices(server.database, now);
    for (const {
      id,
      status,
      renewsAt,
      paidUntil,
      endsAt,
      returnedAt,
      cardEndsOn,
      deletedAt,
    } of lives) {
      const counts = status === 'active' || status === 'trialing';
      if (!counts || renewsAt === null || paidUntil === null || endsAt !== null) continue;
      if (returnedAt !== null || deletedAt !== null) continue;
      const at = new Date(renewsAt);
      const reminder = daysBeforeRenewalOfDueReminder(at, now);
      if (reminder !== undefined) {
        expected.add(`renewal-reminder:${id}:${renewsAt.slice(0, 10)}:${reminder}`);
      }
      if (cardEndsOn !== null && isCardExpiryNoticeDue({ renewsAt: at, cardEndsOn }, now)) {
        expected.add(`card-expiring:${id}:4242:${cardEndsOn}`);
      }
    }
    time += pickFrom([1, 1, 1, 5, 24, 80, 400], random) * hour;
  }
  const queued = await mails();
  expect(queued.map(({ mail_id: id }) => id).toSorted()).toEqual([...expected].toSorted());
  expect(expected.size).toBeGreaterThan(50);
  // Each can be composed: its details are those of its kind.
  for (const { kind, details } of queued) {
    const noticeKind = noticeKindIfKnown(kind);
    expect(noticeKind !== undefined && v.is(noticeDetailSchemas[noticeKind], details)).toBe(true);
  }
});

it('one run queues the reminders of thousands of members', async () => {
  const count = atScale(10_000);
  await store(
    Array.from({ length: count }, (_, index) => ({
      ...soundMembership,
      id: `m${index}`,
      cardEndsOn: '2027-03-31',
    })),
  );
  expect(await queueDueNotices(server.database, new Date(after(11)))).toBe(2 * count);
  expect(await queueDueNotices(server.database, new Date(after(11)))).toBe(0);
});
