import type { SubscriptionPricePausesAndCard } from '../../../domain/payments/billing.ts';
import { finalStatuses } from '../../../domain/rights/subscription.ts';
import { Outage } from '../../outage.ts';
import type { HostedPageTill, TillSubscription } from '../../till/till.ts';
import type { ItemOrderToReadAtTill } from './stored-item-order.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** False if the till can't be reached or refuses: then the next reading makes the change. */
const unlessTillFails = async (change: () => Promise<boolean>): Promise<boolean> => {
  try {
    return await change();
  } catch (error) {
    if (error instanceof Outage) return false;
    throw error;
  }
};

/**
 * Whether a subscription still has the price of its first year, although its order promised another
 * one for the renewals: it was sold at one price for all years (decision 073), so we change that
 * once the first year is paid.
 */
export const awaitsRenewalPrice = (
  { price_id: orderedPrice, renewal_minor_units: promised }: ItemOrderToReadAtTill,
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
export const billingWithPromisedRenewalPrice = (
  order: ItemOrderToReadAtTill,
  subscription: TillSubscription,
): SubscriptionPricePausesAndCard => {
  const { currency, renewal_minor_units: minorUnits } = order;
  const { billing } = subscription;
  return minorUnits !== null && awaitsRenewalPrice(order, subscription)
    ? { ...billing, renewal: { currency, minorUnits } }
    : billing;
};

/**
 * Sets a paid membership to the renewal price that its order promised. Returns whether it was
 * changed. The reconciliation reports one that is due and hasn't been.
 */
export const setDueRenewalPrice = async (
  till: Pick<HostedPageTill, 'setRenewalPrice'>,
  order: ItemOrderToReadAtTill,
  subscription: TillSubscription,
): Promise<boolean> => {
  const { id, itemId, facts, invoices } = subscription;
  const renews = facts.status === 'active' || facts.status === 'trialing';
  const { product_id: productId, currency, renewal_minor_units: minorUnits } = order;
  const isDue = renews && invoices.length > 0 && awaitsRenewalPrice(order, subscription);
  if (!isDue || itemId === undefined || minorUnits === null) return false;
  return unlessTillFails(async () => {
    await till.setRenewalPrice(id, itemId, { productId, currency, minorUnits });
    return true;
  });
};

/**
 * Whether a subscription is still paid with another card than the newest that its member has given.
 */
export const isSubscriptionOnOlderCard = ({ facts, newestCard }: TillSubscription): boolean =>
  newestCard?.isUsed === false && !finalStatuses.includes(facts.status);

/**
 * Lets a subscription be paid with the newest card of its member, who may have changed it on the
 * till's page, and tries a renewal that failed with it at once. Returns whether anything may have
 * changed.
 */
export const switchToNewCardAndRetryRenewal = async (
  till: Pick<HostedPageTill, 'useCard' | 'tryToPayOpenInvoices'>,
  subscription: TillSubscription,
  now: Date,
): Promise<boolean> => {
  const { id, facts, newestCard } = subscription;
  if (newestCard === undefined) return false;
  const isOwed = facts.status === 'past_due' || facts.status === 'unpaid';
  // The till forgets after a day or so that it has tried this card.
  const isNew = now.getTime() - newestCard.addedAt.getTime() < dayMs;
  return unlessTillFails(async () => {
    const isChanged = isSubscriptionOnOlderCard(subscription);
    if (isChanged) await till.useCard(id, newestCard.id);
    const isTried = isOwed && isNew && (await till.tryToPayOpenInvoices(id, newestCard));
    return isChanged || isTried;
  });
};
