import { finalStatuses } from '../../../domain/rights/subscription.ts';
import { Outage } from '../../outage.ts';
import type { PageTill, TillSubscription } from '../../till/till.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Whether a subscription is still paid with another card than the newest that its member has given. */
export const awaitsNewCard = ({ facts, newestCard }: TillSubscription): boolean =>
  newestCard?.isUsed === false && !finalStatuses.includes(facts.status);

/**
 * Lets a subscription be paid with the newest card of its member, who may have changed it on the
 * till's page, and tries a renewal that failed with it at once. Returns whether anything may have
 * changed. If the till can't be reached, the next reading does it.
 */
export const followNewCard = async (
  till: Pick<PageTill, 'useCard' | 'payOpenInvoices'>,
  subscription: TillSubscription,
  now: Date,
): Promise<boolean> => {
  const { id, facts, newestCard } = subscription;
  if (newestCard === undefined) return false;
  const isOwed = facts.status === 'past_due' || facts.status === 'unpaid';
  // The till forgets after a day or so that it has tried this card.
  const isNew = now.getTime() - newestCard.addedAt.getTime() < dayMs;
  try {
    const isChanged = awaitsNewCard(subscription);
    if (isChanged) await till.useCard(id, newestCard.id);
    const isTried = isOwed && isNew && (await till.payOpenInvoices(id, newestCard));
    return isChanged || isTried;
  } catch (error) {
    if (error instanceof Outage) return false;
    throw error;
  }
};
