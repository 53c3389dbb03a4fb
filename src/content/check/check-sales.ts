import { currencies } from '../../domain/money.ts';
import type { ContentEntry } from '../model/content-space.ts';
import { toOptionalText } from '../model/field-values.ts';
import { amountField, priceIdField } from '../model/sales.ts';
import { entryTitle, quoted, toContentError } from './content-error.ts';
import type { ContentError } from './content-error.ts';

/** The content types whose entries sell a programme. */
export const packTypes: readonly string[] = ['workoutPack', 'preBuiltPlan', 'homeGymPack'];

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

/** A pack is for sale with its product and, in each currency, a price and a price id, or it has none of them. */
const findMissingParts = (entry: ContentEntry): readonly ContentError[] => {
  if (!packTypes.includes(entry.type)) return [];
  const names = [
    'productId',
    ...currencies.map((currency) => amountField('pack', currency)),
    ...currencies.map(priceIdField),
  ];
  const missing = names.filter((name) => isEmpty(entry.fields[name]));
  if (missing.length === names.length) return [];
  return missing.map((name) =>
    toContentError(
      entry,
      name,
      'it is missing, but other fields say that this can be bought',
      'fill it in, or empty the product id, the prices and the price ids',
    ),
  );
};

const findFreePrices = (entry: ContentEntry): readonly ContentError[] =>
  packTypes.includes(entry.type) || entry.type === 'subscriptionOffer'
    ? currencies
        .map((currency) =>
          amountField(entry.type === 'subscriptionOffer' ? 'membership' : 'pack', currency),
        )
        .filter((name) => entry.fields[name] === 0)
        .map((name) =>
          toContentError(entry, name, 'nothing can be sold for 0', 'enter the price with VAT'),
        )
    : [];

/** Two entries that sell one product, or share a price. */
const findSharedIds = (entries: readonly ContentEntry[]): readonly ContentError[] => {
  const seen = new Map<string, ContentEntry>();
  const names = ['productId', ...currencies.map(priceIdField)];
  return entries
    .filter(({ type }) => packTypes.includes(type) || type === 'subscriptionOffer')
    .flatMap((entry) =>
      names.flatMap((name) => {
        const id = toOptionalText(entry.fields[name]);
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
            `${quoted(id)} is that of "${entryTitle(first)}" (${first.id}) already`,
            'enter another id',
          ),
        ];
      }),
    );
};

/** The settings have the price ids of one membership. */
const findSecondMembership = (entries: readonly ContentEntry[]): readonly ContentError[] => {
  const [first, ...others] = entries.filter(
    ({ type, fields }) =>
      type === 'subscriptionOffer' && toOptionalText(fields['productId']) !== undefined,
  );
  return first === undefined
    ? []
    : others.map((entry) =>
        toContentError(
          entry,
          'productId',
          `only one offer can be bought, which is "${entryTitle(first)}" (${first.id})`,
          'empty it',
        ),
      );
};

/** The errors in what the entries offer for sale, as far as the content alone shows them. */
export const findSaleErrors = (entries: readonly ContentEntry[]): readonly ContentError[] => [
  ...entries.flatMap(findMissingParts),
  ...entries.flatMap(findFreePrices),
  ...findSharedIds(entries),
  ...findSecondMembership(entries),
];
