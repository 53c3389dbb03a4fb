import { requestRateLimits } from '../../domain/limits.ts';
import { isAwaitingPayment } from '../../domain/orders/payment-states.ts';
import { whyPiecesCannotBeReturned } from '../../domain/refunds/returns.ts';
import { shopApiPaths } from '../../domain/shop/shop-api-paths.ts';
import {
  ShopOrderByLinkRequestSchema,
  ShopReturnRequestSchema,
} from '../../domain/shop/shop-order.ts';
import { callerNetworksOfRequest } from '../http/caller-address.ts';
import { createEndpoint, type Handler } from '../http/endpoint.ts';
import { jsonAnswer, Refusal } from '../http/answers.ts';
import { readJson } from '../http/request-body.ts';
import type { BatchedRateLimit } from '../rate-limit/batched-rate-limit.ts';
import {
  rateLimitChargesOfNetworks,
  type RateLimitCharge,
  type RateLimit,
} from '../rate-limit/rate-limit.ts';
import type { GiftAndLinkCodeDeriver } from '../rights/gift-codes.ts';
import { declareReturnOrPackWithdrawal } from '../refunds/declare-return-or-pack-withdrawal.ts';
import { retryMoneyActIfAnotherCameFirst } from '../refunds/money-acts.ts';
import { orderIdOfLinkToken } from './order-link.ts';
import {
  refreshShopOrderFromStripe,
  type ShopOrderRefreshDependencies,
} from '../orders/cart/refresh-shop-order-from-stripe.ts';
import { awaitRefreshDespiteOutage } from '../orders/refresh.ts';
import { findShopOrder, type StoredShopOrder } from '../orders/cart/stored-shop-order.ts';
import { toOrderFactsForReturn, toShopOrderAnswer } from './to-shop-order-answer.ts';

/** The dependencies of the order page's endpoint. */
export type ShopOrderPageDependencies = ShopOrderRefreshDependencies & {
  readonly codes: Pick<GiftAndLinkCodeDeriver, 'linkCodeOf'>;
  readonly countRequest: BatchedRateLimit;
  /** Refuses (429) a request above a limit. */
  readonly enforceLimit: (charges: readonly RateLimitCharge[]) => Promise<void>;
  readonly newId: () => string;
  readonly log: (message: string, error?: unknown) => void;
};

const readLimit: RateLimit = {
  ...requestRateLimits.readShopOrder,
  purpose: 'shop orders',
  sentence: (wait) =>
    `Your network has asked about orders very often. Please try again in ${wait}.`,
};
const returnLimit: RateLimit = {
  ...requestRateLimits.returnToShop,
  purpose: 'shop returns',
  sentence: (wait) =>
    `Your network has cancelled very often just now. Please try again in ${wait}.`,
};

const requireLinked = async (
  { database, codes }: ShopOrderPageDependencies,
  link: string,
): Promise<StoredShopOrder> => {
  const id = orderIdOfLinkToken(codes, link);
  const order = id === undefined ? undefined : await findShopOrder(database, id);
  if (order === undefined) {
    throw new Refusal(
      404,
      'We can’t find an order for this link. Please open it from the e-mail again, or write to us.',
    );
  }
  return order;
};

const isWaiting = ({ state, till }: StoredShopOrder): boolean =>
  till === 'stripe' && isAwaitingPayment(state);

/**
 * The current state of the order. While the buyer may be paying it is read from Stripe; while
 * Stripe is down or slow, from our own data.
 */
const latestOf = async (
  dependencies: ShopOrderPageDependencies,
  order: StoredShopOrder,
): Promise<StoredShopOrder> => {
  if (!isWaiting(order)) return order;
  const refreshing = refreshShopOrderFromStripe(dependencies, order.shop_order_id);
  if (!(await awaitRefreshDespiteOutage(refreshing, dependencies.log))) return order;
  return (await findShopOrder(dependencies.database, order.shop_order_id)) ?? order;
};

const readOrder = async (
  dependencies: ShopOrderPageDependencies,
  request: Request,
): Promise<Response> => {
  dependencies.countRequest(
    rateLimitChargesOfNetworks(readLimit, callerNetworksOfRequest(request)),
  );
  const { link } = await readJson(
    request,
    ShopOrderByLinkRequestSchema,
    'Please open the page of your order from its e-mail.',
  );
  const order = await requireLinked(dependencies, link);
  return jsonAnswer(toShopOrderAnswer(await latestOf(dependencies, order)));
};

const sendBack = async (
  dependencies: ShopOrderPageDependencies,
  request: Request,
): Promise<Response> => {
  const { database, now, newId, enforceLimit } = dependencies;
  await enforceLimit(rateLimitChargesOfNetworks(returnLimit, callerNetworksOfRequest(request)));
  const { link, lines } = await readJson(
    request,
    ShopReturnRequestSchema,
    'Please say what you withdraw from, and how many of it.',
  );
  const time = now();
  await retryMoneyActIfAnotherCameFirst(async () => {
    const order = await requireLinked(dependencies, link);
    const problem = whyPiecesCannotBeReturned(toOrderFactsForReturn(order), lines, time);
    if (problem !== undefined) {
      throw new Refusal(409, problem, {}, { order: toShopOrderAnswer(order) });
    }
    return declareReturnOrPackWithdrawal(database, order, {
      returnId: newId(),
      pieces: lines,
      at: time,
    });
  });
  return jsonAnswer(toShopOrderAnswer(await requireLinked(dependencies, link)));
};

/**
 * `POST /api/shop-order` answers an order to anybody with its link; `POST /api/shop-order/return`
 * declares a return, which is stored with the e-mail that acknowledges it, and answers the order.
 * Neither needs an account: the link is the key, and is only in the order's e-mails.
 */
export const createShopOrderAndReturnEndpoint = (
  dependencies: ShopOrderPageDependencies,
): Handler =>
  createEndpoint(
    {
      POST: (request) =>
        new URL(request.url).pathname.replace(/\/$/, '') === shopApiPaths.shopReturn
          ? sendBack(dependencies, request)
          : readOrder(dependencies, request),
    },
    dependencies,
  );
