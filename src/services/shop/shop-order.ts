import * as v from 'valibot';
import { shopPaths } from '../../domain/shop/shop-paths.ts';
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

/** Asks how an order of the shop stands. Its link is all that is needed; a wrong one is refused with 404. */
export const fetchShopOrder = (link: string): Promise<ApiResult<ShopOrderAnswer>> =>
  post(shopPaths.shopOrder, { link });

/** What somebody sends back of an order. */
export type ReturnedLine = { readonly sku: string; readonly quantity: number };

/** Declares that something goes back. The answer is the order as it is then. */
export const sendBack = (
  link: string,
  lines: readonly ReturnedLine[],
): Promise<ApiResult<ShopOrderAnswer>> => post(shopPaths.shopReturn, { link, lines });

const Refused = v.object({ order: ShopOrderAnswerSchema });

/** The order as it is, which a refusal to take something back carries; undefined if it has none. */
export const orderInRefusal = (body: unknown): ShopOrderAnswer | undefined => {
  const parsed = v.safeParse(Refused, body);
  return parsed.success ? parsed.output.order : undefined;
};
