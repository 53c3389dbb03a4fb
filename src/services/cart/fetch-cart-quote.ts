import * as v from 'valibot';
import { QuoteAnswerSchema, type QuoteAnswer, type QuoteRequest } from '../../domain/cart/quote.ts';
import { shopApiPaths } from '../../domain/shop/shop-api-paths.ts';
import type { ApiResult } from '../api-result.ts';
import { callApi } from '../call-api.ts';

/** Fetches a cart's current price, the stock of each piece, and the delivery date. */
export const fetchCartQuote = (request: QuoteRequest): Promise<ApiResult<QuoteAnswer>> =>
  callApi(
    shopApiPaths.cart,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(request),
    },
    (body) => {
      const parsed = v.safeParse(QuoteAnswerSchema, body);
      return parsed.success ? parsed.output : undefined;
    },
  );
