import fc from 'fast-check';
import { expect, it } from 'vitest';
import { soldItemKinds } from '../../../src/domain/owner/figures.ts';
import { readFiguresOfMonth } from '../../../src/server/owner/read-figures-of-month.ts';
import { belt, storePaidShopOrder } from '../../support/stored/shop-order.ts';
import { openDatabaseForTests } from '../../support/server/database-for-tests.ts';
import { emptyDatabase } from '../../support/payments/test-payments.ts';
import { storeMember } from '../../support/stored/member.ts';
import { storeOrder, storePayment, storeRefund } from '../../support/stored/order.ts';
import { storeSubscription } from '../../support/stored/rights.ts';
import { run } from '../../support/stored/rows.ts';

const now = new Date('2026-12-31T23:00:00Z');
const database = openDatabaseForTests();

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
  await storeMember(database, 'auth0|ann', { customerId: 'ann' });
  await storeOrder(database, {
    orderId: 'order',
    customerId: 'ann',
    kind: 'membership',
    productId: 'sub_year',
    state: 'paid',
  });
};

const membership = { customerId: 'ann', orderId: 'order', rightId: 'sub_year' } as const;

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
          one.days === undefined ? undefined : new Date(one.startedAt.getTime() + one.days * day);
        const { startedAt, currency, minorUnits } = one;
        await storeSubscription(database, {
          ...membership,
          subscriptionId: `sub_${index}`,
          startedAt,
          endedAt,
        });
        const payment = { paymentId: `pi_${index}`, orderId: 'order', paidAt: one.paysAt };
        await storePayment(database, { ...payment, currency, minorUnits });
        if (one.back === undefined) continue;
        await storeRefund(database, {
          paymentId: payment.paymentId,
          refundId: `re_${index}`,
          minorUnits,
          refundedAt: one.back,
        });
      }
      let members = 0;
      for (const month of monthsOf2026) {
        const figures = await readFiguresOfMonth(database, month, now);
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
                    kind: 'membership',
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
    const payment = { paymentId: id, orderId: 'order', paidAt: new Date(at) };
    await storePayment(database, { ...payment, minorUnits: 100 });
  }
  const july1 = new Date('2026-07-01');
  await storeRefund(database, {
    paymentId: 'pi_june',
    refundId: 're_failed',
    minorUnits: 100,
    refundedAt: july1,
    hasFailed: true,
  });
  await storeSubscription(database, {
    ...membership,
    subscriptionId: 'sub_never',
    status: 'incomplete_expired',
    startedAt: july1,
  });
  const july = await readFiguresOfMonth(database, '2026-07', now);
  expect(july).toMatchObject({ joined: 0, members: 0, refunded: [] });
  expect(july.paid).toMatchObject([{ count: 1, amount: { currency: 'gbp', minorUnits: 100 } }]);
  expect((await readFiguresOfMonth(database, '2026-06', now)).paid).toMatchObject([{ count: 1 }]);
});

const kindOf = {
  membership: 'membership',
  pack: 'pack',
  gift: 'gift-membership',
  'gift-pack': 'pack',
} as const;
const kindsOfOrder = ['membership', 'pack', 'gift', 'gift-pack'] as const;
const anySale = fc.record({
  kind: fc.constantFrom(...kindsOfOrder, 'shop' as const),
  paysAt: anyMoment,
  pieces: fc.integer({ min: 1, max: 3 }),
  backs: fc.array(fc.record({ at: anyMoment, failed: fc.boolean() }), { maxLength: 2 }),
});

/** Stores an order of every kind that is paid through `payments`. */
const storeOrders = async (): Promise<void> => {
  for (const kind of kindsOfOrder) {
    await storeOrder(database, {
      orderId: `order-${kind}`,
      customerId: 'ann',
      kind: kindOf[kind],
      productId: `prod-${kind}`,
      state: 'paid',
      ...(kind.startsWith('gift') ? { gift: { startsOn: '2026-01-01' } } : {}),
    });
  }
};

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, one) => sum + one, 0);

it('the parts of all months add up to the money in the database, and every payment and refund counts once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anySale, { maxLength: 10 }), async (sales) => {
      await begin();
      await run(
        database,
        `with b as (delete from shop_money_back), l as (delete from shop_order_lines) delete from shop_orders`,
      );
      await storeOrders();
      for (const [index, { kind, paysAt, pieces, backs }] of sales.entries()) {
        const id = `sale_${index}`;
        if (kind === 'shop') {
          const lines = [{ ...belt, quantity: pieces }];
          await storePaidShopOrder(database, { id, orderedAt: paysAt, lines });
        } else {
          await storePayment(database, {
            paymentId: id,
            orderId: `order-${kind}`,
            cause: pieces === 1 ? 'order' : 'renewal',
            minorUnits: pieces * 1000,
            paidAt: paysAt,
          });
        }
        for (const [number, { at, failed }] of backs.entries()) {
          await storeRefund(database, {
            ...(kind === 'shop' ? { shopOrderId: id } : { paymentId: id }),
            refundId: `re_${index}_${number}`,
            minorUnits: 100 + number,
            refundedAt: at,
            hasFailed: failed,
          });
        }
      }
      const months = [];
      for (const month of monthsOf2026) months.push(await readFiguresOfMonth(database, month, now));
      const paid = months.flatMap((month) => month.paid);
      const refunded = months.flatMap((month) => month.refunded);
      const [books] = await run(
        database,
        `select
           (select count(*)::int from payments) + (select count(*)::int from shop_orders) as payments,
           (select coalesce(sum(minor_units), 0)::int from payments)
             + (select coalesce(sum(minor_units), 0)::int from shop_orders) as taken,
           (select count(*)::int from money_back where is_back)
             + (select count(*)::int from shop_money_back where is_back) as refunds,
           (select coalesce(sum(minor_units), 0)::int from money_back where is_back)
             + (select coalesce(sum(minor_units), 0)::int from shop_money_back where is_back) as gone`,
      );
      expect({
        payments: sumOf(paid.map(({ count }) => count)),
        taken: sumOf(paid.map(({ amount }) => amount.minorUnits)),
        refunds: sumOf(refunded.map(({ count }) => count)),
        gone: sumOf(refunded.map(({ amount }) => amount.minorUnits)),
      }).toEqual(books);
      const saleKindOf = (kind: (typeof sales)[number]['kind']) =>
        kind === 'gift-pack' ? 'gift' : kind;
      for (const kind of soldItemKinds) {
        expect(sumOf(paid.filter((one) => one.kind === kind).map(({ count }) => count)), kind).toBe(
          sales.filter((one) => saleKindOf(one.kind) === kind).length,
        );
      }
    }),
    { numRuns: 15 },
  );
});

it('an order of the shop that isn’t paid is in no figures', async () => {
  await begin();
  await storePaidShopOrder(database, {
    id: 'cart',
    state: 'open',
    orderedAt: new Date('2025-01-02'),
  });
  const figures = await readFiguresOfMonth(database, '2025-01', now);
  expect(figures).toMatchObject({ paid: [], refunded: [] });
});
