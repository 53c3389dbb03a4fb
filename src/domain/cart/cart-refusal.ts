import * as v from 'valibot';
import { cartRefusalReasons } from './cart-checkout.ts';

const RefusedSchema = v.object({
  sentence: v.string(),
  reason: v.optional(v.picklist(cartRefusalReasons)),
  sku: v.optional(v.string()),
});

/**
 * Why a cart couldn't be paid for, as the order page passes it back to the cart page: a sentence,
 * and the line concerned.
 */
export type RefusalPassedBackToCartPage = Readonly<v.InferOutput<typeof RefusedSchema>>;

/** Parses what the order page passed back; undefined if it has another shape. */
export const parseRefusalPassedBackToCartPage = (
  value: unknown,
): RefusalPassedBackToCartPage | undefined => {
  const parsed = v.safeParse(RefusedSchema, value);
  return parsed.success ? parsed.output : undefined;
};
