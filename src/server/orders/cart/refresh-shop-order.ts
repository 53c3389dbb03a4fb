import type Stripe from 'stripe';
import * as v from 'valibot';
import { isDisputeTaken, isRefundBack, type Payment } from '../../../domain/payments/money-back.ts';
import type { PostalAddress } from '../../../domain/shop/shop-order.ts';
import { idOf, readIntent, toDate } from '../../till/stripe/read-payment.ts';
import { askStripe } from '../../till/stripe/stripe-client.ts';
import type { Database } from '../../store/database.ts';
import type { ShopMoneyBack, ShopOrderReading } from '../../till/till.ts';
import { beginShopOrderReading } from './stored-shop-order.ts';
import { writeShopOrderReading } from './write-shop-order-reading.ts';

/** The dependencies of reading a shop order from Stripe. */
export type ShopRefreshDependencies = {
  readonly database: Database;
  readonly stripe: Stripe;
  /** The date of the terms and conditions, for the confirmation. */
  readonly readTermsDay: () => Promise<string | null>;
  readonly now: () => Date;
};

/** The metadata key under which a session and its payment carry the order's id. */
export const shopOrderKey = 'shop_order_id';

const Session = v.object({
  status: v.picklist(['open', 'complete', 'expired']),
  payment_status: v.picklist(['paid', 'unpaid', 'no_payment_required']),
  created: v.number(),
});

type Read = Omit<ShopOrderReading, 'shopOrderId' | 'reading' | 'readAt'>;

const postalOf = ({
  collected_information: collected,
}: Stripe.Checkout.Session): PostalAddress | undefined => {
  const shipping = collected?.shipping_details;
  if (shipping === null || shipping === undefined) return undefined;
  const { line1, line2, city, state, postal_code: postalCode, country } = shipping.address;
  if (country === null) return undefined;
  return {
    name: shipping.name,
    line1: line1 ?? '',
    line2: line2 ?? null,
    city: city ?? '',
    state: state ?? null,
    postalCode: postalCode ?? null,
    country,
  };
};

/** What of a payment is no longer ours: refunds, and money taken by her bank in a dispute. */
const moneyBackOf = ({ refunds, disputes }: Payment): readonly ShopMoneyBack[] => [
  ...refunds
    .filter(isRefundBack)
    .map(({ id, minorUnits, at }) => ({ id, kind: 'refund' as const, minorUnits, at })),
  ...disputes
    .filter(isDisputeTaken)
    .map(({ id, minorUnits, at }) => ({ id, kind: 'dispute' as const, minorUnits, at })),
];

const readSession = async (stripe: Stripe, session: Stripe.Checkout.Session): Promise<Read> => {
  const { status, payment_status: paid, created } = v.parse(Session, session);
  const intent = idOf(session.payment_intent);
  const read =
    status === 'complete' && intent !== undefined ? await readIntent(stripe, intent) : undefined;
  const base = {
    sessionId: session.id,
    paymentId: undefined,
    paidAt: undefined,
    address: session.customer_details?.email ?? session.customer_email ?? undefined,
    postal: postalOf(session),
    moneyBack: [],
  };
  if (status !== 'complete') return { ...base, payment: status };
  if (paid === 'unpaid') {
    // A delayed payment. If it has failed, nobody can pay in this session any more.
    return { ...base, payment: read?.isUnpaid === true ? 'expired' : 'processing' };
  }
  const payment = read?.payment;
  return {
    ...base,
    payment: 'paid',
    paymentId: intent,
    paidAt: payment?.paidAt ?? toDate(created),
    moneyBack: payment === undefined ? [] : moneyBackOf(payment),
  };
};

/**
 * Reads a shop order's new state from Stripe and stores it. Webhooks, the page of the order and the reconciliation all use this
 * function. `sessionId` is for an order whose session we don't know, because Stripe's answer was lost. False if there is no such
 * order, if it isn't paid at Stripe, if it has no session yet, or if the session belongs to another.
 */
export const refreshShopOrder = async (
  dependencies: ShopRefreshDependencies,
  shopOrderId: string,
  sessionId?: string,
): Promise<boolean> => {
  const { database, stripe, readTermsDay, now } = dependencies;
  const order = await beginShopOrderReading(database, shopOrderId);
  const asked = order?.session_id ?? sessionId;
  if (order === undefined || order.till !== 'stripe' || asked === undefined) return false;
  const session = await askStripe('reading a session', () =>
    stripe.checkout.sessions.retrieve(asked),
  );
  if (session.metadata?.[shopOrderKey] !== shopOrderId) return false;
  const read = await readSession(stripe, session);
  return writeShopOrderReading(
    database,
    { ...read, shopOrderId, reading: order.reading, readAt: now() },
    { termsUpdated: await readTermsDay() },
  );
};
