import { beforeEach, describe, expect, it } from 'vitest';
import type { RequestFault } from '../../../local/stripe/faults.ts';
import { failRefund, refundCharge } from '../../../local/stripe/objects/payments.ts';
import { declareReturnOrPackWithdrawal } from '../../../src/server/refunds/declare-return-or-pack-withdrawal.ts';
import { storeVoluntaryRefundOfShopOrder } from '../../../src/server/refunds/return-acts.ts';
import { openDatabaseForTests } from '../../support/server/database-for-tests.ts';
import { sheffield, storeStock } from '../../support/stored/shop-order.ts';
import { emptyShop, openTestShop, type TestShop } from '../../support/shop/test-shop.ts';

const database = openDatabaseForTests();

let shop: TestShop;
beforeEach(async () => {
  await emptyShop(database);
  await storeStock(database, 'belt:S', 5);
  shop = openTestShop(database);
});

const belfast = { ...sheffield, city: 'Belfast', postalCode: 'BT1 1AA' };
const buy = async (postal = sheffield): Promise<string> => {
  const { id, sessionId } = await shop.order({ lines: [{ sku: 'belt:S', quantity: 2 }] });
  shop.pay(sessionId, { postal });
  await shop.refresh(id);
  return id;
};
const refunds = (): readonly number[] =>
  shop.payments.account.books
    .all('refund')
    .filter(({ status }) => status === 'succeeded')
    .map(({ amount }) => amount);
const chargeId = (): string => shop.payments.account.books.all('charge').at(-1)?.id ?? '';

/** Makes a fault happen at one of the next requests to Stripe. */
const failAt = (fault: RequestFault, number: number): void => {
  let count = 0;
  shop.payments.stripe.on('request', () => {
    count += 1;
    if (count === number) shop.payments.faults.set(fault, 1);
  });
};

describe('the refund of an order that can’t be kept', () => {
  const faults: readonly RequestFault[] = ['down', 'error-500', 'lost-answer', 'in-flight'];
  const requests = [1, 2, 3, 4, 5, 6];

  it.each(faults.flatMap((fault) => requests.map((number) => ({ fault, number }))))(
    'is made in full and once, with the fault $fault at request $number',
    async ({ fault, number }) => {
      const id = await buy(belfast);
      failAt(fault, number);
      await shop.payBack();
      // Failed requests are retried after a while.
      shop.payments.moveDays(1);
      await shop.payBack();
      expect(refunds()).toEqual([4400]);
      expect(await shop.stored(id)).toMatchObject({
        not_kept: 'not-served',
        refunded_minor_units: 4400,
        returns: [{ kind: 'not-kept', state: 'refunded' }],
      });
      expect(await shop.mails(id)).toEqual(['shop-order-not-kept']);
    },
  );

  it('is made once by two simultaneous processes', async () => {
    await buy(belfast);
    await Promise.all([shop.payBack(), shop.payBack()]);
    expect(refunds()).toEqual([4400]);
  });

  it('is only the rest, if a part has been refunded some other way', async () => {
    const id = await buy(belfast);
    refundCharge(shop.payments.account, chargeId(), { amount: 1000 });
    await shop.payBack();
    expect(refunds()).toEqual([1000, 3400]);
    expect(await shop.stored(id)).toMatchObject({ refunded_minor_units: 4400 });
  });

  it('isn’t made if everything has been refunded already', async () => {
    const id = await buy(belfast);
    refundCharge(shop.payments.account, chargeId(), {});
    await shop.payBack();
    expect(refunds()).toEqual([4400]);
    expect((await shop.stored(id)).returns).toMatchObject([{ state: 'refunded' }]);
  });
});

describe('a refund by the owner', () => {
  const give = (id: string, requestId: string, minorUnits: number) =>
    storeVoluntaryRefundOfShopOrder(
      { database, now: shop.refreshing.now, newId: () => 'act' },
      {
        requestId,
        shopOrderId: id,
        lines: [],
        minorUnits,
        isRestocked: false,
        by: 'auth0|owner',
      },
    );

  it('is made once for the same request, with one e-mail', async () => {
    const id = await buy();
    await give(id, 'request-1', 500);
    await give(id, 'request-1', 500);
    await shop.payBack();
    await shop.payBack();
    expect(refunds()).toEqual([500]);
    expect(await shop.mails(id)).toEqual(['shop-order-confirmation', 'shop-refund']);
  });

  it('is made once, even if the answer is lost', async () => {
    const id = await buy();
    await give(id, 'request-1', 500);
    failAt('lost-answer', 3);
    await shop.payBack();
    expect(refunds()).toEqual([500]);
    expect((await shop.stored(id)).returns).toMatchObject([{ state: 'received' }]);
    shop.payments.moveDays(3);
    await shop.payBack();
    expect(refunds()).toEqual([500]);
    expect((await shop.stored(id)).returns).toMatchObject([{ state: 'refunded' }]);
  });

  it('is never more than what is left, counting pending refunds', async () => {
    const id = await buy();
    await give(id, 'request-1', 4000);
    await expect(give(id, 'request-2', 500)).rejects.toThrow(/more than is left/);
    await give(id, 'request-3', 400);
    await shop.payBack();
    expect(refunds()).toEqual([4000, 400]);
  });

  it('needs a paid order', async () => {
    const { id } = await shop.order({ lines: [{ sku: 'belt:S' }] });
    await expect(give(id, 'request-1', 100)).rejects.toThrow(/hasn’t been paid for/);
    await expect(give('none', 'request-2', 100)).rejects.toThrow(/no such order/);
  });
});

it('a refund that is a day late is reported to the owner, with what went wrong in its last try', async () => {
  const id = await buy(belfast);
  shop.payments.faults.set('error-500', 20);
  await shop.payBack();
  shop.payments.faults.clear();
  shop.payments.moveDays(2);
  const { number } = await shop.stored(id);
  const [problem] = await shop.reconcile();
  expect(problem).toMatch(
    new RegExp(
      `^shop order KN-${number}: it should have been refunded a day ago and hasn’t been: `,
    ),
  );
  expect(problem).not.toContain('not tried');
});

it('a refund that fails later is reported to the owner', async () => {
  const id = await buy(belfast);
  await shop.payBack();
  failRefund(shop.payments.account, shop.payments.account.books.all('refund').at(-1)?.id ?? '');
  shop.payments.moveDays(2);
  const problems = await shop.reconcile();
  const { number } = await shop.stored(id);
  expect(problems).toEqual([
    `shop order KN-${number}: its refund has failed, so she waits for her money.`,
  ]);
});

it('an order withdrawn from before it was dispatched is reported to the owner within a week, to be refunded', async () => {
  const id = await buy();
  const order = await shop.stored(id);
  const at = shop.refreshing.now();
  await declareReturnOrPackWithdrawal(database, order, {
    returnId: 'return-1',
    pieces: [{ sku: 'belt:S', quantity: 1 }],
    at,
  });
  shop.payments.moveDays(6);
  expect(await shop.reconcile()).toEqual([]);
  shop.payments.moveDays(2);
  const said = `shop order KN-${order.number}: she withdrew before it was sent, and has to be refunded within 14 days of that.`;
  expect(await shop.reconcile()).toEqual([said]);
});
