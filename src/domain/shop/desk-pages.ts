/** The pages of the owner's desk for the shop, apart from `routes`, which come with every first visit. */
export const deskPages = { orders: '/owner/orders/', stock: '/owner/stock/' } as const;
