import { currencies } from '../../domain/money.ts';
import { entriesOfTypes, type PartialEntry, type PartialEntryOf } from '../model/entry.ts';
import {
  entryPriceInMajorUnits,
  priceFieldNameOfEntry,
  priceIdFieldNamesByCurrency,
  sellableProgrammesAndOffersOf,
  type SellableProgrammeOrOffer,
} from '../model/sales.ts';
import {
  entryTitle,
  toContentError,
  valueInQuotesOrAsJson,
  type FieldNameOf,
} from './content-error.ts';
import type { ContentFault } from '../../domain/content-fault.ts';

type Offer = PartialEntryOf<'subscriptionOffer'>;

const isOffer = ({ type }: SellableProgrammeOrOffer): boolean => type === 'subscriptionOffer';

/**
 * An entry for sale needs its product and, in each currency, a price and a price id; otherwise it
 * must have none of them. An offer always has its prices: they are required.
 */
const findMissingParts = (entry: SellableProgrammeOrOffer): readonly ContentFault[] => {
  const parts: readonly {
    readonly name: FieldNameOf<SellableProgrammeOrOffer>;
    readonly value: unknown;
  }[] = [
    { name: 'productId', value: entry.fields.productId },
    ...(isOffer(entry)
      ? []
      : currencies.map((currency) => ({
          name: priceFieldNameOfEntry(entry, currency),
          value: entryPriceInMajorUnits(entry, currency),
        }))),
    ...currencies.map((currency) => {
      const name = priceIdFieldNamesByCurrency[currency];
      return { name, value: entry.fields[name] };
    }),
  ];
  const missing = parts.filter(({ value }) => value === undefined).map(({ name }) => name);
  if (missing.length === parts.length) return [];
  return missing.map((name) =>
    toContentError(
      entry,
      name,
      'it is missing, but other fields say that this can be bought',
      isOffer(entry)
        ? 'fill it in, or empty the product id and the price ids'
        : 'fill it in, or empty the product id, the prices and the price ids',
    ),
  );
};

const findFreePrices = (entry: SellableProgrammeOrOffer): readonly ContentFault[] =>
  currencies
    .filter((currency) => entryPriceInMajorUnits(entry, currency) === 0)
    .map((currency) =>
      toContentError(
        entry,
        priceFieldNameOfEntry(entry, currency),
        'nothing can be sold for 0',
        'enter the price with VAT',
      ),
    );

/** Entries that sell the same product, or share a price. */
const findSharedIds = (entries: readonly SellableProgrammeOrOffer[]): readonly ContentFault[] => {
  const seen = new Map<string, SellableProgrammeOrOffer>();
  const names = ['productId', ...Object.values(priceIdFieldNamesByCurrency)] as const;
  return entries.flatMap((entry) =>
    names.flatMap((name) => {
      const id = entry.fields[name];
      if (id === undefined) return [];
      const first = seen.get(id);
      if (first === undefined) {
        seen.set(id, entry);
        return [];
      }
      return [
        toContentError(
          entry,
          name,
          `${valueInQuotesOrAsJson(id)} is that of "${entryTitle(first)}" (${first.id}) already`,
          'enter another id',
        ),
      ];
    }),
  );
};

/** Entries for the same offer: the order page wouldn't know which is meant. */
const findSharedOffers = (offers: readonly Offer[]): readonly ContentFault[] =>
  offers.flatMap((entry, index) => {
    const name = entry.fields.offer;
    const first = offers.slice(0, index).find(({ fields }) => fields.offer === name);
    return name === undefined || first === undefined
      ? []
      : [
          toContentError(
            entry,
            'offer',
            `"${entryTitle(first)}" (${first.id}) is the offer ${valueInQuotesOrAsJson(name)} already`,
            'enter another offer, or delete one of the two entries',
          ),
        ];
  });

/** Every offer opens what the annual membership opens, so none can be sold without it. */
const findMissingAnnual = (offers: readonly Offer[]): readonly ContentFault[] => {
  const sold = offers.filter(({ fields }) => fields.productId !== undefined);
  return sold.some(({ fields }) => fields.offer === 'annual')
    ? []
    : sold.map((entry) =>
        toContentError(
          entry,
          'productId',
          'it opens what the annual membership opens, and that isn’t for sale',
          'enter the product id of the offer "annual" as well, or empty this one and its price ids',
        ),
      );
};

/** The errors in what the entries offer for sale that can be found from the content alone. */
export const findSaleErrorsOfPacksAndMemberships = (
  entries: readonly PartialEntry[],
): readonly ContentFault[] => {
  const sold = sellableProgrammesAndOffersOf(entries);
  const offers = entriesOfTypes(entries, 'subscriptionOffer');
  return [
    ...sold.flatMap(findMissingParts),
    ...sold.flatMap(findFreePrices),
    ...findSharedIds(sold),
    ...findSharedOffers(offers),
    ...findMissingAnnual(offers),
  ];
};
