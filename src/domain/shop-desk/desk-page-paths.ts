/**
 * The pages of the owner's desk for the shop, separate from `routes`, which are part of every first
 * visit.
 */
export const deskPagePaths = { orders: '/owner/orders/', stock: '/owner/stock/' } as const;
