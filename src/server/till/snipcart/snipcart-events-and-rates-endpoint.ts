import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { requestRateLimits } from '../../../domain/limits.ts';
import { webhookTimeoutMs } from '../../../domain/timeouts.ts';
import { callerNetworksOfRequest } from '../../http/caller-address.ts';
import { createEndpoint, type Handler } from '../../http/endpoint.ts';
import { jsonAnswer, Refusal } from '../../http/answers.ts';
import { parseOutsideValueOrRefuse, readBodyText } from '../../http/request-body.ts';
import { withTimeout } from '../../with-timeout.ts';
import type { BatchedRateLimit } from '../../rate-limit/batched-rate-limit.ts';
import { rateLimitChargesOfNetworks, type RateLimit } from '../../rate-limit/rate-limit.ts';
import { findOrderShippingRatesForCart, CartToDeliverSchema } from './shipping-rates.ts';
import {
  storeOrRefundSnipcartOrderByToken,
  type SnipcartDependencies,
} from './store-or-refund-snipcart-order-by-token.ts';

export type SnipcartEventsDependencies = SnipcartDependencies & {
  readonly countRequest: BatchedRateLimit;
};

// Every token must be checked with Snipcart, which limits how often we may ask.
const eventsLimit: RateLimit = {
  ...requestRateLimits.snipcartEvents,
  purpose: 'snipcart events',
  sentence: (wait) =>
    `Your network has told us of very many orders just now. Please try again in ${wait}.`,
};

/** Enough for an order with a hundred lines. */
const maxEventBytes = 512 * 1024;

const unreadable = 'This address takes only what the cart service tells.';

const EventSchema = v.object({
  eventName: v.string(),
  createdOn: v.string(),
  content: v.looseObject({ token: v.optional(v.string(), '') }),
});
type SnipcartEvent = Readonly<v.InferOutput<typeof EventSchema>>;

const EventId = v.object({ event_id: v.string() });

/** Snipcart's events have no ids; an event is identified by its name, its time and its content. */
const idOf = ({ eventName, createdOn, content }: SnipcartEvent): string =>
  createHash('sha256')
    .update(JSON.stringify([eventName, createdOn, content]))
    .digest('hex');

/**
 * Refuses requests that aren't from Snipcart. It doesn't sign: each request has a token that is
 * valid for an hour, and only its API can say whether it issued that.
 */
const requireOwnRequest = async (
  request: Request,
  { snipcart }: SnipcartDependencies,
): Promise<void> => {
  const token = request.headers.get('x-snipcart-requesttoken') ?? '';
  const isPossible = /^[\w-]{1,200}$/.test(token);
  if (!isPossible || !(await snipcart.isOwnRequest(token))) throw new Refusal(400, unreadable);
};

/**
 * Handles an order's event once. All of it can safely be repeated, so it is recorded as handled
 * last.
 */
const handleEvent = async (
  dependencies: SnipcartDependencies,
  event: SnipcartEvent,
): Promise<void> => {
  const { database, now } = dependencies;
  const id = idOf(event);
  const select = 'select event_id from snipcart_events where event_id = $1';
  if ((await database.query(EventId, select, [id])).length > 0) return;
  // Nothing else in the event is trusted: the order is read from the API.
  await storeOrRefundSnipcartOrderByToken(dependencies, event.content.token);
  await database.query(
    EventId,
    'insert into snipcart_events (event_id, handled_at) values ($1, $2) on conflict do nothing',
    [id, now()],
  );
};

const answer = async (
  dependencies: SnipcartDependencies,
  event: SnipcartEvent,
): Promise<Response> => {
  if (event.eventName === 'shippingrates.fetch') {
    const cart = parseOutsideValueOrRefuse(CartToDeliverSchema, event.content, unreadable);
    return jsonAnswer(await findOrderShippingRatesForCart(dependencies, cart));
  }
  if (event.eventName.startsWith('order.') && event.content.token !== '') {
    await handleEvent(dependencies, event);
  }
  return jsonAnswer({ received: true });
};

/**
 * `POST /api/snipcart-events`: Snipcart's webhooks, and its requests for delivery costs. A request
 * that isn't Snipcart's, or is more than an hour old, is refused (400). If something we need is
 * down, the answer is 503; Snipcart doesn't retry, so the reconciliation finds the change.
 */
export const createSnipcartEventsAndRatesEndpoint = (
  dependencies: SnipcartEventsDependencies,
): Handler =>
  createEndpoint(
    {
      POST: async (request) => {
        dependencies.countRequest(
          rateLimitChargesOfNetworks(eventsLimit, callerNetworksOfRequest(request)),
        );
        const body = await readBodyText(request, maxEventBytes);
        const handle = async (): Promise<Response> => {
          await requireOwnRequest(request, dependencies);
          const json = v.safeParse(v.pipe(v.string(), v.parseJson()), body);
          return answer(
            dependencies,
            parseOutsideValueOrRefuse(EventSchema, json.output, unreadable),
          );
        };
        return withTimeout(handle(), webhookTimeoutMs);
      },
    },
    dependencies,
  );
