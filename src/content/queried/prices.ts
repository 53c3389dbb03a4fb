import { moneyFromDecimal, type Prices } from '../../domain/money.ts';

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
  gbp: moneyFromDecimal(priceGbp, 'gbp'),
  eur: moneyFromDecimal(priceEur, 'eur'),
  usd: moneyFromDecimal(priceUsd, 'usd'),
  aud: moneyFromDecimal(priceAud, 'aud'),
});

type QueriedLaterYears = {
  readonly renewalGbp: number | null;
  readonly renewalEur: number | null;
  readonly renewalUsd: number | null;
  readonly renewalAud: number | null;
};

/** What each later year of an offer costs; undefined if that isn't a price of its own. */
export const laterYearPricesIfDifferent = ({
  renewalGbp,
  renewalEur,
  renewalUsd,
  renewalAud,
}: QueriedLaterYears): Prices | undefined =>
  renewalGbp === null || renewalEur === null || renewalUsd === null || renewalAud === null
    ? undefined
    : queriedPricesOf({
        priceGbp: renewalGbp,
        priceEur: renewalEur,
        priceUsd: renewalUsd,
        priceAud: renewalAud,
      });

type QueriedOffer = Omit<QueriedPrices, 'priceGbp'> & { readonly price: number };

/** The prices of a subscription offer, whose field `price` is in pounds. */
export const pricesOfQueriedMembershipOffer = ({ price, ...others }: QueriedOffer): Prices =>
  queriedPricesOf({ priceGbp: price, ...others });
