import * as v from 'valibot';
import { entryPath } from '../../content/model/entry-path.ts';
import type { ContentEntry } from '../../content/model/content-space.ts';
import { toOptionalText, toText, toTexts } from '../../content/model/field-values.ts';
import { servedZones } from '../../domain/delivery/delivery-cost.ts';
import { currencies, toMoney, type Currency } from '../../domain/money.ts';
import { ShopSchema, type Shop } from '../../domain/shop/goods.ts';
import { skuOf } from '../../domain/shop/pieces.ts';

type Fields = ContentEntry['fields'];

const byOrder = (one: ContentEntry, other: ContentEntry): number =>
  Number(one.fields['order']) - Number(other.fields['order']);

const ofType = (entries: readonly ContentEntry[], type: ContentEntry['type']) =>
  entries.filter((entry) => entry.type === type).toSorted(byOrder);

/** A field name such as `priceGbp` or `freeFromGbp`. */
const fieldOf = (name: 'price' | 'freeFrom', currency: Currency): string =>
  `${name}${currency.charAt(0).toUpperCase()}${currency.slice(1)}`;

/** An amount in each currency, in minor units. */
const amountsOf = (fields: Fields, name: 'price' | 'freeFrom') =>
  Object.fromEntries(
    currencies.map((currency) => {
      const { minorUnits } = toMoney(Number(fields[fieldOf(name, currency)]), currency);
      return [currency, minorUnits];
    }),
  );

const toProduct = (
  { type, fields }: ContentEntry,
  pictures: ReadonlyMap<string, string>,
): unknown => {
  const slug = toText(fields['slug']);
  const variants = toTexts(fields['variants']);
  const prices = Object.entries(amountsOf(fields, 'price'));
  return {
    slug,
    title: fields['title'],
    path: entryPath(type, fields),
    image: pictures.get(slug) ?? null,
    weightGrams: fields['weightGrams'],
    isOffered: fields['inStock'] === true,
    prices: Object.fromEntries(prices.map(([currency, minorUnits]) => [currency, { minorUnits }])),
    pieces: (variants.length === 0 ? [null] : variants).map((variant) => ({
      sku: skuOf(slug, variant),
      variant,
    })),
  };
};

const toZone = ({ fields }: ContentEntry): unknown => ({
  slug: fields['slug'],
  title: fields['title'],
  destinations: fields['destinations'],
  prices: amountsOf(fields, 'price'),
  // Either all four currencies or none (`src/content/check/check-delivery.ts`).
  freeFrom: typeof fields['freeFromGbp'] === 'number' ? amountsOf(fields, 'freeFrom') : null,
  gramsPerParcel: fields['gramsPerParcel'],
  workingDaysFrom: fields['workingDaysFrom'],
  workingDaysTo: fields['workingDaysTo'],
  duty: toOptionalText(fields['duty']) ?? null,
  needsResponsiblePerson: fields['needsResponsiblePerson'],
});

export type ShopParts = {
  readonly entries: readonly ContentEntry[];
  /** The address of each product's small picture, by its slug. */
  readonly pictures?: ReadonlyMap<string, string>;
  /** If false, the zones that need a responsible person aren't served. */
  readonly hasResponsiblePerson: boolean;
};

/** Builds what the shop sells and where it delivers, in the shop's order. The content has already been checked. */
export const buildShop = ({
  entries,
  pictures = new Map(),
  hasResponsiblePerson,
}: ShopParts): Shop => {
  const { products, zones } = v.parse(ShopSchema, {
    products: ofType(entries, 'product').map((entry) => toProduct(entry, pictures)),
    zones: ofType(entries, 'deliveryZone').map(toZone),
  });
  return { products, zones: [...servedZones(zones, hasResponsiblePerson)] };
};
