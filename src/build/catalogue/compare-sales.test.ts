import { describe, expect, it } from 'vitest';
import { describeFault } from '../../domain/content-fault.ts';
import type { Entry } from '../../content/model/entry.ts';
import { makeEntry } from '../../content/model/make-entry.test-support.ts';
import { unverifiedCatalogueItemsOfEntries } from '../../content/model/sales.ts';
import { findSaleFaultsAtPaymentService } from './compare-sales.ts';
import type {
  PriceAtPaymentService,
  PricesByIdOrLookupKey,
} from '../../domain/price-at-payment-service.ts';

const pack: Entry = makeEntry(
  'workoutPack',
  {
    title: 'Power',
    slug: 'power',
    productId: 'prod_power',
    priceGbp: 19.99,
    priceEur: 23.99,
    priceUsd: 25.99,
    priceAud: 39.99,
    priceIdGbp: 'price_power_gbp',
    priceIdEur: 'price_power_eur',
    priceIdUsd: 'price_power_usd',
    priceIdAud: 'price_power_aud',
  },
  'workoutPack-power',
);
const year = makeEntry(
  'subscriptionOffer',
  {
    title: 'Year',
    offer: 'annual',
    productId: 'sub_year',
    price: 60,
    priceEur: 70,
    priceUsd: 80,
    priceAud: 120,
    priceIdGbp: 'price_year_gbp',
    priceIdEur: 'price_year_eur',
    priceIdUsd: 'price_year_usd',
    priceIdAud: 'price_year_aud',
  },
  'subscriptionOffer-year',
);
const gift: Entry = makeEntry(
  'subscriptionOffer',
  {
    ...year.fields,
    title: 'Gift',
    offer: 'gift',
    productId: 'gift_year',
    priceIdGbp: 'price_gift_gbp',
    priceIdEur: 'price_gift_eur',
    priceIdUsd: 'price_gift_usd',
    priceIdAud: 'price_gift_aud',
  },
  'subscriptionOffer-gift',
);
const sales = unverifiedCatalogueItemsOfEntries([pack, year, gift]);

const listed = (
  productId: string,
  name: string,
  interval: string | null,
  amounts: readonly number[],
): readonly PriceAtPaymentService[] =>
  ['gbp', 'eur', 'usd', 'aud'].map((currency, index) => ({
    id: `price_${name}_${currency}`,
    isActive: true,
    currency,
    minorUnits: amounts[index] ?? 0,
    productId,
    isProductActive: true,
    interval,
    taxBehavior: 'inclusive',
  }));
const sound: readonly PriceAtPaymentService[] = [
  ...listed('prod_power', 'power', null, [1999, 2399, 2599, 3999]),
  ...listed('sub_year', 'year', '1 year', [6000, 7000, 8000, 12_000]),
  ...listed('gift_year', 'gift', null, [6000, 7000, 8000, 12_000]),
];

const toMap = (prices: readonly PriceAtPaymentService[]): PricesByIdOrLookupKey =>
  new Map(prices.map((price) => [price.id, price]));

/** The errors after a change to one price at the payment service; undefined removes the price. */
const errorsAfter = (
  id: string,
  change: Partial<PriceAtPaymentService> | undefined,
): readonly string[] => {
  const changed = sound.flatMap((price) => {
    if (price.id !== id) return [price];
    return change === undefined ? [] : [{ ...price, ...change }];
  });
  return findSaleFaultsAtPaymentService(sales, toMap(changed)).map(describeFault);
};

const power = 'Workout pack "Power" (workoutPack-power), field';
const membership = 'Subscription offer "Year" (subscriptionOffer-year), field';

describe('findSaleFaultsAtPaymentService', () => {
  it('finds nothing when every price at the payment service matches the content', () => {
    expect(findSaleFaultsAtPaymentService(sales, toMap(sound))).toEqual([]);
  });

  it.each<[string, string, Partial<PriceAtPaymentService> | undefined, string]>([
    [
      'is missing',
      'price_power_gbp',
      undefined,
      `${power} priceIdGbp: Stripe has no price "price_power_gbp". Have the owner run \`npm run setup -- stripe\`, or enter the id or the lookup key of a price of the product "prod_power"`,
    ],
    [
      'is archived',
      'price_power_eur',
      { isActive: false },
      `${power} priceIdEur: the price "price_power_eur" is archived at Stripe.`,
    ],
    [
      'has another amount',
      'price_power_usd',
      { minorUnits: 2600 },
      `${power} priceUsd: it is $25.99, but the price "price_power_usd" is $26 at Stripe. Enter the amount that is charged`,
    ],
    [
      'has no fixed amount',
      'price_power_gbp',
      { minorUnits: null },
      `${power} priceGbp: it is £19.99, but the price "price_power_gbp" is not a fixed amount at Stripe.`,
    ],
    [
      'is in another currency',
      'price_power_aud',
      { currency: 'nzd' },
      `${power} priceIdAud: the price "price_power_aud" is in NZD at Stripe. Enter the id of a price in AUD.`,
    ],
    [
      'is another product’s',
      'price_power_gbp',
      { productId: 'prod_volume' },
      `${power} priceIdGbp: the price "price_power_gbp" belongs to the product "prod_volume" at Stripe, not to "prod_power".`,
    ],
    [
      'of a pack is due again',
      'price_power_gbp',
      { interval: '1 month' },
      `${power} priceIdGbp: the price "price_power_gbp" is due every 1 month, but a pack is paid once.`,
    ],
    [
      'of the membership is paid once',
      'price_year_eur',
      { interval: null },
      `${membership} priceIdEur: the price "price_year_eur" is paid once, but a membership is paid each year.`,
    ],
    [
      'of the membership is due every other year',
      'price_year_eur',
      { interval: '2 year' },
      `${membership} priceIdEur: the price "price_year_eur" is due every 2 year, but`,
    ],
    [
      'of the membership has another amount',
      'price_year_gbp',
      { minorUnits: 6500 },
      `${membership} price: it is £60, but the price "price_year_gbp" is £65 at Stripe.`,
    ],
    [
      'of the membership is missing',
      'price_year_aud',
      undefined,
      `${membership} priceIdAud: Stripe has no price "price_year_aud".`,
    ],
    [
      'of a gift is due each year',
      'price_gift_usd',
      { interval: '1 year' },
      'Subscription offer "Gift" (subscriptionOffer-gift), field priceIdUsd: the price "price_gift_usd" is due every 1 year, but a gift is paid once.',
    ],
    [
      'does not include VAT',
      'price_power_gbp',
      { taxBehavior: 'exclusive' },
      `${power} priceIdGbp: the price "price_power_gbp" does not include VAT: its tax behaviour is "exclusive".`,
    ],
  ])('reports a price that %s', (_what, id, change, error) => {
    expect(errorsAfter(id, change)).toEqual([expect.stringContaining(error)]);
  });

  it('reports an archived product once', () => {
    const archived = sound.map((price) =>
      price.productId === 'prod_power' ? { ...price, isProductActive: false } : price,
    );
    expect(findSaleFaultsAtPaymentService(sales, toMap(archived)).map(describeFault)).toEqual([
      expect.stringContaining(`${power} productId: the product "prod_power" is archived at Stripe`),
    ]);
  });

  it('reports all faults at once', () => {
    expect(findSaleFaultsAtPaymentService(sales, new Map())).toHaveLength(12);
  });
});
