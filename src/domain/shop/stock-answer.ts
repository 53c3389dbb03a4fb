import * as v from 'valibot';

/** The answer of `GET /api/stock/{slug}`: how many of each piece one order can have now, at most `maxQuantity`. */
export const StockAnswerSchema = v.object({
  pieces: v.array(v.object({ sku: v.string(), available: v.number() })),
});
export type StockAnswer = Readonly<v.InferOutput<typeof StockAnswerSchema>>;
