import * as v from 'valibot';
import { stockApiPath } from '../../domain/shop/shop-paths.ts';
import { StockAnswerSchema } from '../../domain/shop/stock-answer.ts';
import { callApi } from '../call-api.ts';

/** How many of each piece of a product can be had, by sku. */
export type Stock = ReadonlyMap<string, number>;

/** Asks what is there of a product. Undefined if nobody knows: then nothing is said, and every piece stays on offer. */
export const fetchStock = async (slug: string): Promise<Stock | undefined> => {
  const answer = await callApi(stockApiPath(slug), {}, (body) => {
    const parsed = v.safeParse(StockAnswerSchema, body);
    return parsed.success ? parsed.output : undefined;
  });
  return answer.kind === 'answered'
    ? new Map(answer.value.pieces.map(({ sku, available }) => [sku, available]))
    : undefined;
};
