import type Stripe from 'stripe';
import {
  monthsAfter,
  monthsToPause,
  type PauseMonths,
} from '../../../domain/payments/may-pause.ts';
import { Refusal } from '../../http/refusal.ts';
import { Outage } from '../../outage.ts';
import { isResuming, pauseNotes, readPauseNote } from './pause-notes.ts';
import { readSubscription } from './read-subscription.ts';
import { askStripe, StripeUnavailable, type StripeClient } from './stripe-client.ts';

type PauseDependencies = { readonly stripe: StripeClient; readonly now: () => Date };

const toSeconds = (date: Date): number => Math.floor(date.getTime() / 1000);

const retrieve = (stripe: Stripe, id: string): Promise<Stripe.Subscription> =>
  askStripe('reading a subscription', () => stripe.subscriptions.retrieve(id));

/** Whether Stripe refused a request because something changed in the meantime. */
const isRefused = (error: unknown): boolean =>
  error instanceof StripeUnavailable && error.failure.status === 400;

/**
 * Does something once. If Stripe refuses because another request has already done it, that is just
 * as good.
 */
const unlessDone = async (
  act: () => Promise<unknown>,
  isDone: () => Promise<boolean>,
): Promise<void> => {
  try {
    await act();
  } catch (error) {
    if (!isRefused(error) || !(await isDone())) throw error;
  }
};

/**
 * Pauses a membership for some months: it opens nothing and costs nothing until it resumes. Refuses
 * (409) if the rules don't allow it. Safe to repeat after a lost answer: a paused membership stays
 * as it is. The next reading updates our books.
 */
export const pauseMembership = async (
  { stripe, now }: PauseDependencies,
  subscriptionId: string,
  months: PauseMonths,
): Promise<void> => {
  const subscription = await readSubscription(stripe, subscriptionId);
  const { facts, billing } = subscription;
  if (facts.status === 'paused') return;
  const at = now();
  const possible = monthsToPause(
    {
      status: facts.status,
      paidAt: facts.lastPayment?.paidAt,
      renewsAt:
        facts.endsAt === undefined && !facts.isCollectionPaused ? facts.periodEnd : undefined,
      lastPausedAt: billing.lastPausedAt,
    },
    at,
  );
  // A pause that is just ending hasn't given its time back yet.
  if (possible.length === 0 || subscription.isResuming) {
    throw new Refusal(409, 'Your membership can’t be paused now.');
  }
  if (!possible.includes(months)) {
    throw new Refusal(
      409,
      'A pause has to end before your membership renews. Please choose fewer months.',
    );
  }
  // The notes come first: if the next request is lost, notes on a membership that isn't paused have
  // no effect.
  await askStripe('noting a pause', () =>
    stripe.subscriptions.update(subscriptionId, {
      metadata: {
        [pauseNotes.pausedAt]: toSeconds(at),
        [pauseNotes.resumesAt]: toSeconds(monthsAfter(at, months)),
        [pauseNotes.resumedAt]: '',
      },
    }),
  );
  await unlessDone(
    () =>
      askStripe('pausing a membership', () =>
        stripe.subscriptions.pause(subscriptionId, {
          // Without this Stripe credits the rest of the year. We add the paused time instead.
          bill_for: {
            outstanding_usage_through: { type: 'none' },
            unused_time_from: { type: 'none' },
          },
        }),
      ),
    async () => (await retrieve(stripe, subscriptionId)).status === 'paused',
  );
};

/** The changes that add the paused time: Stripe postpones a renewal by a trial. */
const givingBack = (
  { status, items, metadata }: Stripe.Subscription,
  pausedAt: number,
): Stripe.SubscriptionUpdateParams => {
  const resumedAt = readPauseNote(metadata, pauseNotes.resumedAt) ?? pausedAt;
  const end = items.data[0]?.current_period_end ?? 0;
  return {
    // On trial: another request has already added the time, and this one has noted the end again.
    ...(status === 'trialing'
      ? {}
      : { trial_end: end + Math.max(0, resumedAt - pausedAt), proration_behavior: 'none' }),
    metadata: {
      [pauseNotes.pausedAt]: '',
      [pauseNotes.resumesAt]: '',
      [pauseNotes.resumedAt]: '',
      [pauseNotes.lastPausedAt]: pausedAt,
    },
  };
};

/**
 * Ends the pause of a membership: it resumes at once, and renews later by the length of the pause.
 * Refuses (409) one that isn't paused. Each step is noted at Stripe before it is done, so that a
 * retry continues where a lost answer left off.
 */
export const resumeMembership = async (
  { stripe, now }: PauseDependencies,
  subscriptionId: string,
): Promise<void> => {
  const before = await retrieve(stripe, subscriptionId);
  const at = toSeconds(now());
  const wasResumed = isResuming(before.metadata);
  if (before.status !== 'paused' && !wasResumed) {
    throw new Refusal(409, 'Your membership isn’t paused.');
  }
  if (before.status === 'paused') {
    const end = before.items.data[0]?.current_period_end ?? 0;
    if (at >= end) {
      throw new Outage(
        `The pause of ${subscriptionId} has outlasted the year that is paid for.`,
        undefined,
        'Your membership can’t go on by itself just now. Please write to us.',
      );
    }
    const transition = before.status_details?.paused?.transitioned_at;
    await askStripe('noting the end of a pause', () =>
      stripe.subscriptions.update(subscriptionId, {
        metadata: {
          // A membership paused on Stripe's own page has no notes.
          [pauseNotes.pausedAt]:
            readPauseNote(before.metadata, pauseNotes.pausedAt) ?? transition ?? at,
          // Makes it due from now on, in case we get no further.
          [pauseNotes.resumesAt]: at,
          [pauseNotes.resumedAt]: at,
        },
      }),
    );
    await unlessDone(
      () =>
        askStripe('ending a pause', () =>
          stripe.subscriptions.resume(subscriptionId, {
            billing_cycle_anchor: { type: 'unchanged' },
            proration_behavior: 'none',
          }),
        ),
      async () => (await retrieve(stripe, subscriptionId)).status !== 'paused',
    );
  }
  const resumed = await retrieve(stripe, subscriptionId);
  const pausedAt = readPauseNote(resumed.metadata, pauseNotes.pausedAt);
  if (pausedAt === undefined) return;
  await askStripe('adding the time of a pause', () =>
    stripe.subscriptions.update(subscriptionId, givingBack(resumed, pausedAt)),
  );
};
