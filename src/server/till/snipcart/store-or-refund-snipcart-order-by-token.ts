import { queueMailInOwnStatement } from '../../mail/queue-mail.ts';
import type { GiftAndLinkCodeDeriver } from '../../rights/gift-codes.ts';
import { markUnpaidOrderExpired } from '../../orders/order-books.ts';
import { storeShopOrderReadFromEitherTill } from '../../orders/cart/store-shop-order-read-from-either-till.ts';
import { findShopOrderAndDrawReadingNumber } from '../../orders/cart/stored-shop-order.ts';
import type { Database } from '../../store/database.ts';
import { shopOrderIdInMetadata } from './order-reference.ts';
import type { SnipcartClient, SnipcartOrder } from './snipcart-client.ts';
import { createMakeSnipcartRefund } from './snipcart-refund.ts';
import {
  isAsOrdered,
  minorUnitsOfSnipcartAmount,
  toCartOrderAtTill,
} from './to-cart-order-at-till.ts';

/** The dependencies of reading a shop order from Snipcart. */
export type SnipcartDependencies = {
  readonly database: Database;
  readonly snipcart: SnipcartClient;
  readonly codes: Pick<GiftAndLinkCodeDeriver, 'linkCodeOf'>;
  /** The date of the terms and conditions, for the confirmation. */
  readonly readTermsDay: () => Promise<string | null>;
  /** Our own address, for reports of problems that we can't repair. */
  readonly contactInbox: string;
  readonly now: () => Date;
  readonly log: (message: string, error?: unknown) => void;
};

/** Reports, once, an order that needs attention. */
const report = async (
  { database, contactInbox, now, log }: SnipcartDependencies,
  token: string,
  line: string,
): Promise<void> => {
  log(line);
  const details = { subject: 'Shop: an order at Snipcart does not add up', lines: [line] };
  const mailId = `snipcart-order:${token}`;
  await queueMailInOwnStatement(
    database,
    { mailId, kind: 'reconcile-report', address: contactInbox, details },
    now(),
  );
};

/** Refunds the rest of an order that doesn't match ours, and reports it to us. */
const sendBack = async (
  dependencies: SnipcartDependencies,
  order: SnipcartOrder,
  why: string,
): Promise<void> => {
  const { token } = order;
  const refund = createMakeSnipcartRefund(dependencies.snipcart);
  try {
    await refund({
      paymentId: token,
      minorUnits: minorUnitsOfSnipcartAmount(order.finalGrandTotal),
      key: `not-as-ordered:${token}`,
    });
  } catch (error) {
    const line = `The order ${token} at Snipcart ${why}, and could not be refunded yet. We try again every hour; please look at it there.`;
    await report(dependencies, `refund:${token}`, line);
    throw error;
  }
  await report(dependencies, token, `The order ${token} at Snipcart ${why}. It was refunded.`);
};

/**
 * Reads an order from Snipcart and stores what it means for ours. Webhooks, refunds and the
 * reconciliation all use this function, so it may run twice and in any order. A payment that
 * doesn't match our order (the buyer changed the cart in the checkout, or paid twice) is refunded
 * at once. False if it is no order of ours.
 */
export const storeOrRefundSnipcartOrderByToken = async (
  dependencies: SnipcartDependencies,
  token: string,
): Promise<boolean> => {
  const { database, snipcart, codes, readTermsDay, now } = dependencies;
  const known = await snipcart.findOrder(token);
  if (known === undefined) return false;
  const shopOrderId = shopOrderIdInMetadata(codes, known);
  const stored =
    shopOrderId === undefined
      ? undefined
      : await findShopOrderAndDrawReadingNumber(database, shopOrderId);
  if (shopOrderId === undefined || stored === undefined || stored.till !== 'snipcart') {
    const line = `The order ${token} at Snipcart is none that we have taken down. Please look at it there.`;
    await report(dependencies, token, line);
    return false;
  }
  // Read again after the reading's number was drawn: a later number must never belong to an earlier
  // state.
  const order = await snipcart.findOrder(token);
  if (order === undefined) return false;
  const read = toCartOrderAtTill(order);
  if (stored.state === 'paid' && stored.payment_id !== token) {
    // Another Snipcart order has paid for it, perhaps a later one. This one's address and refunds
    // don't concern that payment.
    if (read.payment === 'paid') {
      await sendBack(dependencies, order, 'pays an order that was paid before');
    }
    return true;
  }
  if (read.payment === 'paid' && stored.state !== 'paid' && !isAsOrdered(order, stored)) {
    await sendBack(dependencies, order, 'is not what was ordered on our site');
    // The order is finished, but the reconciliation would take it for one still being paid, since
    // Snipcart knows it.
    await markUnpaidOrderExpired(database, { kind: 'cart', orderId: shopOrderId });
    return true;
  }
  return storeShopOrderReadFromEitherTill(
    database,
    { ...read, shopOrderId, reading: stored.reading, readAt: now() },
    { termsUpdated: await readTermsDay() },
  );
};
