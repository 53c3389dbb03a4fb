import type Stripe from 'stripe';
import {
  dateMonthsLater,
  possiblePauseMonths,
  type PauseMonths,
} from '../../../domain/membership/may-pause.ts';
import { paidUntilByPaymentsAndPauses } from '../../../domain/payments/order-states.ts';
import { Refusal } from '../../http/answers.ts';
import { endSubscriptionNowAndVoidInvoices } from './end-subscription-now-and-void-invoices.ts';
import {
  findPauseTimestampInMetadata,
  hasMetadataOfCurrentPause,
  isResumeUnderWay,
  pauseMetadataKeys,
  pauseDatesOfSubscription,
} from './subscription-pause-and-status.ts';
import { readExistingTillSubscription } from './read-subscription.ts';
import { askStripe, StripeRequestFailed, type StripeSdkClient } from './stripe-sdk-client.ts';

type PauseDependencies = { readonly stripe: StripeSdkClient; readonly now: () => Date };

const toSeconds = (date: Date): number => Math.floor(date.getTime() / 1000);

const retrieve = (stripe: Stripe, id: string): Promise<Stripe.Subscription> =>
  askStripe('reading a subscription', () => stripe.subscriptions.retrieve(id));

/** Whether Stripe refused a request because something changed in the meantime. */
const isRefused = (error: unknown): boolean =>
  error instanceof StripeRequestFailed && error.failure.status === 400;

/**
 * Pauses a membership for some months: it opens nothing and costs nothing until it resumes. Refuses
 * (409) if the rules don't allow it. Safe to repeat after a lost answer: a paused membership stays
 * as it is. The next reading updates our books.
 */
export const pauseMembershipForMonths = async (
  { stripe, now }: PauseDependencies,
  subscriptionId: string,
  months: PauseMonths,
): Promise<void> => {
  const subscription = await readExistingTillSubscription(stripe, subscriptionId);
  const { facts, billing } = subscription;
  if (facts.status === 'paused') return;
  const at = now();
  const possible = possiblePauseMonths(
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
        [pauseMetadataKeys.pausedAt]: toSeconds(at),
        [pauseMetadataKeys.resumesAt]: toSeconds(dateMonthsLater(at, months)),
        [pauseMetadataKeys.paidUntil]: toSeconds(facts.periodEnd),
        [pauseMetadataKeys.resumedAt]: '',
      },
    }),
  );
  try {
    await askStripe('pausing a membership', () =>
      stripe.subscriptions.pause(subscriptionId, {
        // Without this Stripe credits the rest of the year. We add the paused time instead.
        bill_for: {
          outstanding_usage_through: { type: 'none' },
          unused_time_from: { type: 'none' },
        },
      }),
    );
  } catch (error) {
    // Another request may have paused it already.
    const isPaused =
      isRefused(error) && (await retrieve(stripe, subscriptionId)).status === 'paused';
    if (!isPaused) throw error;
  }
};

/**
 * Until when a paused membership is paid for, in seconds: as noted when it was paused, or by its
 * last paid invoice. Its period says nothing: Stripe ends it with the pause. Undefined if nothing
 * was paid.
 */
const readPaidUntil = async (
  stripe: Stripe,
  paused: Stripe.Subscription,
): Promise<number | undefined> => {
  const noted = hasMetadataOfCurrentPause(paused)
    ? findPauseTimestampInMetadata(paused.metadata, pauseMetadataKeys.paidUntil)
    : undefined;
  if (noted !== undefined) return noted;
  const paidUntil = paidUntilByPaymentsAndPauses(
    (await readExistingTillSubscription(stripe, paused.id)).facts,
  );
  return paidUntil === undefined ? undefined : toSeconds(paidUntil);
};

/**
 * Notes that a pause ends: now, or when it was to end, if we are late. From then on it is over in
 * our books, whatever becomes of the requests that follow.
 */
