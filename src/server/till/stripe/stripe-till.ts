import type Stripe from 'stripe';
import * as v from 'valibot';
import type {
  HostedPageTill,
  CheckoutToCreate,
  ItemOrCartOrderReference,
  TillSession,
} from '../till.ts';
import { setSubscriptionCard, tryToPayIfSubscriptionHasDueInvoices } from './new-card.ts';
import { readExistingTillSubscription } from './read-subscription.ts';
import {
  readPayment,
  idOfExpandable,
  stripePageSize,
  dateOfStripeSeconds,
} from './read-payment.ts';
import { setRenewalPrice } from './prices.ts';
import {
  type StripeSdkClient,
  askStripe,
  isMissingAtStripeError,
  isObjectChangedOrGoneError,
  StripeRequestFailed,
} from './stripe-sdk-client.ts';
import type { PostalAddress } from '../../../domain/shop/shop-order.ts';
import { readOrderReferenceFromMetadata, toCheckoutSessionParams } from './session-params.ts';

// During a failure Stripe may send anything. The page of a finished session has no address.
const Session = v.object({
  id: v.pipe(v.string(), v.startsWith('cs_')),
  status: v.picklist(['open', 'complete', 'expired']),
  url: v.nullable(v.pipe(v.string(), v.url())),
  expires_at: v.number(),
  created: v.number(),
  payment_status: v.picklist(['paid', 'unpaid', 'no_payment_required']),
});

const postalOf = ({
  collected_information: collected,
}: Stripe.Checkout.Session): PostalAddress | undefined => {
  const shipping = collected?.shipping_details;
  if (shipping === null || shipping === undefined) return undefined;
  const { line1, line2, city, state, postal_code: postalCode, country } = shipping.address;
  if (country === null) return undefined;
  return {
    name: shipping.name,
    line1: line1 ?? '',
    line2: line2 ?? null,
    city: city ?? '',
    state: state ?? null,
    postalCode: postalCode ?? null,
    country,
  };
};

/** The session in Stripe's answer. Throws StripeRequestFailed if it is malformed. */
const requireSession = (answer: Stripe.Checkout.Session): TillSession => {
  const result = v.safeParse(Session, answer);
  const isWhole = result.success && (result.output.status !== 'open' || result.output.url !== null);
  if (!isWhole) {
    const failure = { type: 'no session', code: undefined, status: 200, param: undefined };
    throw new StripeRequestFailed('reading a session', failure);
  }
  const { id, status, url, expires_at: end, created, payment_status: payment } = result.output;
  return {
    id,
    reference: readOrderReferenceFromMetadata(answer.metadata),
    status,
    url: url ?? '',
    expiresAt: dateOfStripeSeconds(end),
    createdAt: dateOfStripeSeconds(created),
    payment: payment === 'no_payment_required' ? 'none-due' : payment,
    paymentId: idOfExpandable(answer.payment_intent),
    subscriptionId: idOfExpandable(answer.subscription),
    address: answer.customer_details?.email ?? answer.customer_email ?? undefined,
    postal: postalOf(answer),
  };
};

/** A session that has to exist: rejects with StripeRequestFailed if it doesn't. */
export const readSession = async (stripe: Stripe, id: string): Promise<TillSession> =>
  requireSession(await askStripe('reading a session', () => stripe.checkout.sessions.retrieve(id)));

/**
 * A session; undefined if Stripe doesn't know it, because our key belongs to another account now.
 */
const findSession = async (stripe: Stripe, id: string): Promise<TillSession | undefined> => {
  try {
    return await readSession(stripe, id);
  } catch (error) {
    if (isMissingAtStripeError(error)) return undefined;
    throw error;
  }
};

/**
 * Creates the session of an order. The order's id is its idempotency key: a repeated request for
 * the same order gets the same session, even if the first answer was lost. Undefined if Stripe
 * doesn't know that session any more.
 */
