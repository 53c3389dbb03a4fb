import * as v from 'valibot';
import { shopApiPaths } from '../../domain/shop/shop-api-paths.ts';
import { ShopOrderAnswerSchema, type ShopOrderAnswer } from '../../domain/shop/shop-order.ts';
import type { ApiResult } from '../api-result.ts';
import { callApi } from '../call-api.ts';

const post = (path: string, body: unknown): Promise<ApiResult<ShopOrderAnswer>> =>
  callApi(
    path,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    },
    (answer) => {
      const parsed = v.safeParse(ShopOrderAnswerSchema, answer);
      return parsed.success ? parsed.output : undefined;
    },
  );

/**
 * Fetches the state of a shop order. The link alone identifies it; a wrong one is refused with 404.
 */
export const fetchShopOrderByLinkToken = (link: string): Promise<ApiResult<ShopOrderAnswer>> =>
  post(shopApiPaths.shopOrder, { link });

/** A line of an order that somebody sends back. */
export type ReturnedLine = { readonly sku: string; readonly quantity: number };

/** Declares a return. Returns the updated order. */
export const requestShopReturn = (
  link: string,
  lines: readonly ReturnedLine[],
): Promise<ApiResult<ShopOrderAnswer>> => post(shopApiPaths.shopReturn, { link, lines });

const Refused = v.object({ order: ShopOrderAnswerSchema });

/** The current order, if a refused return carries it; otherwise undefined. */
export const shopOrderInRefusal = (body: unknown): ShopOrderAnswer | undefined => {
  const parsed = v.safeParse(Refused, body);
  return parsed.success ? parsed.output.order : undefined;
};
