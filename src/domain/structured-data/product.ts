import type { Currency } from '../price.ts';
import type { Publisher } from './site.ts';
import { publisherOf } from './site.ts';
import type { Thing } from './thing.ts';

type ProductFacts = {
  readonly url: string;
  readonly title: string;
  readonly description: string;
  readonly images: readonly string[];
  readonly prices: Readonly<Record<Currency, number>>;
  readonly inStock: boolean;
};

const currencies: readonly Currency[] = ['gbp', 'eur', 'usd', 'aud'];

/** A product of the shop with an offer in each currency. */
export const product = (facts: ProductFacts, publisher: Publisher): Thing => ({
  '@type': 'Product',
  url: facts.url,
  name: facts.title,
  description: facts.description,
  image: facts.images,
  offers: currencies.map((currency) => ({
    '@type': 'Offer',
    url: facts.url,
    price: facts.prices[currency].toFixed(2),
    priceCurrency: currency.toUpperCase(),
    availability: `https://schema.org/${facts.inStock ? 'InStock' : 'OutOfStock'}`,
    seller: publisherOf(publisher),
  })),
});
