import { currencies, decimalTextOf, isoCodeOfCurrency, type Prices } from '../money.ts';
import { publisherReferenceOf, type PublisherNameUrlAndLanguage } from './publisher.ts';
import type { SchemaOrgThing } from './thing.ts';

type ProductFacts = {
  readonly url: string;
  readonly title: string;
  readonly description: string;
  readonly images: readonly string[];
  readonly prices: Prices;
  readonly inStock: boolean;
};

/** Something that is for sale, with an offer in each currency. */
export const toThingForSale = (
  facts: ProductFacts,
  publisher: PublisherNameUrlAndLanguage,
): SchemaOrgThing => ({
  '@type': 'Product',
  url: facts.url,
  name: facts.title,
  description: facts.description,
  image: facts.images,
  offers: currencies.map((currency) => ({
    '@type': 'Offer',
    url: facts.url,
    price: decimalTextOf(facts.prices[currency]),
    priceCurrency: isoCodeOfCurrency(currency),
    availability: `https://schema.org/${facts.inStock ? 'InStock' : 'OutOfStock'}`,
    seller: publisherReferenceOf(publisher),
  })),
});
