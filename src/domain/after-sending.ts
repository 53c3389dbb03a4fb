import { isEmailAddress } from './email-address.ts';
import { routes } from './routes.ts';

/**
 * The part of the page `/success/` that a sent form leads to. The host redirects to the page's address, and the browser
 * keeps this fragment, so the page can tell a sent form from a visit without scripts too.
 */
export const sentFragment = 'sent';

/** What the fragment begins with that has the link of an order of the shop. It is sent to no server and to no statistics. */
const shopFragment = '#shop=';

/** What is stored with the page's entry in the browser's history when the form was sent by a script. */
export type SentState = { readonly sentFrom: string };

/** What has led somebody to `/success/`. */
export type Arrival =
  /** She has sent a message. `email` is where our answer goes, if we know. */
  | { readonly kind: 'sent'; readonly email: string | undefined }
  /** The shop's till has led her back; the address has the order's link, and the session if it was the payment service's. */
  | { readonly kind: 'shop-order'; readonly link: string; readonly sessionId: string | undefined }
  /** The payment service has led her back; the address names its session. */
  | { readonly kind: 'order'; readonly sessionId: string }
  | { readonly kind: 'nothing' };

type Visit = {
  /** The query string, the fragment with its `#`, and the history state of the page. */
  readonly search: string;
  readonly hash: string;
  readonly state: unknown;
  /** The address of the page that led here; empty without one. */
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

/** Finds out what has led to the page. An address that somebody types thanks for nothing. */
export const toArrival = ({ search, hash, state, referrer, origin }: Visit): Arrival => {
  const email = emailIn(state);
  if (email !== undefined) return { kind: 'sent', email };
  const sessionId = new URLSearchParams(search).get('session_id') ?? undefined;
  const link = hash.startsWith(shopFragment) ? hash.slice(shopFragment.length) : '';
  if (link !== '') return { kind: 'shop-order', link, sessionId };
  if (sessionId !== undefined) return { kind: 'order', sessionId };
  const isFromForm =
    hash === `#${sentFragment}` && referrer.split(/[?#]/)[0] === origin + routes.contact;
  return isFromForm ? { kind: 'sent', email: undefined } : { kind: 'nothing' };
};
