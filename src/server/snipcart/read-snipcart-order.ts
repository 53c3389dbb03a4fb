import { toMoney } from '../../domain/money.ts';
import type { PostalAddress } from '../../domain/shop/shop-order.ts';
import type { ShopOrderReading } from '../shop/shop-order-reading.ts';
import type { StoredShopOrder } from '../shop/stored-shop-order.ts';
import type { SnipcartOrder } from './snipcart-client.ts';

/** An amount of Snipcart's in minor units. */
export const minorUnitsOf = (amount: number): number => toMoney(amount, 'gbp').minorUnits;

const paidStatuses: ReadonlySet<string> = new Set([
  'Paid',
  'PaidDeferred',
  'Paidout',
  'Refunded',
  'ChargedBack',
  'Disputed',
]);
const failedStatuses: ReadonlySet<string> = new Set([
  'Failed',
  'Expired',
  'Cancelled',
  'Voided',
  'Denied',
]);

// What it may add later is waited for: an order is neither supplied nor given up by a status that we don't know.
const paymentOf = ({ paymentStatus }: SnipcartOrder): ShopOrderReading['payment'] => {
  const status = paymentStatus ?? '';
  if (paidStatuses.has(status)) return 'paid';
  return failedStatuses.has(status) ? 'expired' : 'processing';
};

const postalOf = ({ shippingAddress: to }: SnipcartOrder): PostalAddress | undefined =>
  to?.country == null || to.country === ''
    ? undefined
    : {
        name: to.fullName ?? to.name ?? '',
        line1: to.address1 ?? '',
        line2: to.address2 || null,
        city: to.city ?? '',
        state: to.province || null,
        postalCode: to.postalCode || null,
        country: to.country,
      };

/** What of an order's payment is not ours any more. What the buyer's bank has taken back is all of it. */
const goneOf = (order: SnipcartOrder): number =>
  minorUnitsOf(
    order.paymentStatus === 'ChargedBack' ? order.finalGrandTotal : (order.refundsAmount ?? 0),
  );

/** What an order at Snipcart says of ours. */
export const readSnipcartOrder = (
  order: SnipcartOrder,
): Omit<ShopOrderReading, 'shopOrderId' | 'reading' | 'readAt'> => {
  const payment = paymentOf(order);
  const isPaid = payment === 'paid';
  return {
    payment,
    sessionId: order.token,
    // A refund names the order.
    paymentId: isPaid ? order.token : undefined,
    paidAt: isPaid ? new Date(order.completionDate ?? order.creationDate) : undefined,
    address: order.email || undefined,
    postal: postalOf(order),
    refundedMinorUnits: goneOf(order),
    refunds: (order.refunds ?? []).map(({ id, amount }) => ({
      refundId: id,
      minorUnits: minorUnitsOf(amount),
    })),
  };
};

/** Whether a cart at Snipcart has the pieces of our order, each as often, and no others. She may have changed it there. */
export const hasSameItems = (
  items: SnipcartOrder['items'],
  { lines }: Pick<StoredShopOrder, 'lines'>,
): boolean => {
  const quantities = new Map<string, number>();
  for (const { id, quantity } of items) quantities.set(id, (quantities.get(id) ?? 0) + quantity);
  return (
    quantities.size === lines.length &&
    lines.every(({ sku, quantity }) => quantities.get(sku) === quantity)
  );
};

/** Whether what was paid at Snipcart is our order: the same pieces, for the same money. */
export const isAsOrdered = (
  order: SnipcartOrder,
  stored: Pick<StoredShopOrder, 'lines' | 'currency' | 'minor_units'>,
): boolean =>
  order.currency.toLowerCase() === stored.currency &&
  minorUnitsOf(order.finalGrandTotal) === stored.minor_units &&
  hasSameItems(order.items, stored);
