import {
  askStripe,
  isMissingAtStripeError,
  isObjectChangedOrGoneError,
  type StripeSdkClient,
} from './stripe-sdk-client.ts';
import { finalStatuses } from '../../../domain/rights/subscription.ts';

/** Runs a request about something that may already be over or deleted, which is just as good. */
const unlessOver = async (
  work: Promise<unknown>,
  isOver: () => Promise<boolean>,
): Promise<void> => {
  try {
    await work;
  } catch (error) {
    if (!isObjectChangedOrGoneError(error) || !(await isOver())) throw error;
  }
};

const hasEnded = async (stripe: StripeSdkClient, id: string): Promise<boolean> => {
  try {
    const { status } = await askStripe('reading a subscription', () =>
      stripe.subscriptions.retrieve(id),
    );
    return finalStatuses.some((final) => final === status);
  } catch (error) {
    if (isMissingAtStripeError(error)) return true;
    throw error;
  }
};

const isOpen = async (stripe: StripeSdkClient, id: string): Promise<boolean> => {
  const { status } = await askStripe('reading an invoice', () => stripe.invoices.retrieve(id));
  return status === 'open';
};

/**
 * Ends a subscription now, so that nothing more is charged for it: neither the next year nor an
 * open invoice. Safe to repeat: the subscription may already have ended, perhaps in a try whose
 * answer was lost.
 */
export const endSubscriptionNowAndVoidInvoices = async (
  stripe: StripeSdkClient,
  id: string,
): Promise<void> => {
  await unlessOver(
    askStripe('ending a subscription', () => stripe.subscriptions.cancel(id)),
    () => hasEnded(stripe, id),
  );
  const { data } = await askStripe('reading invoices', () =>
    stripe.invoices.list({ subscription: id, status: 'open', limit: 100 }),
  );
  for (const invoice of data) {
    await unlessOver(
      askStripe('voiding an invoice', () => stripe.invoices.voidInvoice(invoice.id)),
      async () => !(await isOpen(stripe, invoice.id)),
    );
  }
};
