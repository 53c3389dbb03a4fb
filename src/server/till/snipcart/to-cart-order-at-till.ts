import { moneyFromDecimal } from '../../../domain/money.ts';
import type { PostalAddress } from '../../../domain/shop/shop-order.ts';
import type { CartOrderAtTill, ShopOrderRefundOrDispute } from '../till.ts';
import type { StoredShopOrder } from '../../orders/cart/stored-shop-order.ts';
import type { SnipcartOrder } from './snipcart-client.ts';

/** Converts an amount at Snipcart to minor units. */
export const minorUnitsOfSnipcartAmount = (amount: number): number =>
  moneyFromDecimal(amount, 'gbp').minorUnits;

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

// Unknown new statuses count as processing: an order is neither supplied nor given up because of
// them.
const paymentOf = ({ paymentStatus }: SnipcartOrder): CartOrderAtTill['payment'] => {
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

/**
 * What of an order's payment is no longer ours. A chargeback counts in full. Snipcart names no
 * days.
 */
const moneyBackOf = (order: SnipcartOrder): readonly ShopOrderRefundOrDispute[] => {
  const listed = (order.refunds ?? []).map(({ id, amount }) => ({
    id,
    kind: 'refund' as const,
    minorUnits: minorUnitsOfSnipcartAmount(amount),
    at: undefined,
  }));
  const gone = minorUnitsOfSnipcartAmount(
    order.paymentStatus === 'ChargedBack' ? order.finalGrandTotal : (order.refundsAmount ?? 0),
  );
  const minorUnits = listed.reduce((left, one) => left - one.minorUnits, gone);
  return minorUnits <= 0
    ? listed
    : [...listed, { id: `unlisted:${order.token}`, kind: 'unlisted', minorUnits, at: undefined }];
};

/** What an order at Snipcart means for ours. */
export const toCartOrderAtTill = (order: SnipcartOrder): CartOrderAtTill => {
  const payment = paymentOf(order);
  const isPaid = payment === 'paid';
  return {
    payment,
    sessionId: order.token,
    // Snipcart's refunds refer to the order.
    paymentId: isPaid ? order.token : undefined,
    paidAt: isPaid ? new Date(order.completionDate ?? order.creationDate) : undefined,
    address: order.email || undefined,
    postal: postalOf(order),
    moneyBack: moneyBackOf(order),
  };
};

/**
 * Whether a cart at Snipcart has exactly the pieces and quantities of our order. The buyer may have
 * changed it there.
 */
export const hasSameItemsAsOrder = (
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

/** Whether the paid order at Snipcart matches ours: the same pieces, for the same amount. */
export const isAsOrdered = (
  order: SnipcartOrder,
  stored: Pick<StoredShopOrder, 'lines' | 'currency' | 'minor_units'>,
): boolean =>
  order.currency.toLowerCase() === stored.currency &&
  minorUnitsOfSnipcartAmount(order.finalGrandTotal) === stored.minor_units &&
  hasSameItemsAsOrder(order.items, stored);
