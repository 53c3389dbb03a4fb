import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readFigures } from '../../../src/server/owner/read-figures.ts';
import type { Database } from '../../../src/server/store/database.ts';
import { run } from '../../support/owner/test-desk.ts';
import { openFreshDatabase } from '../../support/server/fresh-database.ts';
import { emptyDatabase } from '../../support/payments/test-payments.ts';
import { storeOrder } from '../../support/payments/stored-orders.ts';

const now = new Date('2026-12-31T23:00:00Z');
let database: Database;
beforeAll(async () => {
  database = await openFreshDatabase();
});
afterAll(() => database.close());

const day = 24 * 60 * 60 * 1000;
const anyMoment = fc
  .integer({ min: 0, max: 360 * 24 })
  .map((hours) => new Date(Date.parse('2026-01-01T00:00:00Z') + hours * 60 * 60 * 1000));
const anyMembership = fc.record({
  startedAt: anyMoment,
  days: fc.option(fc.integer({ min: 0, max: 200 }), { nil: undefined }),
  paysAt: anyMoment,
  minorUnits: fc.integer({ min: 1, max: 99_999 }),
  currency: fc.constantFrom('gbp', 'eur'),
  back: fc.option(anyMoment, { nil: undefined }),
});

const begin = async (): Promise<void> => {
  await emptyDatabase(database);
  await run(
    database,
    `insert into customers (customer_id, subject, created_at) values ('ann', 'auth0|ann', $1)`,
    [now],
  );
  await storeOrder(database, {
    orderId: 'order',
    customerId: 'ann',
    kind: 'membership',
    productId: 'sub_year',
    state: 'paid',
  });
};

const monthsOf2026 = Array.from(
  { length: 12 },
  (_, index) => `2026-${String(index + 1).padStart(2, '0')}`,
);
/** The UK month of a moment. */
const monthOf = (moment: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London', year: 'numeric', month: '2-digit' })
    .format(moment)
    .slice(0, 7);

it('joiners and leavers add up to the members at the end, and every payment is in one month', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyMembership, { maxLength: 12 }), async (memberships) => {
      await begin();
      for (const [index, one] of memberships.entries()) {
        const endedAt =
          one.days === undefined ? null : new Date(one.startedAt.getTime() + one.days * day);
        await run(
          database,
          `insert into subscriptions (subscription_id, customer_id, right_id, status, order_id, started_at, ended_at)
           values ($1, 'ann', 'sub_year', 'active', 'order', $2, $3)`,
          [`sub_${index}`, one.startedAt, endedAt],
        );
        await run(
          database,
          `insert into payments (payment_id, order_id, cause, currency, minor_units, paid_at)
           values ($1, 'order', 'order', $2, $3, $4)`,
          [`pi_${index}`, one.currency, one.minorUnits, one.paysAt],
        );
        if (one.back === undefined) continue;
        await run(
          database,
          `insert into money_back (money_back_id, payment_id, kind, minor_units, is_back, moved_at)
           values ($1, $2, 'refund', $3, true, $4)`,
          [`re_${index}`, `pi_${index}`, one.minorUnits, one.back],
        );
      }
      let members = 0;
      for (const month of monthsOf2026) {
        const figures = await readFigures(database, month, now);
        members += figures.joined - figures.left;
        if (month < '2026-12') expect(figures.members).toBe(members);
        const sums = (moment: (one: (typeof memberships)[number]) => Date | undefined) =>
          ['eur', 'gbp'].flatMap((currency) => {
            const some = memberships.filter((one) => {
              const at = moment(one);
              return one.currency === currency && at !== undefined && monthOf(at) === month;
            });
            const minorUnits = some.reduce((sum, one) => sum + one.minorUnits, 0);
            return some.length === 0
              ? []
              : [
                  {
                    what: 'Annual membership',
                    count: some.length,
                    amount: { currency, minorUnits },
                  },
                ];
          });
        expect(figures.paid).toEqual(
          sums(({ paysAt }) => paysAt).map((sum) => ({ cause: 'order', ...sum })),
        );
        expect(figures.refunded).toEqual(sums(({ back }) => back));
      }
    }),
    { numRuns: 15 },
  );
});

it('figures count in UK months, each currency separately, and nothing that failed', async () => {
  await begin();
  // Midnight of British summer time is 23:00 in UTC.
  for (const [id, at] of [
    ['pi_july', '2026-06-30T23:30:00Z'],
    ['pi_june', '2026-06-30T22:30:00Z'],
  ] as const) {
    await run(
      database,
      `insert into payments (payment_id, order_id, cause, currency, minor_units, paid_at)
       values ($1, 'order', 'order', 'gbp', 100, $2)`,
      [id, new Date(at)],
    );
  }
  await run(
    database,
    `insert into money_back (money_back_id, payment_id, kind, minor_units, is_back, moved_at)
     values ('re_failed', 'pi_june', 'refund', 100, false, '2026-07-01')`,
  );
  await run(
    database,
    `insert into subscriptions (subscription_id, customer_id, right_id, status, order_id, started_at)
     values ('sub_never', 'ann', 'sub_year', 'incomplete_expired', 'order', '2026-07-01')`,
  );
  const july = await readFigures(database, '2026-07', now);
  expect(july).toMatchObject({ joined: 0, members: 0, refunded: [] });
  expect(july.paid).toMatchObject([{ count: 1, amount: { currency: 'gbp', minorUnits: 100 } }]);
  expect((await readFigures(database, '2026-06', now)).paid).toMatchObject([{ count: 1 }]);
});
