/**
 * The answer of `GET /api/stock/{slug}`: how many of each piece can be ordered now, at most
 * `maxQuantityOfPiece`.
 */
export type StockAnswer = {
  readonly pieces: readonly { readonly sku: string; readonly available: number }[];
};
