import { currencies } from '../../domain/money.ts';
import type { ContentEntry } from '../model/content-space.ts';
import { toOptionalText } from '../model/field-values.ts';
import { amountField, priceIdField } from '../model/sales.ts';
import { entryTitle, quoted, toError } from './content-error.ts';
import type { ContentFault } from '../../domain/content-fault.ts';

/** The content types whose entries sell a programme. */
export const packTypes: readonly string[] = ['workoutPack', 'preBuiltPlan', 'homeGymPack'];

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

const isOffer = ({ type }: ContentEntry): boolean => type === 'subscriptionOffer';
const isSold = (entry: ContentEntry): boolean => packTypes.includes(entry.type) || isOffer(entry);
const isForSale = ({ fields }: ContentEntry): boolean =>
  toOptionalText(fields['productId']) !== undefined;

/**
 * An entry for sale needs its product and, in each currency, a price and a price id; otherwise it must have none of them. An offer always
 * has its prices: they are required.
 */
const findMissingParts = (entry: ContentEntry): readonly ContentFault[] => {
  if (!isSold(entry)) return [];
  const amounts = currencies.map((currency) => amountField(entry, currency));
  const names = ['productId', ...(isOffer(entry) ? [] : amounts), ...currencies.map(priceIdField)];
  const missing = names.filter((name) => isEmpty(entry.fields[name]));
  if (missing.length === names.length) return [];
  return missing.map((name) =>
    toError(
      entry,
      name,
      'it is missing, but other fields say that this can be bought',
      isOffer(entry)
        ? 'fill it in, or empty the product id and the price ids'
        : 'fill it in, or empty the product id, the prices and the price ids',
    ),
  );
};

const findFreePrices = (entry: ContentEntry): readonly ContentFault[] =>
  isSold(entry)
    ? currencies
        .map((currency) => amountField(entry, currency))
        .filter((name) => entry.fields[name] === 0)
        .map((name) =>
          toError(entry, name, 'nothing can be sold for 0', 'enter the price with VAT'),
        )
    : [];

/** Entries that sell the same product, or share a price. */
const findSharedIds = (entries: readonly ContentEntry[]): readonly ContentFault[] => {
  const seen = new Map<string, ContentEntry>();
  const names = ['productId', ...currencies.map(priceIdField)];
  return entries.filter(isSold).flatMap((entry) =>
    names.flatMap((name) => {
      const id = toOptionalText(entry.fields[name]);
      if (id === undefined) return [];
      const first = seen.get(id);
      if (first === undefined) {
        seen.set(id, entry);
        return [];
      }
      return [
        toError(
          entry,
          name,
          `${quoted(id)} is that of "${entryTitle(first)}" (${first.id}) already`,
          'enter another id',
        ),
      ];
    }),
  );
};

/** Entries for the same offer: the order page wouldn't know which is meant. */
const findSharedOffers = (offers: readonly ContentEntry[]): readonly ContentFault[] =>
  offers.flatMap((entry, index) => {
    const name = toOptionalText(entry.fields['offer']);
    const first = offers.slice(0, index).find(({ fields }) => fields['offer'] === name);
    return name === undefined || first === undefined
      ? []
      : [
          toError(
            entry,
            'offer',
            `"${entryTitle(first)}" (${first.id}) is the offer ${quoted(name)} already`,
            'enter another offer, or delete one of the two entries',
          ),
        ];
  });

/** Every offer opens what the annual membership opens, so none can be sold without it. */
const findMissingAnnual = (offers: readonly ContentEntry[]): readonly ContentFault[] => {
  const sold = offers.filter(isForSale);
  return sold.some(({ fields }) => fields['offer'] === 'annual')
    ? []
    : sold.map((entry) =>
        toError(
          entry,
          'productId',
          'it opens what the annual membership opens, and that isn’t for sale',
          'enter the product id of the offer "annual" as well, or empty this one and its price ids',
        ),
      );
};

/** The errors in what the entries offer for sale that can be found from the content alone. */
export const findSaleErrors = (entries: readonly ContentEntry[]): readonly ContentFault[] => [
  ...entries.flatMap(findMissingParts),
  ...entries.flatMap(findFreePrices),
  ...findSharedIds(entries),
  ...findSharedOffers(entries.filter(isOffer)),
  ...findMissingAnnual(entries.filter(isOffer)),
];
