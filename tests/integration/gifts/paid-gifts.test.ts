import * as v from 'valibot';
import { beforeEach, expect, it } from 'vitest';
import { failRefund, refundCharge } from '../../../local/stripe/objects/payments.ts';
import { requireGiftRedeemableByMember } from '../../../src/server/gifts/require-gift-redeemable-by-member.ts';
import { redeemGift } from '../../../src/server/gifts/stored-gifts.ts';
import { Refusal } from '../../../src/server/http/answers.ts';
import { findCustomerWithRightsBySubject } from '../../../src/server/rights/read-rights.ts';
import { findOrStoreCustomerIdOfSubject } from '../../../src/server/rights/write-rights.ts';
import {
  createGiftAndLinkCodeDeriver,
  hashOfGiftOrLinkCode,
} from '../../../src/server/rights/gift-codes.ts';
import { codesSecret } from '../../support/stored/rights.ts';
import { openDatabaseForTests } from '../../support/server/database-for-tests.ts';
import {
  emptyDatabase,
  openTestPayments,
  type PlacedOrder,
  type TestPayments,
} from '../../support/payments/test-payments.ts';

// How the Stripe refresh stores a gift, and what its code opens then.
const codes = createGiftAndLinkCodeDeriver(codesSecret);
const giftCodeHash = (orderId: string): string => hashOfGiftOrLinkCode(codes.giftCodeOf(orderId));
const her = 'auth0|maya';

const database = openDatabaseForTests();
let payments: TestPayments;
beforeEach(async () => {
  await emptyDatabase(database);
  payments = openTestPayments(database);
});

const deliverAll = async (): Promise<void> => {
  for (const event of payments.events()) {
    expect((await payments.deliver(event, { giftCodeHash })).status, event.type).toBe(200);
  }
};

/** A customer orders a year of membership as a gift. */
const order = async (): Promise<PlacedOrder> => {
  const placed = await payments.order('pack');
  await database.query(
    v.object({}),
    `update orders set kind = 'gift-membership', right_id = 'sub_year', title = 'A year of membership',
       gift = '{"startsOn": "2027-02-01", "toName": "Maya", "line": "Enjoy", "toAddress": ""}'
     where order_id = $1`,
    [placed.orderId],
  );
  return placed;
};
const redeem = async ({ orderId }: PlacedOrder): Promise<boolean> => {
  const attempt = { code: codes.giftCodeOf(orderId), subject: her, now: payments.now() };
  const read = await requireGiftRedeemableByMember(database, attempt);
  const customerId = await findOrStoreCustomerIdOfSubject(
    database,
    her,
    'customer-maya',
    attempt.now,
  );
  return redeemGift(database, { ...read, customerId, now: attempt.now });
};
const rightsOf = async (subject: string): Promise<readonly string[]> =>
  (await findCustomerWithRightsBySubject(database, subject, payments.now()))?.rightIds ?? [];
const charge = (): string => payments.account.books.all('charge').at(-1)?.id ?? '';

it('a gift can be redeemed once it is paid, and opens nothing for the buyer', async () => {
  const placed = await order();
  await expect(redeem(placed)).rejects.toThrow(Refusal);
  payments.pay(placed.sessionId);
  await deliverAll();
  expect(await redeem(placed)).toBe(true);
  payments.moveDays(2);
  await deliverAll();
  expect(await rightsOf(her)).toEqual(['sub_year']);
  expect(await rightsOf(placed.subject)).toEqual([]);
});

it('a refunded gift can’t be redeemed', async () => {
  const placed = await order();
  payments.pay(placed.sessionId);
  refundCharge(payments.account, charge(), {});
  await deliverAll();
  await expect(redeem(placed)).rejects.toThrow(Refusal);
});

it('a redeemed gift ends when it is refunded, and is reopened when the refund fails', async () => {
  const placed = await order();
  payments.pay(placed.sessionId);
  await deliverAll();
  await redeem(placed);
  payments.moveDays(2);
  refundCharge(payments.account, charge(), {});
  await deliverAll();
  expect(await rightsOf(her)).toEqual([]);
  failRefund(payments.account, payments.account.books.all('refund').at(-1)?.id ?? '');
  await deliverAll();
  expect(await rightsOf(her)).toEqual(['sub_year']);
});
