import * as v from 'valibot';
import { QuoteAnswerSchema, type QuoteAnswer, type QuoteRequest } from '../../domain/cart/quote.ts';
import { shopPaths } from '../../domain/shop/shop-paths.ts';
import type { ApiResult } from '../api-result.ts';
import { callApi } from '../call-api.ts';

/** Asks what a cart costs at this moment, what is left of each piece, and when it would come. */
export const fetchQuote = (request: QuoteRequest): Promise<ApiResult<QuoteAnswer>> =>
  callApi(
    shopPaths.cart,
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
