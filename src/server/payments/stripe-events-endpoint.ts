import { webhookTimeoutMs } from '../../domain/timeouts.ts';
import { createEndpoint, type Handler } from '../http/endpoint.ts';
import { jsonAnswer } from '../http/json-answer.ts';
import { Refusal } from '../http/refusal.ts';
import { readBody } from '../http/request-body.ts';
import { withTimeout } from '../with-timeout.ts';
import { readSignedEvent, type StripeEvent } from '../till/stripe/events.ts';
import type { RefreshDependencies } from '../orders/item/refresh-order.ts';
import { processStripeEvent } from './handled-events.ts';

export type StripeEventsDependencies = RefreshDependencies & {
  /** The secret for verifying Stripe's signatures. */
  readonly webhookSecret: string;
  readonly log: (message: string, error?: unknown) => void;
};

/** An event contains an object, which may have a hundred lines. */
const maxEventBytes = 512 * 1024;

const readEvent = async (
  request: Request,
  { stripe, webhookSecret, now }: StripeEventsDependencies,
): Promise<StripeEvent> => {
  const body = await readBody(request, maxEventBytes);
  const signature = request.headers.get('stripe-signature') ?? '';
  const event = readSignedEvent(stripe, { body, signature, secret: webhookSecret }, now());
  if (event === undefined) {
    throw new Refusal(400, 'This address takes only what the payment provider has signed.');
  }
  return event;
};

/**
 * `POST /api/stripe-events`: Stripe's webhooks. Anything not signed by Stripe is refused without
 * any work (400). If something we need is down, the answer is 503, and Stripe retries; an event
 * that can't be ours is answered with 200 and logged.
 */
export const createStripeEventsEndpoint = (dependencies: StripeEventsDependencies): Handler =>
  createEndpoint(
    {
      POST: async (request) => {
        const event = await readEvent(request, dependencies);
        await withTimeout(processStripeEvent(dependencies, event), webhookTimeoutMs);
        return jsonAnswer({ received: true });
      },
    },
    dependencies,
  );
