import type { CatalogueItemKind } from '../sale-catalogue.ts';

/** The kinds of order that are paid on the payment provider's page by themselves. A cart is an order of the shop. */
export const orderKinds = [
  'membership',
  'pack',
  'gift-membership',
] as const satisfies readonly CatalogueItemKind[];
export type OrderKind = (typeof orderKinds)[number];
