/**
 * The paths of the functions of the shop, apart from the others because those come with the first visit's scripts. The cart is paid
 * by `POST /api/checkout` (`apiPaths.checkout`).
 */
export const shopPaths = {
  /** What a cart costs now, and what has changed. */
  cart: '/api/cart',
  stock: '/api/stock',
  shopOrder: '/api/shop-order',
  /** She sends something back. */
  shopReturn: '/api/shop-order/return',
  ownerOrders: '/api/owner/orders',
  ownerStock: '/api/owner/stock',
  snipcartEvents: '/api/snipcart-events',
} as const;

/** The path that answers how many of each size of a product there are. */
export const stockApiPath = (slug: string): string =>
  `${shopPaths.stock}/${encodeURIComponent(slug)}`;

/** What no product may be called, apart from the shop's own pages: the later pages of its list, and the cart service's crawl files. */
export const reservedShopPaths: readonly string[] = ['/shop/page/', '/shop/crawl/'];
