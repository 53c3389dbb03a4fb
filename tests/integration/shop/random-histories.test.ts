import fc from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { openDatabaseForTests } from '../../support/server/database-for-tests.ts';
import { atScale } from '../../support/proof-scale.ts';
import {
  arbitraryShopHistory,
  booksOf,
  playShopHistory,
  type ShopHistory,
} from '../../support/shop/shop-order-history.ts';
import { storeStock } from '../../support/stored/shop-order.ts';
import { emptyShop, openTestShop } from '../../support/shop/test-shop.ts';

const database = openDatabaseForTests();

const onShelf = 10;
const supplyAfter = 15 * 86_400;
const Stock = v.object({ on_hand: v.number(), held: v.number() });

/** We close an order that was paid, Stripe's event is lost, and no reconcile runs for a month. */
const paidAfterAllAndNeverTold: ShopHistory = {
  goods: 1,
  hasPack: false,
  startsNow: true,
  isLost: false,
  card: '4242424242424242',
  postalCode: 'S1 1AA',
  first: 'lost',
  steps: [
    { hours: 0, action: 'let-go', delivery: 'once' },
    { hours: 400, action: 'refund-fails', delivery: 'once' },
    { hours: 400, action: 'refund-fails', delivery: 'once' },
  ],
};

/** Everything is refunded, and then disputed: the dispute takes nothing. */
const disputedAfterRefund: ShopHistory = {
  ...paidAfterAllAndNeverTold,
  goods: 0,
  first: 'once',
  steps: [
    { hours: 0, action: 'refund-rest', delivery: 'late' },
    { hours: 0, action: 'dispute', delivery: 'once' },
  ],
};

it('after a reconcile, stock, rights and money match Stripe’s books, in any order history with lost, doubled and late webhooks', async () => {
  await fc.assert(
    fc.asyncProperty(arbitraryShopHistory, async (history) => {
      await emptyShop(database);
      await storeStock(database, 'belt:S', onShelf);
      const shop = openTestShop(database);
      const played = await playShopHistory(shop, history);
      // Refunds are retried for days; by the end nothing is pending.
      for (const days of [1, 2, 0]) {
        shop.payments.moveDays(days);
        await shop.payBack();
        await shop.reconcile();
      }
      const order = await shop.stored(played.id);
      const books = booksOf(shop, played);
      const problems = await shop.reconcile();

      // The payment, and its one e-mail.
      expect(order.state === 'paid').toBe(books.isPaid);
      const mails = await shop.mails(played.id);
      const countOf = (kind: string) => mails.filter((one) => one === kind).length;
      expect(countOf('shop-order-confirmation')).toBe(
        books.isPaid && order.not_kept === null ? 1 : 0,
      );
      expect(countOf('shop-order-not-kept')).toBe(order.not_kept === null ? 0 : 1);

      // The stock: each piece is on the shelf, held, sold, or restocked.
      const [stock] = await database.query(Stock, 'select on_hand, held from stock');
      const isHeld = books.isOnItsWay && order.stock_state === 'held';
      const isSold = history.goods > 0 && books.isPaid && order.not_kept === null;
      expect(stock).toEqual({
        on_hand: onShelf - (isSold ? history.goods : 0) + played.restocked,
        held: isHeld ? history.goods : 0,
      });

      // The money: refunds never exceed the payment, and are complete for an order that can't be
      // kept.
      expect(order.refunded_minor_units).toBe(books.isPaid ? books.gone : 0);
      expect(books.refunded).toBeLessThanOrEqual(books.amount);
      const isDisturbed = books.wasDisputed || books.hasFailedRefunds;
      if (order.not_kept !== null && !isDisturbed) expect(books.gone).toBe(books.amount);
      const isOutside = history.goods > 0 && history.postalCode.startsWith('BT');
      if (books.isPaid && isOutside) expect(order.not_kept).not.toBeNull();
      // In these histories nobody refunds orders withdrawn from before they were dispatched: the
      // owner hears of them after a week.
      const others = problems.filter((one) => !one.includes('she withdrew before it was sent'));
      if (!isDisturbed) expect(others).toEqual([]);

      // The right to the pack.
      const pack = order.lines.find(({ kind }) => kind === 'pack');
      const isOpen =
        pack !== undefined &&
        books.isPaid &&
        order.not_kept === null &&
        books.gone < books.amount &&
        pack.returned === 0 &&
        (history.startsNow || books.paidAt + supplyAfter <= shop.payments.account.now());
      expect(await shop.rights(played.subject)).toEqual(isOpen ? ['prod_pack'] : []);
    }),
    { numRuns: atScale(1000, 25), examples: [[paidAfterAllAndNeverTold], [disputedAfterRefund]] },
  );
});
