import type Stripe from 'stripe';
import type { Billing } from '../../../domain/payments/billing.ts';

/**
 * Our notes about a pause in the metadata of a subscription at Stripe, in seconds as Stripe counts
 * them, so that our books can be derived from Stripe's alone:
 * - `paused_at`, `resumes_at`: written before the pause begins.
 * - `resumed_at`: written before it ends. All three stay until the paused time has been added.
 * - `last_paused_at`: when the last finished pause began.
 */
export const pauseNotes = {
  pausedAt: 'paused_at',
  resumesAt: 'resumes_at',
  resumedAt: 'resumed_at',
  lastPausedAt: 'last_paused_at',
} as const;

/** A Stripe timestamp in the metadata; undefined if there is none. */
export const readPauseNote = (
  metadata: Stripe.Metadata,
  name: (typeof pauseNotes)[keyof typeof pauseNotes],
): number | undefined => {
  const text = metadata[name];
  return text !== undefined && /^\d+$/.test(text) ? Number(text) : undefined;
};

/** Whether a pause is ending, and its time hasn't been given back yet. */
export const isResuming = (metadata: Stripe.Metadata): boolean =>
  readPauseNote(metadata, pauseNotes.resumedAt) !== undefined;

const toOptionalDate = (seconds: number | undefined): Date | undefined =>
  seconds === undefined ? undefined : new Date(seconds * 1000);

/**
 * The state of a subscription's pause. A note of a pause that never began, because Stripe could not
 * be reached, is ignored; a pause started elsewhere, such as on Stripe's own page, has no note.
 */
export const readPause = ({
  status,
  status_details: details,
  metadata,
}: Stripe.Subscription): Pick<Billing, 'pausedAt' | 'resumesAt' | 'lastPausedAt'> => {
  const isPaused = status === 'paused';
  const isOurs = isPaused || isResuming(metadata);
  const noted = isOurs ? readPauseNote(metadata, pauseNotes.pausedAt) : undefined;
  return {
    pausedAt: toOptionalDate(noted ?? (isPaused ? details?.paused?.transitioned_at : undefined)),
    resumesAt:
      noted === undefined
        ? undefined
        : toOptionalDate(readPauseNote(metadata, pauseNotes.resumesAt)),
    lastPausedAt: toOptionalDate(readPauseNote(metadata, pauseNotes.lastPausedAt)),
  };
};
