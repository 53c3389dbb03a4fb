import { accessCodeValueByName } from './address-codes.ts';
import { isEmailAddress } from '../email-address.ts';
import { routes } from '../routes.ts';

/**
 * The fragment of `/success/` for a sent form. The host redirects to the page's address, and the
 * browser keeps this fragment, so the page can tell a sent form from a plain visit even without
 * scripts.
 */
export const sentFormFragment = 'sent';

/** Stored with the page's history entry when a script sent the form. */
export type FormSenderEmailHistoryState = { readonly sentFrom: string };

/** How a visitor got to `/success/`. */
export type CompletedAction =
  /** The visitor sent a message. `email` is where our answer goes, if we know. */
  | { readonly kind: 'sent'; readonly email: string | undefined }
  /**
   * The buyer paid in the shop; the address has the order's link, and the session if it was paid at
   * the payment service.
   */
  | { readonly kind: 'shop-order'; readonly link: string; readonly sessionId: string | undefined }
  /** The payment service sent the buyer back; the address names its session. */
  | { readonly kind: 'order'; readonly sessionId: string }
  | { readonly kind: 'nothing' };

type Visit = {
  /**
   * The codes with which the buyer came (`address-codes.ts`), the fragment with its `#`, and the
   * history state of the page.
   */
  readonly codes: string;
  readonly hash: string;
  readonly state: unknown;
  /** The address of the previous page; empty without one. */
  readonly referrer: string;
  readonly origin: string;
};

const emailIn = (state: unknown): string | undefined =>
  typeof state === 'object' &&
  state !== null &&
  'sentFrom' in state &&
  typeof state.sentFrom === 'string' &&
  isEmailAddress(state.sentFrom)
    ? state.sentFrom
    : undefined;

/** Finds out how the visitor got to the page. Typing the page's address shows no thanks. */
export const completedActionOfVisit = ({
  codes,
  hash,
  state,
  referrer,
  origin,
}: Visit): CompletedAction => {
  const email = emailIn(state);
  if (email !== undefined) return { kind: 'sent', email };
  const sessionId = accessCodeValueByName(codes, 'session_id');
  const link = accessCodeValueByName(codes, 'shop');
  if (link !== undefined) return { kind: 'shop-order', link, sessionId };
  if (sessionId !== undefined) return { kind: 'order', sessionId };
  const isFromForm =
    hash === `#${sentFormFragment}` && referrer.split(/[?#]/)[0] === origin + routes.contact;
  return isFromForm ? { kind: 'sent', email: undefined } : { kind: 'nothing' };
};
