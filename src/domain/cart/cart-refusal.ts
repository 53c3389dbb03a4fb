import * as v from 'valibot';
import { cartRefusalReasons } from './cart-checkout.ts';

const RefusedSchema = v.object({
  sentence: v.string(),
  reason: v.optional(v.picklist(cartRefusalReasons)),
  sku: v.optional(v.string()),
});

/** Why a cart couldn't be paid, as the order page hands it back to the cart page: a sentence, and the line that it is about. */
export type RefusedCart = Readonly<v.InferOutput<typeof RefusedSchema>>;

/** Reads what the order page has handed back; undefined if it is nothing of the kind. */
export const parseRefusedCart = (value: unknown): RefusedCart | undefined => {
  const parsed = v.safeParse(RefusedSchema, value);
  return parsed.success ? parsed.output : undefined;
};
