import type { Billing } from '../../../domain/payments/billing.ts';
import { Outage } from '../../outage.ts';
import type { PageTill, TillSubscription } from '../../till/till.ts';
import type { OrderToRead } from './stored-order.ts';

/**
 * Whether a subscription still has the price of its first year, although its order promised another
 * one for the renewals: it was sold at one price for all years (decision 073), so we change that
 * once the first year is paid.
 */
export const awaitsRenewalPrice = (
  { price_id: orderedPrice, renewal_minor_units: promised }: OrderToRead,
  { billing: { priceId, renewal }, hasRenewalPrice }: TillSubscription,
): boolean =>
  promised !== null &&
  priceId === orderedPrice &&
  renewal?.minorUnits !== promised &&
  !hasRenewalPrice;

/**
 * What our books, and every text from them, say of a subscription's payments. While it awaits its
 * renewal price, that is the one that its order promised, not the first year's.
 */
export const billingOf = (order: OrderToRead, subscription: TillSubscription): Billing => {
  const { currency, renewal_minor_units: minorUnits } = order;
  const { billing } = subscription;
  return minorUnits !== null && awaitsRenewalPrice(order, subscription)
    ? { ...billing, renewal: { currency, minorUnits } }
    : billing;
};

/**
 * Sets a paid membership to the renewal price that its order promised. Returns whether it was
 * changed. If the till can't be reached or refuses, the next reading does it, and the reconciliation
 * reports that it hasn't been done.
 */
export const setDueRenewalPrice = async (
  till: Pick<PageTill, 'setRenewalPrice'>,
  order: OrderToRead,
  subscription: TillSubscription,
): Promise<boolean> => {
  const { id, itemId, facts, invoices } = subscription;
  const renews = facts.status === 'active' || facts.status === 'trialing';
  const { product_id: productId, currency, renewal_minor_units: minorUnits } = order;
  const isDue = renews && invoices.length > 0 && awaitsRenewalPrice(order, subscription);
  if (!isDue || itemId === undefined || minorUnits === null) return false;
  try {
    await till.setRenewalPrice(id, itemId, { productId, currency, minorUnits });
    return true;
  } catch (error) {
    if (error instanceof Outage) return false;
    throw error;
  }
};
