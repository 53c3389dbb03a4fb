import * as v from 'valibot';
import type { BookedItem } from './books.ts';

const Price = v.union([v.number(), v.record(v.string(), v.number())]);
const Product = v.object({ id: v.string(), price: Price });

/** Decodes the entities that occur in attributes of our pages. */
const decoded = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

const attributeOf = (tag: string, name: string): string | undefined => {
  const found = new RegExp(`\\s${name}=(?:"([^"]*)"|'([^']*)')`).exec(tag);
  const text = found?.[1] ?? found?.[2];
  return text === undefined ? undefined : decoded(text);
};

const parsePrice = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The products of a page's buttons: elements with the class `snipcart-add-item`. */
const readMarkup = (html: string): readonly unknown[] =>
  [...html.matchAll(/<[a-z][^>]*\bsnipcart-add-item\b[^>]*>/g)].map(([tag]) => ({
    id: attributeOf(tag, 'data-item-id'),
    price: parsePrice(attributeOf(tag, 'data-item-price') ?? ''),
  }));

const readProducts = async (answer: Response): Promise<readonly unknown[]> => {
  const isJson = (answer.headers.get('content-type') ?? '').includes('json');
  if (!isJson) return readMarkup(await answer.text());
  const body: unknown = await answer.json();
  return Array.isArray(body) ? body : [body];
};

/**
 * Validates an item against its own address: before it accepts an order, Snipcart's server fetches
 * that page and expects the same id at the same price. Returns the problem; undefined if there is
 * none.
 */
export const findCrawlProblem = async (
  item: Pick<BookedItem, 'id' | 'price' | 'url'>,
  currency: string,
  origins: readonly string[],
): Promise<string | undefined> => {
  if (!URL.canParse(item.url) || !origins.includes(new URL(item.url).origin)) {
    return `${item.url} is not on a domain of this account.`;
  }
  try {
    const answer = await fetch(item.url, { signal: AbortSignal.timeout(10_000) });
    if (!answer.ok) return `${item.url} answers ${answer.status}.`;
    const products = (await readProducts(answer)).flatMap((one) => {
      const parsed = v.safeParse(Product, one);
      return parsed.success ? [parsed.output] : [];
    });
    const found = products.find(({ id }) => id === item.id);
    if (found === undefined) return `${item.url} has no product with the id ${item.id}.`;
    const price = typeof found.price === 'number' ? found.price : found.price[currency];
    return price === item.price
      ? undefined
      : `${item.id} costs ${price ?? 'nothing in this currency'} at ${item.url}, and ${item.price} in the cart.`;
  } catch {
    return `${item.url} cannot be read.`;
  }
};
