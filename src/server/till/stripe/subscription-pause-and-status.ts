import type Stripe from 'stripe';
import * as v from 'valibot';
import type { SubscriptionPricePausesAndCard } from '../../../domain/payments/billing.ts';
import {
  subscriptionStatuses,
  type SubscriptionStatus,
} from '../../../domain/rights/subscription.ts';

/**
 * Our notes about a pause in the metadata of a subscription at Stripe, in seconds as Stripe counts
 * them, so that our books can be derived from Stripe's alone:
 * - `paused_at`, `resumes_at`, `paid_until`: written before the pause begins. Stripe ends the
 *   period with the pause, so it no longer says what was paid for.
 * - `resumed_at`: written before it ends. All four stay until the paused time has been added.
 * - `last_paused_at`: when the last finished pause began.
 */
export const pauseMetadataKeys = {
  pausedAt: 'paused_at',
  resumesAt: 'resumes_at',
  paidUntil: 'paid_until',
  resumedAt: 'resumed_at',
  lastPausedAt: 'last_paused_at',
} as const;

/** A Stripe timestamp in the metadata; undefined if there is none. */
export const findPauseTimestampInMetadata = (
  metadata: Stripe.Metadata,
  name: (typeof pauseMetadataKeys)[keyof typeof pauseMetadataKeys],
): number | undefined => {
  const text = metadata[name];
  return text !== undefined && /^\d+$/.test(text) ? Number(text) : undefined;
};

/** Whether a pause is ending, and its time hasn't been given back yet. */
export const isResumeUnderWay = (metadata: Stripe.Metadata): boolean =>
  findPauseTimestampInMetadata(metadata, pauseMetadataKeys.resumedAt) !== undefined;

/** How far the beginning of a pause may be from our note of it, in seconds. */
const noteTolerance = 3600;

/**
 * Whether our notes are about the pause that a subscription is in, or has just left. Notes of a
 * pause that never began, because Stripe could not be reached, stay there without a meaning.
 */
export const hasMetadataOfCurrentPause = ({
  status,
  status_details: details,
  metadata,
}: Stripe.Subscription): boolean => {
  if (status !== 'paused') return isResumeUnderWay(metadata);
  const noted = findPauseTimestampInMetadata(metadata, pauseMetadataKeys.pausedAt);
  const began = details?.paused?.transitioned_at ?? noted;
  return noted !== undefined && began !== undefined && Math.abs(began - noted) < noteTolerance;
};

const toOptionalDate = (seconds: number | undefined): Date | undefined =>
  seconds === undefined ? undefined : new Date(seconds * 1000);

/**
 * The state of a subscription's pause. One that was asked for elsewhere, such as on Stripe's own
 * page, has no notes, and no end. Of one that nobody has asked for we know nothing, so it is over
 * from its beginning: it closes nothing, and the owner is told
 * (`rightsAndOrdersContradictionQueries`).
 */
export const pauseDatesOfSubscription = (
  subscription: Stripe.Subscription,
): Pick<SubscriptionPricePausesAndCard, 'pausedAt' | 'resumesAt' | 'lastPausedAt'> => {
  const { status, status_details: details, start_date, metadata } = subscription;
  const lastPausedAt = toOptionalDate(
    findPauseTimestampInMetadata(metadata, pauseMetadataKeys.lastPausedAt),
  );
  if (hasMetadataOfCurrentPause(subscription)) {
    return {
      pausedAt: toOptionalDate(findPauseTimestampInMetadata(metadata, pauseMetadataKeys.pausedAt)),
      resumesAt: toOptionalDate(
        findPauseTimestampInMetadata(metadata, pauseMetadataKeys.resumesAt),
      ),
      lastPausedAt,
    };
  }
  if (status !== 'paused') return { pausedAt: undefined, resumesAt: undefined, lastPausedAt };
  const began = details?.paused?.transitioned_at;
  const isAskedFor = details?.paused?.subscription.type === 'pause_requested';
  return isAskedFor && began !== undefined
    ? { pausedAt: toOptionalDate(began), resumesAt: undefined, lastPausedAt }
    : { pausedAt: undefined, resumesAt: toOptionalDate(began ?? start_date), lastPausedAt };
};

const reasonsOfUnpaid: ReadonlySet<string> = new Set([
  'first_payment_failure',
  'final_payment_failure',
  'trial_end_without_payment_method',
]);

/**
 * The status of a subscription, in our words. Stripe can be told to pause one that isn't paid for;
 * that is no pause to us, for nothing is paid that it could go on with.
 */
export const subscriptionStatusOf = ({
  status,
  status_details: details,
}: Stripe.Subscription): SubscriptionStatus => {
  const reason = details?.paused?.subscription.type;
  return status === 'paused' && reason !== undefined && reasonsOfUnpaid.has(reason)
    ? 'unpaid'
    : v.parse(v.picklist(subscriptionStatuses), status);
};