const noteEnd = async (stripe: Stripe, paused: Stripe.Subscription, at: number): Promise<void> => {
  const { pausedAt, resumesAt } = pauseDatesOfSubscription(paused);
  const isLate = pausedAt !== undefined && resumesAt !== undefined && toSeconds(resumesAt) < at;
  const end = isLate ? toSeconds(resumesAt) : at;
  const paidUntil = await readPaidUntil(stripe, paused);
  await askStripe('noting the end of a pause', () =>
    stripe.subscriptions.update(paused.id, {
      metadata: {
        // A membership paused on Stripe's own page has no notes.
        [pauseMetadataKeys.pausedAt]: pausedAt === undefined ? at : toSeconds(pausedAt),
        [pauseMetadataKeys.paidUntil]: paidUntil ?? '',
        // Makes it due from now on, in case we get no further.
        [pauseMetadataKeys.resumesAt]: end,
        [pauseMetadataKeys.resumedAt]: end,
      },
    }),
  );
};

/** When a membership whose pause ends has used what was paid for: later by the pause. */
const usedUpAt = (metadata: Stripe.Metadata): number | undefined => {
  const pausedAt = findPauseTimestampInMetadata(metadata, pauseMetadataKeys.pausedAt);
  const paidUntil = findPauseTimestampInMetadata(metadata, pauseMetadataKeys.paidUntil);
  if (pausedAt === undefined || paidUntil === undefined) return undefined;
  const resumedAt = findPauseTimestampInMetadata(metadata, pauseMetadataKeys.resumedAt) ?? pausedAt;
  return paidUntil + Math.max(0, resumedAt - pausedAt);
};

/** The changes that add the paused time: Stripe postpones a renewal by a trial. */
const givingBack = (
  { status, metadata }: Stripe.Subscription,
  at: number,
): Stripe.SubscriptionUpdateParams => {
  const trial_end = usedUpAt(metadata);
  // On trial: another request has already added the time, and this one has noted the end again.
  const isAdded = status === 'trialing';
  return {
    ...(isAdded || trial_end === undefined || trial_end <= at
      ? {}
      : { trial_end, proration_behavior: 'none' }),
    metadata: {
      [pauseMetadataKeys.pausedAt]: '',
      [pauseMetadataKeys.resumesAt]: '',
      [pauseMetadataKeys.paidUntil]: '',
      [pauseMetadataKeys.resumedAt]: '',
      [pauseMetadataKeys.lastPausedAt]:
        findPauseTimestampInMetadata(metadata, pauseMetadataKeys.pausedAt) ?? '',
    },
  };
};

/**
 * Ends the pause of a membership: it resumes at once, and renews later by the length of the pause.
 * Refuses (409) one that isn't paused. Each step is noted at Stripe before it is done, so that a
 * retry continues where a lost answer left off. False if Stripe doesn't resume it: it is open all
 * the same, because its pause is over in our books, and the owner is told.
 */
export const resumeMembership = async (
  { stripe, now }: PauseDependencies,
  subscriptionId: string,
): Promise<boolean> => {
  const before = await retrieve(stripe, subscriptionId);
  const at = toSeconds(now());
  if (before.status !== 'paused' && !isResumeUnderWay(before.metadata)) {
    throw new Refusal(409, 'Your membership isn’t paused.');
  }
  if (before.status === 'paused') {
    await noteEnd(stripe, before, at);
    try {
      await askStripe('ending a pause', () =>
        stripe.subscriptions.resume(subscriptionId, {
          billing_cycle_anchor: { type: 'unchanged' },
          proration_behavior: 'none',
        }),
      );
    } catch (error) {
      if (!isRefused(error)) throw error;
    }
  }
  const resumed = await retrieve(stripe, subscriptionId);
  if (resumed.status === 'paused') return false;
  if (findPauseTimestampInMetadata(resumed.metadata, pauseMetadataKeys.pausedAt) === undefined)
    return true;
  await askStripe('adding the time of a pause', () =>
    stripe.subscriptions.update(subscriptionId, givingBack(resumed, at)),
  );
  return true;
};

/**
 * Lets a membership whose pause is over, but which Stripe doesn't resume, end with its paid time.
 */
export const endPausedMembershipAfterPaidTime = async (
  { stripe, now }: PauseDependencies,
  subscriptionId: string,
): Promise<void> => {
  const end = usedUpAt((await retrieve(stripe, subscriptionId)).metadata);
  if (end === undefined || end <= toSeconds(now())) {
    await endSubscriptionNowAndVoidInvoices(stripe, subscriptionId);
    return;
  }
  await askStripe('cancelling a paused subscription', () =>
    stripe.subscriptions.update(subscriptionId, { cancel_at: end }),
  );
};
