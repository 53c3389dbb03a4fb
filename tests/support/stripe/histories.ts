import Stripe from 'stripe';
import type { Account } from '../../../local/stripe/account.ts';
import type { StoredEvent } from '../../../local/stripe/objects-by-kind.ts';
import { closeDispute, openDispute } from '../../../local/stripe/objects/disputes.ts';
import { failRefund, refundCharge } from '../../../local/stripe/objects/payments.ts';
import { WireError } from '../../../local/stripe/wire/errors.ts';
import { handledStripeEvents } from '../../../src/domain/payments/handled-stripe-events.ts';

/** How a step's webhooks are delivered: once, never, twice, or late. */
export const deliveries = ['once', 'lost', 'twice', 'late'] as const;
export type DeliveryOfStep = (typeof deliveries)[number];

/** Stripe sends an endpoint only the events that it subscribes to. */
const wanted: ReadonlySet<string> = new Set(handledStripeEvents);
/** Whether our endpoint is sent an event. */
export const isSentToUs = ({ type }: StoredEvent): boolean => wanted.has(type);

/** Delivers the webhooks of a history, step by step. */
export const openDeliveries = (
  events: () => readonly StoredEvent[],
  deliver: (event: StoredEvent) => Promise<unknown>,
) => {
  const late: StoredEvent[] = [];
  let seen = 0;
  return {
    /** The events since the last step. */
    ofStep: async (how: DeliveryOfStep): Promise<void> => {
      const all = events();
      const fresh = all.slice(seen).filter(isSentToUs);
      seen = all.length;
      if (how === 'late') late.push(...fresh);
      if (how === 'late' || how === 'lost') return;
      for (const event of fresh) {
        await deliver(event);
        if (how === 'twice') await deliver(event);
      }
    },
    /** The late ones arrive at the end, newest first. */
    ofLateOnes: async (): Promise<void> => {
      for (const event of late.toReversed()) await deliver(event);
    },
  };
};

/** What can happen to the newest payment at Stripe. */
export const moneyActions = (account: Account) => {
  const { books } = account;
  const charge = books.all('charge').findLast(({ paid }) => paid)?.id ?? '';
  const dispute = books.all('dispute').at(-1)?.id ?? '';
  return {
    'refund-part': () => refundCharge(account, charge, { amount: 100 }),
    'refund-rest': () => refundCharge(account, charge, {}),
    'refund-fails': () => failRefund(account, books.all('refund').at(-1)?.id ?? ''),
    dispute: () => openDispute(account, charge, 'fraudulent'),
    win: () => closeDispute(account, dispute, 'won'),
    lose: () => closeDispute(account, dispute, 'lost'),
  };
};

/** Whether an error is Stripe's refusal of what isn't possible at this point. */
export const isRefusedAtStripe = (error: unknown): boolean =>
  error instanceof WireError || error instanceof Stripe.errors.StripeError;
