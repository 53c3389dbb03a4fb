/** The kinds of products in the shop, in the order in which they are shown. */
export const productKinds = ['support', 'grip', 'bands', 'clothing', 'tracking', 'bags'] as const;
export type ProductKind = (typeof productKinds)[number];
