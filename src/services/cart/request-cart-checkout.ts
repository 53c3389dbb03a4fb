import * as v from 'valibot';
import {
  CartPaymentPageOrOrderReferenceSchema,
  CartRefusalSchema,
  type CartCheckoutRequest,
  type CartPaymentPageOrOrderReference,
} from '../../domain/cart/cart-checkout.ts';
import { generalApiPaths } from '../../domain/api-paths.ts';
import { orderTimeoutSentence } from '../../domain/late-sentences.ts';
import type { ApiResult } from '../api-result.ts';
import { awaitWithPageNoticeIfSlow } from '../await-with-page-notice-if-slow.ts';
import { callApi } from '../call-api.ts';
import {
  withAccessToken,
  type GetAccessToken,
  type MemberApiResult,
} from '../members/member-api.ts';
import { remember } from '../storage.ts';

const send = (
  request: CartCheckoutRequest,
  headers: Readonly<Record<string, string>>,
): Promise<ApiResult<CartPaymentPageOrOrderReference>> =>
  callApi(
    generalApiPaths.checkout,
    {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(request),
      late: orderTimeoutSentence,
    },
    (body) => {
      const parsed = v.safeParse(CartPaymentPageOrOrderReferenceSchema, body);
      return parsed.success ? parsed.output : undefined;
    },
  );

/** The buyer of a cart, and whether she has to log in. */
type Buyer = {
  /** Undefined for a visitor. */
  readonly getAccessToken: GetAccessToken | undefined;
  /** A pack belongs to an account. Goods alone are sent to whoever pays. */
  readonly needsLogin: boolean;
};

const ask = async (
  { getAccessToken, needsLogin }: Buyer,
  request: CartCheckoutRequest,
): Promise<MemberApiResult<CartPaymentPageOrOrderReference>> => {
  if (getAccessToken === undefined) return send(request, {});
  if (needsLogin) return withAccessToken(getAccessToken, (headers) => send(request, headers));
  // With her token the order shows up in her account. Without one she can still pay: a login
  // service that is down must not stop anybody.
  const token = await getAccessToken();
  if (token.kind !== 'token') return send(request, {});
  const result = await send(request, { authorization: `Bearer ${token.token}` });
  return result.kind === 'refused' && result.status === 401 ? send(request, {}) : result;
};

/**
 * Runs one tab at a time: the answer to the first tab's request sets a cookie that identifies the
 * buyer, so the second tab's request gets the same order. In browsers without locks, two tabs that
 * check out at the same moment pay for two orders.
 */
const oneTabAtATime = <Value>(work: () => Promise<Value>): Promise<Value> =>
  'locks' in navigator ? navigator.locks.request('cart-checkout', work) : work();

/**
 * Requests the page on which a cart is paid, or the data that the cart service's checkout needs.
 * Asking twice for the same cart gives the same session, so a request whose answer was lost can be
 * sent again.
 */
export const requestCartCheckout = async (
  buyer: Buyer,
  request: CartCheckoutRequest,
): Promise<MemberApiResult<CartPaymentPageOrOrderReference>> => {
  const result = await awaitWithPageNoticeIfSlow(oneTabAtATime(() => ask(buyer, request)));
  if (result.kind === 'answered' && result.value.customer !== null) {
    remember('customer', result.value.customer);
  }
  return result;
};

/** Why a cart was refused, and which line it concerns. */
export type CartRefusal = Readonly<v.InferOutput<typeof CartRefusalSchema>>;

/** Reads the body of a refusal; undefined if it gives no reason. */
export const cartRefusalIn = (body: unknown): CartRefusal | undefined => {
  const parsed = v.safeParse(CartRefusalSchema, body);
  return parsed.success ? parsed.output : undefined;
};
