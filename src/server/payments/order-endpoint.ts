import { generalApiPaths } from '../../domain/api-paths.ts';
import { requestRateLimits } from '../../domain/limits.ts';
import type { OrderStateAnswer } from '../../domain/orders/checkout.ts';
import type { AuthenticateSubjectOrRefuse } from '../auth/access-token.ts';
import { createEndpoint, type Handler } from '../http/endpoint.ts';
import { jsonAnswer, Refusal } from '../http/answers.ts';
import type { BatchedRateLimit } from '../rate-limit/batched-rate-limit.ts';
import type { RateLimit } from '../rate-limit/rate-limit.ts';
import {
  refreshItemOrderFromStripe,
  type ItemOrderRefreshDependencies,
} from '../orders/item/refresh-item-order-from-stripe.ts';
import { awaitRefreshDespiteOutage } from '../orders/refresh.ts';
import {
  findOwnItemOrderBySessionId,
  type StoredItemOrder,
} from '../orders/item/stored-item-order.ts';

export type ItemOrderStateDependencies = ItemOrderRefreshDependencies & {
  readonly authenticate: AuthenticateSubjectOrRefuse;
  readonly countRequest: BatchedRateLimit;
  readonly log: (message: string, error?: unknown) => void;
};

const orderLimit: RateLimit = {
  ...requestRateLimits.readOrder,
  purpose: 'orders',
  sentence: (wait) => `You have asked about your order very often. Please try again in ${wait}.`,
};

const toAnswer = (order: StoredItemOrder): OrderStateAnswer => {
  const state = order.state === 'preparing' ? 'open' : order.state;
  return {
    state,
    orderId: order.order_id,
    kind: order.kind,
    productId: order.product_id,
    rightId: order.right_id,
    title: order.title,
    currency: order.currency,
    minorUnits: order.minor_units,
    gift: order.gift,
    opensAt:
      state === 'paid' && order.gift === null ? (order.opens_at?.toISOString() ?? null) : null,
    url: state === 'open' ? order.session_url : null,
  };
};

const requireOrder = async (
  { database }: ItemOrderStateDependencies,
  subject: string,
  sessionId: string,
): Promise<StoredItemOrder> => {
  const order = await findOwnItemOrderBySessionId(database, subject, sessionId);
  // The same answer whether it is somebody else's or doesn't exist.
  if (order === undefined) throw new Refusal(404, 'We can’t find that order in your account.');
  return order;
};

/**
 * `GET /api/orders/{session id}`: the state of an order of the access token's member. It reads from
 * Stripe directly, so a late webhook doesn't matter; while Stripe is down or slow, it answers from
 * our own data.
 */
export const createItemOrderStateEndpoint = (dependencies: ItemOrderStateDependencies): Handler =>
  createEndpoint(
    {
      GET: async (request) => {
        const subject = await dependencies.authenticate(request);
        dependencies.countRequest([{ limit: orderLimit, caller: subject, cost: 1 }]);
        const { pathname } = new URL(request.url);
        const sessionId = pathname.slice(generalApiPaths.orders.length + 1).replace(/\/$/, '');
        const known = await requireOrder(dependencies, subject, sessionId);
        const refreshing = refreshItemOrderFromStripe(dependencies, known.order_id);
        const isRead = await awaitRefreshDespiteOutage(refreshing, dependencies.log);
        const order = isRead ? await requireOrder(dependencies, subject, sessionId) : known;
        return jsonAnswer(toAnswer(order));
      },
    },
    dependencies,
  );
