import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DigitalCatalogueItem } from '../../../src/domain/digital-catalogue.ts';
import { carryOutWithdrawalsOfOrder } from '../../../src/server/refunds/book-withdrawal.ts';
import { declareWithdrawal } from '../../../src/server/refunds/withdrawals.ts';
import { createCustomerWithRightsEndpoint } from '../../../src/server/members/customer-endpoint.ts';
import { refreshItemOrderFromStripe } from '../../../src/server/orders/item/refresh-item-order-from-stripe.ts';
import { giftOf, orderOf } from '../../support/payments/test-checkout.ts';
import {
  agreed,
  cartOf,
  openTestCart,
  straps,
  type TestCart,
} from '../../support/shop/test-cart.ts';

let test: TestCart;
beforeAll(async () => {
  test = await openTestCart();
});
beforeEach(() => test.reset());
afterAll(() => test.dispose());

const dayMs = 24 * 60 * 60 * 1000;
const unticked = { supplyNow: false };
const run = (statement: string, values: readonly unknown[]) =>
  test.checkout.server.database.query(v.object({}), statement, values);

/** Somebody orders and pays, then withdraws, as the site does it; some days later. */
const buyAndWithdraw = async (subject: string, item: DigitalCatalogueItem, body: unknown) => {
  const { checkout } = test;
  const { id, url, customer } = await checkout.order(subject, body);
  await checkout.pay(url);
  const order = (await checkout.ordersOf(subject)).find((one) => one.session_id === id);
  const orderId = order?.order_id ?? '';
  await refreshItemOrderFromStripe(checkout.dependencies, orderId, id);
  const [payment] = await checkout.server.database.query(
    v.object({ payment_id: v.string() }),
    'select payment_id from payments where order_id = $1',
    [orderId],
  );
  const at = checkout.dependencies.now();
  await declareWithdrawal(checkout.server.database, {
    withdrawalId: randomUUID(),
    orderId,
    title: item.title,
    paymentId: payment?.payment_id,
    kind: 'withdrawal',
    refund: { currency: 'gbp', minorUnits: payment === undefined ? 0 : 100 },
    endsSubscription: item.kind === 'membership',
    at,
    to: { customerId: customer, address: 'ann@example.com' },
  });
  const log = (message: string): void => {
    throw new Error(message);
  };
  await carryOutWithdrawalsOfOrder({ ...checkout.dependencies, log }, orderId);
  if (item.kind === 'pack')
    await run(`update grants set state = 'withdrawn' where order_id = $1`, [orderId]);
  return at;
};

const statusOf = async (subject: string, body: unknown): Promise<number> =>
  (await test.checkout.press(subject, body)).status;

const recordOf = async (subject: string): Promise<unknown> => {
  const answer = await createCustomerWithRightsEndpoint({
    ...test.checkout.dependencies,
    newCustomerId: () => randomUUID(),
  })(
    new Request('https://knurl.example/api/customer/', {
      headers: { authorization: `Bearer ${await test.checkout.tokenOf(subject)}` },
    }),
  );
  return answer.json();
};

describe('a membership that she withdrew from', () => {
  it('isn’t sold at once again, under any offer, and her record says so beforehand', async () => {
    const { checkout } = test;
    const { membership, offers, pack, gift } = checkout;
    const subject = `auth0|${randomUUID()}`;
    const at = await buyAndWithdraw(subject, membership, orderOf(membership));
    expect(await recordOf(subject)).toMatchObject({
      withdrawn: [{ rightId: membership.rightId, at: at.toISOString() }],
    });
    for (const item of [membership, offers.two]) {
      const answer = await checkout.press(subject, orderOf(item));
      expect(answer.status).toBe(409);
      expect(await answer.json()).toEqual({
        error: expect.stringMatching(
          /^You withdrew from a membership on .+, so this one starts on .+, when the 14 days in which you can withdraw are over, and you pay on that day\.$/,
        ),
        reason: 'supplied-late',
        withdrawnAt: at.toISOString(),
      });
      expect(await checkout.openSessionsOf(subject)).toEqual([]);
    }
    // One statement alone asks for nothing at once.
    expect(await statusOf(subject, orderOf(offers.two, 'gbp', unticked))).toBe(200);
    expect(await statusOf(subject, orderOf(membership, 'gbp', { knowsConsequence: false }))).toBe(
      200,
    );
    expect(await statusOf(subject, orderOf(pack))).toBe(200);
    expect(await statusOf(subject, giftOf(gift))).toBe(200);
    expect(await statusOf(`auth0|${randomUUID()}`, orderOf(membership))).toBe(200);
  });

  it('is sold at once again after twelve months', async () => {
    const { checkout } = test;
    const subject = `auth0|${randomUUID()}`;
    const at = await buyAndWithdraw(subject, checkout.membership, orderOf(checkout.membership));
    const withdrawnAt = new Date(at.getTime() - 366 * dayMs);
    await run('update withdrawals set received_at = $1 where received_at = $2', [withdrawnAt, at]);
    expect(await recordOf(subject)).not.toHaveProperty('withdrawn');
    expect(await statusOf(subject, orderOf(checkout.membership))).toBe(200);
  });
});

describe('a pack that she withdrew from', () => {
  const packLine = () => ({ sku: test.checkout.pack.productId, quantity: 1, minorUnits: 2499 });
  const agreements = { ...agreed, supplyNow: false };

  it('isn’t opened at once again, alone or in a cart', async () => {
    const { pack } = test.checkout;
    const subject = `auth0|${randomUUID()}`;
    const at = await buyAndWithdraw(subject, pack, orderOf(pack, 'gbp', unticked));
    const browser = test.browser(subject);
    expect(await statusOf(subject, orderOf(pack))).toBe(409);
    const items = [packLine(), straps()];
    expect(await test.refuse(browser, cartOf(items))).toEqual({
      status: 409,
      error: expect.stringContaining('You withdrew from this pack on'),
      reason: 'supplied-late',
      sku: pack.productId,
      withdrawnAt: at.toISOString(),
    });
    expect(await test.orders()).toEqual([]);
    expect((await test.press(browser, cartOf(items, { agreements }))).status).toBe(200);
  });

  it('in a cart isn’t opened at once again, alone or in a cart', async () => {
    const { pack, dependencies } = test.checkout;
    const subject = `auth0|${randomUUID()}`;
    const browser = test.browser(subject);
    await test.order(browser, cartOf([packLine(), straps()], { agreements }));
    const [order] = await test.orders();
    const lines = JSON.stringify([{ sku: pack.productId, quantity: 1 }]);
    const store = (id: string, kind: string, state: string, of = lines) =>
      run(
        `insert into shop_returns (return_id, shop_order_id, kind, lines, state, minor_units, declared_at)
         values ($1, $2, $3, $4, $5, 2499, $6)`,
        [id, order?.shop_order_id, kind, of, state, dependencies.now()],
      );
    await run(`update shop_orders set state = 'paid'`, []);
    // Goods that go back, and refunds that the owner decided, are no withdrawal from the pack.
    await store('goods', 'return', 'refunded', '[{"sku": "straps", "quantity": 1}]');
    await store('owner', 'owner', 'refunded');
    expect(await recordOf(subject)).not.toHaveProperty('withdrawn');
    await store('pack', 'return', 'refunded');
    expect(await statusOf(subject, orderOf(pack))).toBe(409);
    expect(await test.refuse(browser, cartOf([packLine()]))).toMatchObject({
      reason: 'supplied-late',
    });
    expect(await statusOf(subject, orderOf(pack, 'gbp', unticked))).toBe(200);
  });
});
