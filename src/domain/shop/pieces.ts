/**
 * The id of a piece in the stock, carts and orders: `lifting-belt`, or `lifting-belt:XS` for a
 * variant.
 */
export const skuOf = (slug: string, variant: string | null): string =>
  variant === null ? slug : `${slug}:${variant}`;

/** The maximum quantity of one sku in an order. */
export const maxQuantityOfPiece = 10;

/** The maximum number of different items in a cart. Stripe takes 100 lines; nobody needs 40. */
export const maxCartLines = 40;
