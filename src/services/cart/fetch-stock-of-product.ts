import { stockApiPathOfProduct } from '../../domain/shop/shop-api-paths.ts';
import type { StockAnswer } from '../../domain/shop/stock-answer.ts';
import { callApi } from '../call-api.ts';

/** The available quantity of each piece of a product, by sku. */
export type AvailableQuantityBySku = ReadonlyMap<string, number>;

type Piece = StockAnswer['pieces'][number];

const isPiece = (value: unknown): value is Piece =>
  typeof value === 'object' &&
  value !== null &&
  'sku' in value &&
  typeof value.sku === 'string' &&
  'available' in value &&
  typeof value.available === 'number';

// Parsed by hand, so that products' pages don't have to load valibot.
const parseStock = (body: unknown): AvailableQuantityBySku | undefined =>
  typeof body === 'object' && body !== null && 'pieces' in body && Array.isArray(body.pieces)
    ? new Map(body.pieces.filter(isPiece).map(({ sku, available }) => [sku, available]))
    : undefined;

/**
 * Fetches the stock of a product. Undefined if it is unknown: the page then says nothing, and every
 * piece stays on offer.
 */
export const fetchStockOfProduct = async (
  slug: string,
): Promise<AvailableQuantityBySku | undefined> => {
  const answer = await callApi(stockApiPathOfProduct(slug), {}, parseStock);
  return answer.kind === 'answered' ? answer.value : undefined;
};
