/** What kinds of products the shop has, in the order in which it shows them. */
export const productKinds = ['support', 'grip', 'bands', 'clothing', 'tracking', 'bags'] as const;
export type ProductKind = (typeof productKinds)[number];