const createSession = async (
  stripe: Stripe,
  checkout: CheckoutToCreate,
): Promise<TillSession | undefined> => {
  const made = await askStripe('making a session', () =>
    stripe.checkout.sessions.create(toCheckoutSessionParams(checkout), {
      idempotencyKey: checkout.reference.orderId,
    }),
  );
  const isReplayed = made.lastResponse.headers['idempotent-replayed'] === 'true';
  // A replayed answer has the session's state at its creation.
  return isReplayed ? findSession(stripe, made.id) : requireSession(made);
};

/**
 * Expires a session, and returns it as it is then. If Stripe refuses, for whatever reason, the
 * session may have expired or been paid in the meantime, so it is read. Undefined if Stripe doesn't
 * know it.
 */
export const expireSession = async (
  stripe: Stripe,
  id: string,
): Promise<TillSession | undefined> => {
  try {
    return requireSession(
      await askStripe('ending a session', () => stripe.checkout.sessions.expire(id)),
    );
  } catch (error) {
    if (!isObjectChangedOrGoneError(error)) throw error;
    const session = await findSession(stripe, id);
    // Somebody could still pay in it.
    if (session?.status === 'open') throw error;
    return session;
  }
};

export type ListedSession = {
  readonly id: string;
  readonly reference: ItemOrCartOrderReference | undefined;
};

const toListed = ({ id, metadata }: Stripe.Checkout.Session): ListedSession => ({
  id,
  reference: readOrderReferenceFromMetadata(metadata),
});

/** The newest session that led to a subscription or a payment; undefined if there is none. */
export const findSessionBySubscriptionOrPayment = async (
  stripe: Stripe,
  cause: { readonly subscription: string } | { readonly payment_intent: string },
): Promise<ListedSession | undefined> => {
  const { data } = await askStripe('finding a session', () =>
    stripe.checkout.sessions.list({ ...cause, limit: 1 }),
  );
  return data[0] === undefined ? undefined : toListed(data[0]);
};

/** The sessions of a customer in any state, newest first; at most a hundred. */
export const listNewestSessionsOfCustomer = async (
  stripe: Stripe,
  customer: string,
): Promise<readonly ListedSession[]> => {
  const { data } = await askStripe('finding a session', () =>
    stripe.checkout.sessions.list({ customer, limit: stripePageSize }),
  );
  return data.map(toListed);
};

/**
 * The sessions that were made since a moment, or those of them that are complete, newest first and
 * page by page.
 */
export async function* listSessionsSince(
  stripe: Stripe,
  since: Date,
  status?: 'complete',
): AsyncGenerator<readonly ListedSession[]> {
  let after: string | undefined;
  do {
    const page: Stripe.ApiList<Stripe.Checkout.Session> = await askStripe('listing sessions', () =>
      stripe.checkout.sessions.list({
        ...(status === undefined ? {} : { status }),
        created: { gte: Math.floor(since.getTime() / 1000) },
        limit: stripePageSize,
        ...(after === undefined ? {} : { starting_after: after }),
      }),
    );
    yield page.data.map(toListed);
    after = page.has_more ? page.data.at(-1)?.id : undefined;
  } while (after !== undefined);
}

/** Stripe as the till of an order; each call asks Stripe, and nothing is remembered. */
export const createStripeTill = (stripe: StripeSdkClient): HostedPageTill => ({
  create: (checkout) => createSession(stripe, checkout),
  find: (id) => findSession(stripe, id),
  read: (id) => readSession(stripe, id),
  expire: (id) => expireSession(stripe, id),
  readPayment: (id) => readPayment(stripe, id),
  readSubscription: (id) => readExistingTillSubscription(stripe, id),
  setRenewalPrice: (...change) => setRenewalPrice(stripe, ...change),
  useCard: (...change) => setSubscriptionCard(stripe, ...change),
  tryToPayOpenInvoices: (...change) => tryToPayIfSubscriptionHasDueInvoices(stripe, ...change),
});
