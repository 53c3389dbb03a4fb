import type { DigitalCatalogueItemKind } from '../digital-catalogue.ts';

/**
 * The kinds of order that are paid on the payment provider's page by themselves. A cart is an order
 * of the shop.
 */
export const singleItemOrderKinds = [
  'membership',
  'pack',
  'gift-membership',
] as const satisfies readonly DigitalCatalogueItemKind[];
export type SingleItemOrderKind = (typeof singleItemOrderKinds)[number];
