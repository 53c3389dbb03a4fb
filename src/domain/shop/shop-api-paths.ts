/**
 * The paths of the shop's functions, separate from the others because those are part of the first
 * visit's scripts. The cart is paid for through `POST /api/checkout` (`generalApiPaths.checkout`).
 */
export const shopApiPaths = {
  /** The current price of a cart, and what has changed. */
  cart: '/api/cart',
  stock: '/api/stock',
  shopOrder: '/api/shop-order',
  /** Declares a return. */
  shopReturn: '/api/shop-order/return',
  ownerOrders: '/api/owner/orders',
  ownerStock: '/api/owner/stock',
  snipcartEvents: '/api/snipcart-events',
} as const;

/** The path that answers how many there are of each size of a product. */
export const stockApiPathOfProduct = (slug: string): string =>
  `${shopApiPaths.stock}/${encodeURIComponent(slug)}`;

/**
 * Paths that no product may use, besides the shop's own pages: the later pages of its list, and the
 * cart service's crawl files.
 */
export const reservedShopListAndCrawlPaths: readonly string[] = ['/shop/page/', '/shop/crawl/'];
