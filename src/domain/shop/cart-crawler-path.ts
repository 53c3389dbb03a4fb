/**
 * The path of the public JSON file with which the cart service verifies prices: a list of
 * `{ id, price, url }`, with one row for each size of the product. The id is the sku; the file is
 * named by the product's slug, or by a pack's own id.
 */
export const cartCrawlerPathOf = (sku: string): string =>
  `/shop/crawl/${encodeURIComponent(sku.split(':')[0] ?? sku)}.json`;
