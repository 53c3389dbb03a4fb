import type Stripe from 'stripe';
import * as v from 'valibot';
import { handledStripeEvents } from '../../../domain/payments/handled-stripe-events.ts';
import { idOfExpandable, stripePageSize } from './read-payment.ts';
import { askStripe, type StripeSdkClient } from './stripe-sdk-client.ts';

const types: readonly string[] = handledStripeEvents satisfies readonly Stripe.Event.Type[];

/**
 * The object at Stripe that an event is about. A charge, a refund and a dispute are identified by
 * their payment.
 */
export type StripeObjectKindAndId = {
  readonly kind: 'session' | 'customer' | 'subscription' | 'invoice' | 'payment';
  readonly id: string;
};

/** An event of Stripe's. Only ids are taken from it. */
export type StripeEvent = {
  readonly id: string;
  readonly type: string;
  /** Undefined if it changes no order. */
  readonly object: StripeObjectKindAndId | undefined;
};

const Payload = v.object({
  object: v.string(),
  id: v.optional(v.string()),
  payment_intent: v.nullish(v.union([v.string(), v.object({ id: v.string() })])),
});

const objectOf = ({ type, data }: Stripe.Event): StripeObjectKindAndId | undefined => {
  if (!types.includes(type)) return undefined;
  const payload = v.safeParse(Payload, data.object);
  if (!payload.success) return undefined;
  const { object, id, payment_intent } = payload.output;
  const payment = idOfExpandable(payment_intent);
  if (payment !== undefined && ['charge', 'refund', 'dispute'].includes(object)) {
    return { kind: 'payment', id: payment };
  }
  if (id === undefined) return undefined;
  if (object === 'checkout.session') return { kind: 'session', id };
  return object === 'customer' || object === 'subscription' || object === 'invoice'
    ? { kind: object, id }
    : undefined;
};

const toEvent = (event: Stripe.Event): StripeEvent => ({
  id: event.id,
  type: event.type,
  object: objectOf(event),
});

/** The maximum age of a signature, in seconds. */
const toleranceSeconds = 300;

/** A webhook's request, as far as its signature needs it. */
type SignedBody = { readonly body: string; readonly signature: string; readonly secret: string };

/**
 * The event in a webhook's body; undefined if Stripe hasn't signed it, or has signed it too long
 * before `now`.
 */
export const readSignedEvent = (
  stripe: StripeSdkClient,
  { body, signature, secret }: SignedBody,
  now: Date,
): StripeEvent | undefined => {
  try {
    return toEvent(
      stripe.webhooks.constructEvent(
        body,
        signature,
        secret,
        toleranceSeconds,
        undefined,
        now.getTime(),
      ),
    );
  } catch {
    // Whatever the problem: only Stripe can sign, and it signs everything it sends.
    return undefined;
  }
};

/** A page of a list, and whether it is the last. */
type EventPage = { readonly events: readonly StripeEvent[]; readonly isLast: boolean };

/** The events that can change an order since a moment, newest first and page by page. */
export async function* listOrderEventsSince(
  stripe: StripeSdkClient,
  since: Date,
): AsyncGenerator<EventPage> {
  let after: string | undefined;
  let hasMore = true;
  while (hasMore) {
    const page: Stripe.ApiList<Stripe.Event> = await askStripe('listing events', () =>
      stripe.events.list({
        types: [...handledStripeEvents],
        created: { gte: Math.floor(since.getTime() / 1000) },
        limit: stripePageSize,
        ...(after === undefined ? {} : { starting_after: after }),
      }),
    );
    after = page.data.at(-1)?.id;
    hasMore = page.has_more && after !== undefined;
    yield { events: page.data.map(toEvent), isLast: !hasMore };
  }
}
