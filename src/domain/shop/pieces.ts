/** The name by which stock, cart and orders know a piece: `lifting-belt`, or `lifting-belt:XS` for a variant. */
export const skuOf = (slug: string, variant: string | null): string =>
  variant === null ? slug : `${slug}:${variant}`;

/** Of one thing in one order. */
export const maxQuantity = 10;

/** How many different things a cart has at most. Stripe takes 100 lines; nobody wants 40. */
export const maxCartItems = 40;
