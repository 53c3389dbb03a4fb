import type { CataloguePrices } from '../../../domain/catalogue.ts';
import type { Currency } from '../../../domain/money.ts';
import { Outage } from '../../outage.ts';
import type { PageTill, TillSubscription } from '../../till/till.ts';
import type { OrderToRead } from './stored-order.ts';

/**
 * Whether a subscription still has the price of its first year, although its order promised another
 * one for the renewals. The till's page sells one price, so we change it once the first year is
 * paid.
 */
export const awaitsRenewalPrice = (
  { offer, price_id: orderedPrice, renewal_minor_units: promised }: OrderToRead,
  { billing: { priceId, renewal }, hasRenewalPrice }: TillSubscription,
): boolean =>
  offer === 'annual' &&
  promised !== null &&
  priceId === orderedPrice &&
  renewal?.minorUnits !== promised &&
  !hasRenewalPrice;

/** Finds the price of the annual membership's renewals; undefined while it isn't for sale. */
export type FindRenewalPrice = (
  currency: Currency,
) => Promise<CataloguePrices[Currency] | undefined>;

/**
 * Sets a paid annual membership to the renewal price that its order promised. Returns whether it
 * was changed. If the till or the catalogue can't be reached, the next reading does it; if the
 * promised price isn't for sale, the reconciliation reports it.
 */
export const setDueRenewalPrice = async (
  {
    till,
    findRenewalPrice,
  }: {
    readonly till: Pick<PageTill, 'setRenewalPrice'>;
    readonly findRenewalPrice: FindRenewalPrice;
  },
  order: OrderToRead,
  subscription: TillSubscription,
): Promise<boolean> => {
  const { id, itemId, facts, invoices } = subscription;
  const renews = facts.status === 'active' || facts.status === 'trialing';
  const isDue = renews && invoices.length > 0 && awaitsRenewalPrice(order, subscription);
  if (!isDue || itemId === undefined) return false;
  try {
    const price = await findRenewalPrice(order.currency);
    if (price === undefined || price.minorUnits !== order.renewal_minor_units) return false;
    await till.setRenewalPrice(id, itemId, price.priceId);
    return true;
  } catch (error) {
    if (error instanceof Outage) return false;
    throw error;
  }
};
