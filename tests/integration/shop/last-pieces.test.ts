import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CartToOrder } from '../../../src/server/orders/cart/find-or-create-payable-shop-order-of-buyer.ts';
import { findOrCreatePayableShopOrderOfBuyer } from '../../../src/server/orders/cart/find-or-create-payable-shop-order-of-buyer.ts';
import { markUnpaidOrderExpired } from '../../../src/server/orders/order-books.ts';
import type { Database } from '../../../src/server/store/database.ts';
import { parallelDatabases, type Opened } from '../../support/server/parallel-databases.ts';
import { createRandom } from '../../support/random.ts';
import { belt, cartOf, openTestCart, straps, type TestCart } from '../../support/shop/test-cart.ts';
import { storeStock } from '../../support/stored/shop-order.ts';

let test: TestCart;
beforeAll(async () => {
  test = await openTestCart();
});
afterAll(() => test.dispose());

const Sums = v.object({
  sku: v.string(),
  on_hand: v.number(),
  held: v.number(),
  ordered: v.number(),
});

/** The stock of each sku, and how many of it orders hold. */
const readSums = (database: Database) =>
  database.query(
    Sums,
    `select stock.sku, on_hand, held, coalesce((
       select sum(quantity)::int from shop_order_lines join shop_orders using (shop_order_id)
       where shop_order_lines.sku = stock.sku and stock_state = 'held'), 0) as ordered
     from stock order by stock.sku`,
  );

const wantedBy = (buyer: string, skus: readonly string[]): CartToOrder => ({
  buyer,
  customerId: null,
  till: 'stripe',
  currency: 'gbp',
  lines: skus.map((sku) => ({
    sku,
    kind: 'goods',
    title: sku,
    variant: null,
    path: '/shop/',
    quantity: 1,
    unitMinorUnits: 100,
    rightId: null,
    weightGrams: 100,
  })),
  packs: [],
  linesMinorUnits: 100 * skus.length,
  delivery: null,
  totalMinorUnits: 100 * skus.length,
  vatMinorUnits: null,
  agreements: null,
});

describe.each(Object.entries(parallelDatabases))('with %s', (_name, open) => {
  let opened: Opened;
  let database: Database;
  beforeAll(async () => {
    await test.reset();
    opened = await open();
    database = opened.database;
    await storeStock(database, 'belt:M', 200);
    await storeStock(database, 'straps', 1000);
  }, 60_000);
  afterAll(() => opened.dispose());

  it('300 simultaneous checkouts for 200 pieces hold exactly 200, and the rest get no session', async () => {
    const before = (await test.sessions()).length;
    const answers = await Promise.all(
      Array.from({ length: 300 }, async (_, index) => {
        // Some carts name the pieces in the other order, which must not cause a deadlock.
        const items = index % 2 === 0 ? [belt(), straps()] : [straps(), belt()];
        const answer = await test.press(test.browser(), cartOf(items), { database });
        return { status: answer.status, body: await answer.text() };
      }),
    );
    const paid = answers.filter(({ status }) => status === 200);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(paid).toHaveLength(200);
    for (const { status, body } of refused) {
      expect(status).toBe(409);
      expect(JSON.parse(body)).toMatchObject({ reason: 'sold-out', sku: 'belt:M' });
    }
    expect((await test.sessions()).length - before).toBe(200);
    expect(await readSums(database)).toEqual([
      { sku: 'belt:M', on_hand: 200, held: 200, ordered: 200 },
      { sku: 'straps', on_hand: 1000, held: 200, ordered: 200 },
    ]);
  }, 120_000);

  it('any mixture of claims and closings leaves as much held as the orders hold', async () => {
    const random = createRandom(7);
    const skus = ['a', 'b', 'c', 'd'];
    for (const sku of skus) await storeStock(database, sku, 20);
    const made: string[] = [];
    const act = async (index: number): Promise<void> => {
      const known = made[random(made.length + 1)];
      if (known !== undefined && random(3) === 0)
        return markUnpaidOrderExpired(database, { kind: 'cart', orderId: known });
      const some = skus.filter(() => random(2) === 0);
      const order = random(2) === 0 ? some : some.toReversed();
      if (order.length === 0) return undefined;
      const wanted = wantedBy(`visitor:${random(40)}`, order);
      const claim = await findOrCreatePayableShopOrderOfBuyer(
        database,
        wanted,
        `mixed-${index}`,
        new Date(),
      );
      if (claim.shopOrderId !== undefined) made.push(claim.shopOrderId);
      return undefined;
    };
    for (let round = 0; round < 20; round += 1) {
      await Promise.all(Array.from({ length: 30 }, (_, index) => act(round * 30 + index)));
      for (const { held, ordered, on_hand: onHand } of await readSums(database)) {
        expect(held).toBe(ordered);
        expect(held).toBeLessThanOrEqual(onHand);
      }
    }
    expect(made.length).toBeGreaterThan(100);
    for (const id of made) await markUnpaidOrderExpired(database, { kind: 'cart', orderId: id });
    const sums = (await readSums(database)).filter(({ sku }) => skus.includes(sku));
    expect(sums.every(({ held }) => held === 0)).toBe(true);
  }, 120_000);
});
