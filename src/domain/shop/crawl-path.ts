/**
 * The address of the public JSON file by which the cart service verifies what something costs: a list of `{ id, price, url }`, with one
 * row for each piece of the product. The id is the sku; for a pack it is its own id, which its file is named by.
 */
export const crawlPathOf = (sku: string): string =>
  `/shop/crawl/${encodeURIComponent(sku.split(':')[0] ?? sku)}.json`;
