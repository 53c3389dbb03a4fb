import type { CatalogueItem, SaleKind } from '../../domain/catalogue.ts';
import { currencies, toMoney, type Currency } from '../../domain/money.ts';
import { routes } from '../../domain/routes.ts';
import type { ContentTypeId } from './content-model.ts';
import type { ContentEntry } from './content-space.ts';
import { entryPath } from './entry-path.ts';
import { toOptionalText, toText } from './field-values.ts';

/** The ids of the membership's prices at the payment service, by currency. They are settings. */
export type MembershipPrices = Readonly<Record<Currency, string>>;

const kindOf = (type: ContentTypeId): SaleKind | undefined => {
  switch (type) {
    case 'workoutPack':
    case 'preBuiltPlan':
    case 'homeGymPack':
      return 'pack';
    case 'subscriptionOffer':
      return 'membership';
    default:
      return undefined;
  }
};

const suffixes = { gbp: 'Gbp', eur: 'Eur', usd: 'Usd', aud: 'Aud' } as const satisfies Record<
  Currency,
  string
>;

/** The field with the amount in a currency. An offer's pounds are in the field `price` (DATA-4). */
export const amountField = (kind: SaleKind, currency: Currency): string =>
  kind === 'membership' && currency === 'gbp' ? 'price' : `price${suffixes[currency]}`;

/** The field of a pack with the id of its price in a currency. */
export const priceIdField = (currency: Currency): string => `priceId${suffixes[currency]}`;

/** The setting with the id of the membership's price in a currency. */
export const membershipSetting = (currency: Currency): string =>
  `MEMBERSHIP_PRICE_${currency.toUpperCase()}`;

/** Something that the content offers for sale. The payment service has not been asked about it. */
export type ClaimedSale = { readonly entry: ContentEntry; readonly item: CatalogueItem };

const toPrices = (
  { fields }: ContentEntry,
  kind: SaleKind,
  membership: MembershipPrices,
): CatalogueItem['prices'] => {
  const price = (currency: Currency): CatalogueItem['prices'][Currency] => {
    const amount = fields[amountField(kind, currency)];
    return {
      priceId:
        kind === 'membership' ? membership[currency] : toText(fields[priceIdField(currency)]),
      minorUnits: typeof amount === 'number' ? toMoney(amount, currency).minorUnits : 0,
    };
  };
  return { gbp: price('gbp'), eur: price('eur'), usd: price('usd'), aud: price('aud') };
};

/** True if a price has an amount and an id in every currency; the check of the content reports those that don't. */
const isComplete = ({ prices }: CatalogueItem): boolean =>
  currencies.every((currency) => {
    const { priceId, minorUnits } = prices[currency];
    return priceId !== '' && minorUnits > 0;
  });

/** What the entries offer for sale, leaving out what lacks a price. */
export const claimedSales = (
  entries: readonly ContentEntry[],
  membership: MembershipPrices,
): readonly ClaimedSale[] =>
  entries.flatMap((entry) => {
    const { type, fields } = entry;
    const kind = kindOf(type);
    const productId = toOptionalText(fields['productId']);
    const path = kind === 'membership' ? routes.promotions : entryPath(type, fields);
    if (kind === undefined || productId === undefined || path === undefined) return [];
    const prices = toPrices(entry, kind, membership);
    const item = { kind, productId, title: toText(fields['title']), path, prices };
    return isComplete(item) ? [{ entry, item }] : [];
  });
