import type { Currency } from '../../../domain/money.ts';
import { refundsAndDisputesForOurBooks } from '../../../domain/refunds/money-back.ts';
import type { Database } from '../../store/database.ts';
import type { StripeSdkClient } from '../../till/stripe/stripe-sdk-client.ts';
import { createStripeTill } from '../../till/stripe/stripe-till.ts';
import type { CartOrderAtTill, HostedPageTill, TillSession } from '../../till/till.ts';
import { readOrderFromTillAndStoreIt } from '../refresh.ts';
import { storeShopOrderReadFromEitherTill } from './store-shop-order-read-from-either-till.ts';
import { findShopOrderAndDrawReadingNumber } from './stored-shop-order.ts';

/** The dependencies of reading a shop order from Stripe. */
export type ShopOrderRefreshDependencies = {
  readonly database: Database;
  readonly stripe: StripeSdkClient;
  /** The date of the terms and conditions, for the confirmation. */
  readonly readTermsDay: () => Promise<string | null>;
  readonly now: () => Date;
};

/** What a session says about the order of a cart. */
const readCartOrderAtTill = async (
  till: Pick<HostedPageTill, 'readPayment'>,
  currency: Currency,
  session: TillSession,
): Promise<CartOrderAtTill> => {
  const { status, payment: paid, paymentId, createdAt, address, postal } = session;
  const read =
    status === 'complete' && paymentId !== undefined
      ? await till.readPayment(paymentId)
      : undefined;
  const base = {
    sessionId: session.id,
    paymentId: undefined,
    paidAt: undefined,
    address,
    postal,
    moneyBack: [],
  };
  if (status !== 'complete') return { ...base, payment: status };
  if (paid === 'unpaid') {
    // A delayed payment. If it has failed, nobody can pay in this session any more.
    return { ...base, payment: read?.isUnpaid === true ? 'expired' : 'processing' };
  }
  const payment = read?.payment;
  const moneyBack =
    payment === undefined || paymentId === undefined
      ? []
      : refundsAndDisputesForOurBooks(paymentId, currency, payment).filter(({ isBack }) => isBack);
  return {
    ...base,
    payment: 'paid',
    paymentId,
    paidAt: payment?.paidAt ?? createdAt,
    moneyBack: moneyBack.map(({ moneyBackId: id, kind, minorUnits, movedAt: at }) => ({
      id,
      kind,
      minorUnits,
      at,
    })),
  };
};

/**
 * Reads a shop order's new state from Stripe and stores it. Webhooks, the page of the order and the
 * reconciliation all use this function. `sessionId` is for an order whose session we don't know,
 * because Stripe's answer was lost. False if there is no such order, if it isn't paid at Stripe, if
 * it has no session yet, or if the session belongs to another.
 */
export const refreshShopOrderFromStripe = async (
  { database, stripe, readTermsDay, now }: ShopOrderRefreshDependencies,
  shopOrderId: string,
  sessionId?: string,
): Promise<boolean> => {
  const till = createStripeTill(stripe);
  const done = await readOrderFromTillAndStoreIt(
    {
      till,
      begin: (id) => findShopOrderAndDrawReadingNumber(database, id),
      needsSession: (order) => order.till === 'stripe',
      read: async ({ currency }, session) =>
        session === undefined ? undefined : readCartOrderAtTill(till, currency, session),
      write: async ({ reading }, payment) =>
        storeShopOrderReadFromEitherTill(
          database,
          { ...payment, shopOrderId, reading, readAt: now() },
          { termsUpdated: await readTermsDay() },
        ),
    },
    { kind: 'cart', orderId: shopOrderId },
    sessionId,
  );
  return done !== undefined;
};
