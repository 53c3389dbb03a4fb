import {
  giftMembershipLengthInMonths,
  type DigitalCatalogueItem,
  type PricesWithIds,
  type DigitalCatalogueItemKind,
} from '../../domain/digital-catalogue.ts';
import {
  giftMembershipOfferKey,
  isYearlyRenewingOfferKey,
} from '../../domain/membership/yearly-renewing-offer-keys.ts';
import { currencies, moneyFromDecimal, type Currency } from '../../domain/money.ts';
import { routes } from '../../domain/routes.ts';
import { entryPath } from './entry-path.ts';
import { entriesOfTypes, type PartialEntry, type PartialEntryOf } from './entry.ts';
import { soldProgrammeTypes, type SoldProgrammeType } from './type-groups.ts';

/** An entry that can be for sale. */
export type SellableProgrammeOrOffer = PartialEntryOf<SoldProgrammeType | 'subscriptionOffer'>;

/** The entries that can be for sale. */
export const sellableProgrammesAndOffersOf = (
  entries: readonly PartialEntry[],
): readonly SellableProgrammeOrOffer[] =>
  entriesOfTypes(entries, ...soldProgrammeTypes, 'subscriptionOffer');

const kindOf = (entry: SellableProgrammeOrOffer): DigitalCatalogueItemKind => {
  if (entry.type !== 'subscriptionOffer') return 'pack';
  return entry.fields.offer === giftMembershipOfferKey ? 'gift-membership' : 'membership';
};

/** The fields with the amounts of packs and products. */
export const priceFieldNamesByCurrency = {
  gbp: 'priceGbp',
  eur: 'priceEur',
  usd: 'priceUsd',
  aud: 'priceAud',
} as const satisfies Record<Currency, string>;

/**
 * The field with the amount in a currency. An offer has its pounds in the field `price` (DATA-4).
 */
export const priceFieldNameOfEntry = (
  { type }: Pick<SellableProgrammeOrOffer, 'type'>,
  currency: Currency,
): (typeof priceFieldNamesByCurrency)[Currency] | 'price' =>
  type === 'subscriptionOffer' && currency === 'gbp'
    ? 'price'
    : priceFieldNamesByCurrency[currency];

/** The amount in a currency, in its major unit. */
export const entryPriceInMajorUnits = (
  entry: SellableProgrammeOrOffer,
  currency: Currency,
): number | undefined => {
  if (currency !== 'gbp') return entry.fields[priceFieldNamesByCurrency[currency]];
  return entry.type === 'subscriptionOffer' ? entry.fields.price : entry.fields.priceGbp;
};

export const priceIdFieldNamesByCurrency = {
  gbp: 'priceIdGbp',
  eur: 'priceIdEur',
  usd: 'priceIdUsd',
  aud: 'priceIdAud',
} as const satisfies Record<Currency, string>;

/** The fields with what a later year of an offer costs, where it isn't what the first does. */
export const renewalPriceFieldNamesByCurrency = {
  gbp: 'renewalGbp',
  eur: 'renewalEur',
  usd: 'renewalUsd',
  aud: 'renewalAud',
} as const satisfies Record<Currency, string>;

/** Something that the content offers for sale, not yet compared with the payment service. */
export type UnverifiedItemForSale = {
  readonly entry: SellableProgrammeOrOffer;
  readonly item: DigitalCatalogueItem;
};

const toPrices = (entry: SellableProgrammeOrOffer): PricesWithIds => {
  const price = (currency: Currency): PricesWithIds[Currency] => {
    const amount = entryPriceInMajorUnits(entry, currency);
    return {
      priceId: entry.fields[priceIdFieldNamesByCurrency[currency]] ?? '',
      minorUnits: amount === undefined ? 0 : moneyFromDecimal(amount, currency).minorUnits,
    };
  };
  return { gbp: price('gbp'), eur: price('eur'), usd: price('usd'), aud: price('aud') };
};

/**
 * The prices with what later years of an entry cost. Orders sell later years by their amount
 * (decision 073), so the ids stay those of the product.
 */
const toOwnRenewal = (entry: SellableProgrammeOrOffer, prices: PricesWithIds): PricesWithIds => {
  if (entry.type !== 'subscriptionOffer') return prices;
  const price = (currency: Currency): PricesWithIds[Currency] => {
    const amount = entry.fields[renewalPriceFieldNamesByCurrency[currency]];
    return amount === undefined
      ? prices[currency]
      : { ...prices[currency], minorUnits: moneyFromDecimal(amount, currency).minorUnits };
  };
  return { gbp: price('gbp'), eur: price('eur'), usd: price('usd'), aud: price('aud') };
};

/**
 * Whether there is an amount and a price id in every currency; the content check reports those that
 * are missing.
 */
const isComplete = (prices: PricesWithIds): boolean =>
  currencies.every((currency) => {
    const { priceId, minorUnits } = prices[currency];
    return priceId !== '' && minorUnits > 0;
  });

type Claim = {
  readonly entry: SellableProgrammeOrOffer;
  readonly kind: DigitalCatalogueItemKind;
  /** The field `offer`, which only memberships have. */
  readonly offer: string | undefined;
  readonly common: Pick<DigitalCatalogueItem, 'productId' | 'title' | 'path' | 'prices'>;
};

const toClaims = (entry: SellableProgrammeOrOffer): readonly Claim[] => {
  const { productId, title = '' } = entry.fields;
  const path =
    entry.type === 'subscriptionOffer' ? routes.promotions : entryPath(entry.type, entry.fields);
  if (productId === undefined || path === undefined) return [];
  const prices = toPrices(entry);
  if (!isComplete(prices)) return [];
  const offer = entry.type === 'subscriptionOffer' ? entry.fields.offer : undefined;
  return [{ entry, kind: kindOf(entry), offer, common: { productId, title, path, prices } }];
};

const toItem = (
  { entry, kind, offer, common }: Claim,
  find: (offer: string) => Claim | undefined,
): DigitalCatalogueItem | undefined => {
  if (kind === 'pack') return { kind, rightId: common.productId, ...common };
  // All of them open what the annual membership opens, so without it there is nothing to sell.
  const rightId = find('annual')?.common.productId;
  if (rightId === undefined) return undefined;
  if (kind === 'gift-membership')
    return { kind, months: giftMembershipLengthInMonths, rightId, ...common };
  if (offer === undefined || !isYearlyRenewingOfferKey(offer)) return undefined;
  const renewing = offer === 'annual' ? find('renewal') : undefined;
  const renewal = renewing?.common.prices ?? toOwnRenewal(entry, common.prices);
  return { kind, offer, rightId, ...common, renewal };
};

/** What the entries offer for sale, without those that lack a price. */
export const unverifiedCatalogueItemsOfEntries = (
  entries: readonly PartialEntry[],
): readonly UnverifiedItemForSale[] => {
  const claims = sellableProgrammesAndOffersOf(entries).flatMap(toClaims);
  const find = (offer: string): Claim | undefined => claims.find((claim) => claim.offer === offer);
  return claims.flatMap((claim) => {
    const item = toItem(claim, find);
    return item === undefined ? [] : [{ entry: claim.entry, item }];
  });
};
