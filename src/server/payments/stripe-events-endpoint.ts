import type Stripe from 'stripe';
import { createEndpoint, type Handler } from '../http/endpoint.ts';
import { jsonAnswer } from '../http/json-answer.ts';
import { Refusal } from '../http/refusal.ts';
import { readBody } from '../http/request-body.ts';
import { inTime } from './deadline.ts';
import { handleEvent, type EventDependencies } from './handled-events.ts';

export type StripeEventsDependencies = EventDependencies & {
  /** With what Stripe signs. */
  readonly webhookSecret: string;
  readonly log: (message: string, error?: unknown) => void;
};

/** How old a signature may be, in seconds. */
const toleranceSeconds = 300;

/** An event has an object in it, which may have a hundred lines. */
const maxEventBytes = 512 * 1024;

/** Stripe's hosted page waits ten seconds for our answer before it leads back to us. */
const answerWithinMs = 8000;

const readEvent = async (
  request: Request,
  { stripe, webhookSecret, now }: StripeEventsDependencies,
): Promise<Stripe.Event> => {
  const body = await readBody(request, maxEventBytes);
  const signature = request.headers.get('stripe-signature') ?? '';
  try {
    return stripe.webhooks.constructEvent(
      body,
      signature,
      webhookSecret,
      toleranceSeconds,
      undefined,
      now().getTime(),
    );
  } catch {
    // Whatever is wrong with it: nobody but Stripe can sign, and Stripe signs what it sends.
    throw new Refusal(400, 'This address takes only what the payment provider has signed.');
  }
};

/**
 * `POST /api/stripe-events`: Stripe's webhooks. What isn't signed by Stripe is refused without work (400). If something that we need
 * is down the answer is 503, and Stripe tells us again; what cannot be ours is answered with 200 and logged.
 */
export const createStripeEventsEndpoint = (dependencies: StripeEventsDependencies): Handler =>
  createEndpoint(
    {
      POST: async (request) => {
        const event = await readEvent(request, dependencies);
        await inTime(handleEvent(dependencies, event), answerWithinMs);
        return jsonAnswer({ received: true });
      },
    },
    dependencies,
  );
