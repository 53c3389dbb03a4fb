import { stockApiPath } from '../../domain/shop/shop-paths.ts';
import type { StockAnswer } from '../../domain/shop/stock-answer.ts';
import { callApi } from '../call-api.ts';

/** How many of each piece of a product can be had, by sku. */
export type Stock = ReadonlyMap<string, number>;

type Piece = StockAnswer['pieces'][number];

const isPiece = (value: unknown): value is Piece =>
  typeof value === 'object' &&
  value !== null &&
  'sku' in value &&
  typeof value.sku === 'string' &&
  'available' in value &&
  typeof value.available === 'number';

// Written by hand: every product’s page would have to load valibot for it.
const parseStock = (body: unknown): Stock | undefined =>
  typeof body === 'object' && body !== null && 'pieces' in body && Array.isArray(body.pieces)
    ? new Map(body.pieces.filter(isPiece).map(({ sku, available }) => [sku, available]))
    : undefined;

/** Asks what is there of a product. Undefined if nobody knows: then nothing is said, and every piece stays on offer. */
export const fetchStock = async (slug: string): Promise<Stock | undefined> => {
  const answer = await callApi(stockApiPath(slug), {}, parseStock);
  return answer.kind === 'answered' ? answer.value : undefined;
};
