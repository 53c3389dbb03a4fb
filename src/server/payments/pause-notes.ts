import type Stripe from 'stripe';
import type { Billing } from '../../domain/payments/billing.ts';

/**
 * What we note about a pause in the metadata of a subscription at Stripe, in seconds as Stripe counts them, so that our books can
 * follow from Stripe's alone:
 * - `paused_at`, `resumes_at`: written before the pause begins.
 * - `resumed_at`: written before it ends. Until the time that it took has been given back, all three stay.
 * - `last_paused_at`: when the last pause began that is over.
 */
export const pauseNotes = {
  pausedAt: 'paused_at',
  resumesAt: 'resumes_at',
  resumedAt: 'resumed_at',
  lastPausedAt: 'last_paused_at',
} as const;

/** A time of Stripe's in the metadata; undefined if there is none. */
export const readNote = (
  metadata: Stripe.Metadata,
  name: (typeof pauseNotes)[keyof typeof pauseNotes],
): number | undefined => {
  const text = metadata[name];
  return text !== undefined && /^\d+$/.test(text) ? Number(text) : undefined;
};

const toOptionalDate = (seconds: number | undefined): Date | undefined =>
  seconds === undefined ? undefined : new Date(seconds * 1000);

/**
 * How a subscription is paused. A note of a pause that never began, because Stripe could not be reached, counts for nothing; a pause
 * that was begun on another page, such as Stripe's own, has no note.
 */
export const readPause = ({
  status,
  status_details: details,
  metadata,
}: Stripe.Subscription): Pick<Billing, 'pausedAt' | 'resumesAt' | 'lastPausedAt'> => {
  const isPaused = status === 'paused';
  const isOurs = isPaused || readNote(metadata, pauseNotes.resumedAt) !== undefined;
  const noted = isOurs ? readNote(metadata, pauseNotes.pausedAt) : undefined;
  return {
    pausedAt: toOptionalDate(noted ?? (isPaused ? details?.paused?.transitioned_at : undefined)),
    resumesAt:
      noted === undefined ? undefined : toOptionalDate(readNote(metadata, pauseNotes.resumesAt)),
    lastPausedAt: toOptionalDate(readNote(metadata, pauseNotes.lastPausedAt)),
  };
};
