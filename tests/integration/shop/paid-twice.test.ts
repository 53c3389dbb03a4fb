import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createWithdrawalWorkKind } from '../../../src/server/refunds/book-withdrawal.ts';
import { paidAgainWords } from '../../../src/domain/refunds/paid-again.ts';
import { refreshItemOrderFromStripe } from '../../../src/server/orders/item/refresh-item-order-from-stripe.ts';
import { findRightsMemberLatelyWithdrewFrom } from '../../../src/server/rights/read-rights.ts';
import type { Database } from '../../../src/server/store/database.ts';
import { runDueWork } from '../../../src/server/store/work-queue/run-due-work.ts';
import { openFreshDatabase } from '../../support/server/fresh-database.ts';
import type { PlacedOrder } from '../../support/payments/test-payments.ts';
import {
  emptyShop,
  openTestShop,
  packLine,
  type PlacedShopOrder,
  type TestShop,
} from '../../support/shop/test-shop.ts';

let database: Database;
let shop: TestShop;
beforeAll(async () => {
  database = await openFreshDatabase();
});
beforeEach(async () => {
  await emptyShop(database);
  shop = openTestShop(database);
});
afterAll(() => database.close());

/** The same pack in a cart in one tab, and alone in another: both can be paid. */
const openBoth = async (): Promise<{ cart: PlacedShopOrder; item: PlacedOrder }> => {
  const cart = await shop.order({ lines: [packLine] });
  const item = await shop.payments.order('pack', { customer: cart.id });
  return { cart, item };
};
const payCart = async ({ sessionId, id }: PlacedShopOrder): Promise<void> => {
  shop.pay(sessionId);
  await shop.refresh(id);
};
const payItem = async ({ sessionId, orderId }: PlacedOrder): Promise<void> => {
  shop.payments.pay(sessionId);
  await refreshItemOrderFromStripe(shop.payments.dependencies, orderId);
};
/** The clock that does what waits. */
const finishWork = async (): Promise<void> => {
  const { dependencies } = shop.payments;
  await runDueWork(dependencies, [createWithdrawalWorkKind(dependencies)], () => true);
  await shop.payBack();
};
const refunds = (): readonly number[] =>
  shop.payments.account.books.all('refund').map(({ amount }) => amount);
const State = v.object({ state: v.string() });
const itemState = async ({ orderId }: PlacedOrder) =>
  (await database.query(State, 'select state from orders where order_id = $1', [orderId]))[0]
    ?.state;
const Kind = v.object({ kind: v.string() });
const Why = v.object({ why: v.string() });
/** What the e-mail about the refund says of its reason. */
const whyRefunded = async (): Promise<readonly string[]> =>
  (
    await database.query(
      Why,
      `select details ->> 'why' as why from mails where kind in ('refund', 'shop-refund')`,
    )
  ).map(({ why }) => why);
const mails = async (): Promise<readonly string[]> =>
  (await database.query(Kind, 'select kind from mails order by kind')).map(({ kind }) => kind);

describe('a pack that was paid for alone and in a cart', () => {
  it('stays bought in the cart, and the payment alone goes back by itself', async () => {
    const { cart, item } = await openBoth();
    await payCart(cart);
    shop.payments.moveDays(0.01);
    await payItem(item);
    expect(refunds()).toEqual([]);
    await finishWork();
    expect(refunds()).toEqual([2400]);
    expect(await itemState(item)).toBe('refunded');
    expect(await shop.stored(cart.id)).toMatchObject({ state: 'paid', refunded_minor_units: 0 });
    expect(await shop.rights(cart.subject)).toEqual(['prod_pack']);
    expect(await mails()).toEqual(['order-confirmation', 'refund', 'shop-order-confirmation']);
    expect(await whyRefunded()).toEqual([paidAgainWords.pack]);
    expect(await shop.reconcile()).toEqual([]);
  });

  it('stays bought alone, and its part of the cart goes back by itself', async () => {
    const { cart, item } = await openBoth();
    await payItem(item);
    shop.payments.moveDays(0.01);
    await payCart(cart);
    await finishWork();
    expect(refunds()).toEqual([2400]);
    expect(await itemState(item)).toBe('paid');
    expect(await shop.stored(cart.id)).toMatchObject({ refunded_minor_units: 2400 });
    expect(await shop.rights(cart.subject)).toEqual(['prod_pack']);
    expect(await whyRefunded()).toEqual([paidAgainWords['pack-in-cart']]);
    expect(await shop.reconcile()).toEqual([]);
  });

  it('is refunded once, however often and however early it is read', async () => {
    const { cart, item } = await openBoth();
    shop.pay(cart.sessionId);
    shop.payments.pay(item.sessionId);
    const readBoth = () =>
      Promise.all([
        shop.refresh(cart.id),
        refreshItemOrderFromStripe(shop.payments.dependencies, item.orderId),
      ]);
    await readBoth();
    await readBoth();
    await finishWork();
    await readBoth();
    await finishWork();
    expect(refunds()).toEqual([2400]);
    expect(await shop.rights(cart.subject)).toEqual(['prod_pack']);
  });

  it('is no withdrawal: what is ordered later is supplied at once', async () => {
    const { cart, item } = await openBoth();
    await payCart(cart);
    shop.payments.moveDays(0.01);
    await payItem(item);
    await finishWork();
    expect(
      await findRightsMemberLatelyWithdrewFrom(database, item.customerId, shop.payments.now()),
    ).toEqual([]);
  });
});

it('a pack that is bought again after its money has gone back is not refunded', async () => {
  const { cart, item } = await openBoth();
  await payCart(cart);
  const charge = shop.payments.account.books.all('charge')[0]?.id ?? '';
  await shop.payments.stripe.refunds.create({ charge });
  await shop.refresh(cart.id);
  await payItem(item);
  await finishWork();
  expect(refunds()).toHaveLength(1);
  expect(await whyRefunded()).toEqual(['']);
  expect(await itemState(item)).toBe('paid');
});
