import type { Account } from './account.ts';
import { createPrice } from './objects/prices.ts';
import { createProduct } from './objects/products.ts';

/** A product with its prices, which the account has from the start. */
export type SeedProduct = {
  readonly id: string;
  readonly name: string;
  readonly prices: readonly SeedPrice[];
};

type SeedPrice = {
  readonly id: string;
  readonly currency: string;
  readonly unit_amount: number;
  readonly tax_behavior: 'inclusive' | 'exclusive';
  /** Undefined for a one-time price. */
  readonly recurring?: { readonly interval: 'year' };
};

const seedProduct = ({ books, now }: Account, { id, name }: SeedProduct): void => {
  const known = books.find('product', id);
  if (known === undefined) books.put('product', createProduct(now(), { id, name }));
  else if (known.name !== name) books.put('product', { ...known, name });
};

const seedPrice = ({ books, now }: Account, product: string, price: SeedPrice): void => {
  const known = books.find('price', price.id);
  const isSame =
    known !== undefined &&
    known.product === product &&
    known.currency === price.currency &&
    known.unit_amount === price.unit_amount &&
    known.tax_behavior === price.tax_behavior &&
    known.recurring?.interval === price.recurring?.interval;
  if (isSame) return;
  books.put('price', {
    ...createPrice(known?.created ?? now(), { ...price, product }),
    id: price.id,
    active: known?.active ?? true,
  });
};

/**
 * Adds products and prices with these ids to the books, without events. Changes in the seed are
 * applied even where Stripe itself wouldn't allow them. What has been archived stays archived.
 */
export const seedAccount = (account: Account, products: readonly SeedProduct[]): void => {
  for (const product of products) {
    seedProduct(account, product);
    for (const price of product.prices) seedPrice(account, product.id, price);
  }
  account.books.commit();
};
