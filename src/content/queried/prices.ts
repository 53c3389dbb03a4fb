import { toMoney, type Prices } from '../../domain/money.ts';

type QueriedPrices = {
  readonly priceGbp: number;
  readonly priceEur: number;
  readonly priceUsd: number;
  readonly priceAud: number;
};

/** The prices of a product in every currency. */
export const queriedPricesOf = ({
  priceGbp,
  priceEur,
  priceUsd,
  priceAud,
}: QueriedPrices): Prices => ({
  gbp: toMoney(priceGbp, 'gbp'),
  eur: toMoney(priceEur, 'eur'),
  usd: toMoney(priceUsd, 'usd'),
  aud: toMoney(priceAud, 'aud'),
});

type QueriedOffer = Omit<QueriedPrices, 'priceGbp'> & { readonly price: number };

/** The prices of a subscription offer, whose field `price` is in pounds. */
export const offerPricesOf = ({ price, ...others }: QueriedOffer): Prices =>
  queriedPricesOf({ priceGbp: price, ...others });
