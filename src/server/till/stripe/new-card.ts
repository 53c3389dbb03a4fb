import type Stripe from 'stripe';
import type { NewestCardIdAndWhetherInUse } from '../till.ts';
import { stripePageSize, dateOfStripeSeconds } from './read-payment.ts';
import { askStripe, isObjectChangedOrGoneError, StripeRequestFailed } from './stripe-sdk-client.ts';

/**
 * The newest of a subscription's own card and its customer's default. Stripe charges its own, which
 * the payment page has set, whatever else the customer has chosen since.
 */
export const newerOfSubscriptionAndCustomerCard = ({
  default_payment_method: own,
  customer,
}: Stripe.Subscription): NewestCardIdAndWhetherInUse | undefined => {
  const chosen =
    typeof customer === 'string' || customer.deleted === true
      ? null
      : customer.invoice_settings.default_payment_method;
  const used = own ?? chosen;
  if (used === null || typeof used === 'string') return undefined;
  const isNewer =
    chosen !== null &&
    typeof chosen !== 'string' &&
    chosen.id !== used.id &&
    chosen.created >= used.created;
  const newest = isNewer ? chosen : used;
  return { id: newest.id, addedAt: dateOfStripeSeconds(newest.created), isUsed: !isNewer };
};

/** Lets a subscription be paid with a card. Safe to repeat. */
export const setSubscriptionCard = async (
  stripe: Stripe,
  id: string,
  cardId: string,
): Promise<void> => {
  await askStripe('changing the card of a subscription', () =>
    stripe.subscriptions.update(id, { default_payment_method: cardId }),
  );
};

/** Whether a bank has refused a card, or there is nothing to pay any more. */
const isNotPaid = (error: unknown): boolean =>
  isObjectChangedOrGoneError(error) ||
  (error instanceof StripeRequestFailed && error.failure.status === 402);

/**
 * Tries to pay a subscription's open invoices that became due before a card was added. The invoice
 * and the card are the key: Stripe answers another request with the outcome of the first.
 */
export const tryToPayIfSubscriptionHasDueInvoices = async (
  stripe: Stripe,
  subscription: string,
  { id: payment_method, addedAt }: Pick<NewestCardIdAndWhetherInUse, 'id' | 'addedAt'>,
): Promise<boolean> => {
  const { data } = await askStripe('reading invoices', () =>
    stripe.invoices.list({ subscription, status: 'open', limit: stripePageSize }),
  );
  const due = data.filter(({ created }) => dateOfStripeSeconds(created) <= addedAt);
  for (const { id } of due) {
    try {
      await askStripe('paying an invoice', () =>
        stripe.invoices.pay(
          id,
          { payment_method },
          { idempotencyKey: `new-card:${id}:${payment_method}` },
        ),
      );
    } catch (error) {
      if (!isNotPaid(error)) throw error;
    }
  }
  return due.length > 0;
};
