import {
  giftMonths,
  type CatalogueItem,
  type CataloguePrices,
  type SaleKind,
} from '../../domain/catalogue.ts';
import { giftOffer, isMembershipOffer } from '../../domain/membership-offers.ts';
import { currencies, toMoney, type Currency } from '../../domain/money.ts';
import { routes } from '../../domain/routes.ts';
import type { ContentEntry } from './content-space.ts';
import { entryPath } from './entry-path.ts';
import { toOptionalText, toText } from './field-values.ts';

const kindOf = ({ type, fields }: ContentEntry): SaleKind | undefined => {
  switch (type) {
    case 'workoutPack':
    case 'preBuiltPlan':
    case 'homeGymPack':
      return 'pack';
    case 'subscriptionOffer':
      return fields['offer'] === giftOffer ? 'gift-membership' : 'membership';
    default:
      return undefined;
  }
};

const suffixes = { gbp: 'Gbp', eur: 'Eur', usd: 'Usd', aud: 'Aud' } as const satisfies Record<
  Currency,
  string
>;

/** The field with the amount in a currency. An offer has its pounds in the field `price` (DATA-4). */
export const amountField = ({ type }: Pick<ContentEntry, 'type'>, currency: Currency): string =>
  type === 'subscriptionOffer' && currency === 'gbp' ? 'price' : `price${suffixes[currency]}`;

/** The field with the id of a price in a currency. */
export const priceIdField = (currency: Currency): string => `priceId${suffixes[currency]}`;

/** Something that the content offers for sale, not yet compared with the payment service. */
export type ClaimedSale = { readonly entry: ContentEntry; readonly item: CatalogueItem };

const toPrices = (entry: ContentEntry): CataloguePrices => {
  const price = (currency: Currency): CataloguePrices[Currency] => {
    const amount = entry.fields[amountField(entry, currency)];
    return {
      priceId: toText(entry.fields[priceIdField(currency)]),
      minorUnits: typeof amount === 'number' ? toMoney(amount, currency).minorUnits : 0,
    };
  };
  return { gbp: price('gbp'), eur: price('eur'), usd: price('usd'), aud: price('aud') };
};

/** Whether there is an amount and a price id in every currency; the content check reports those that are missing. */
const isComplete = (prices: CataloguePrices): boolean =>
  currencies.every((currency) => {
    const { priceId, minorUnits } = prices[currency];
    return priceId !== '' && minorUnits > 0;
  });

type Claim = {
  readonly entry: ContentEntry;
  readonly kind: SaleKind;
  /** The field `offer`, which only memberships have. */
  readonly offer: string;
  readonly common: Pick<CatalogueItem, 'productId' | 'title' | 'path' | 'prices'>;
};

const toClaims = (entry: ContentEntry): readonly Claim[] => {
  const { type, fields } = entry;
  const kind = kindOf(entry);
  const productId = toOptionalText(fields['productId']);
  const path = type === 'subscriptionOffer' ? routes.promotions : entryPath(type, fields);
  if (kind === undefined || productId === undefined || path === undefined) return [];
  const prices = toPrices(entry);
  if (!isComplete(prices)) return [];
  const common = { productId, title: toText(fields['title']), path, prices };
  return [{ entry, kind, offer: toText(fields['offer']), common }];
};

const toItem = (
  { kind, offer, common }: Claim,
  find: (offer: string) => Claim | undefined,
): CatalogueItem | undefined => {
  if (kind === 'pack') return { kind, rightId: common.productId, ...common };
  // All of them open what the annual membership opens, so without it there is nothing to sell.
  const rightId = find('annual')?.common.productId;
  if (rightId === undefined) return undefined;
  if (kind === 'gift-membership') return { kind, months: giftMonths, rightId, ...common };
  if (!isMembershipOffer(offer)) return undefined;
  const renewing = offer === 'annual' ? find('renewal') : undefined;
  return { kind, offer, rightId, ...common, renewal: (renewing?.common ?? common).prices };
};

/** What the entries offer for sale, without those that lack a price. */
export const claimedSales = (entries: readonly ContentEntry[]): readonly ClaimedSale[] => {
  const claims = entries.flatMap(toClaims);
  const find = (offer: string): Claim | undefined => claims.find((claim) => claim.offer === offer);
  return claims.flatMap((claim) => {
    const item = toItem(claim, find);
    return item === undefined ? [] : [{ entry: claim.entry, item }];
  });
};
