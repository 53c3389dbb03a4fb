import { entriesOfTypes, type Entry, type EntryOf } from '../../content/model/entry.ts';
import { priceFieldNamesByCurrency } from '../../content/model/sales.ts';
import { filterLegallyServedZones } from '../../domain/delivery/delivery-cost.ts';
import { moneyFromDecimal, type Currency } from '../../domain/money.ts';
import type { DeliveryZone, Product, Shop } from '../../domain/shop/goods.ts';
import { productPath } from '../../domain/routes.ts';
import { skuOf } from '../../domain/shop/pieces.ts';

type Ordered = { readonly fields: { readonly order: number } };

const byOrder = (one: Ordered, other: Ordered): number => one.fields.order - other.fields.order;

/** An amount in each currency, in minor units. */
const inMinorUnits = (amountIn: (currency: Currency) => number): Record<Currency, number> => {
  const minorUnits = (currency: Currency): number =>
    moneyFromDecimal(amountIn(currency), currency).minorUnits;
  return {
    gbp: minorUnits('gbp'),
    eur: minorUnits('eur'),
    usd: minorUnits('usd'),
    aud: minorUnits('aud'),
  };
};

const toProduct = (
  { fields }: EntryOf<'product'>,
  pictures: ReadonlyMap<string, string>,
): Product => {
  const { slug, title, weightGrams, inStock, variants = [] } = fields;
  const { gbp, eur, usd, aud } = inMinorUnits(
    (currency) => fields[priceFieldNamesByCurrency[currency]],
  );
  return {
    slug,
    title,
    path: productPath(slug),
    image: pictures.get(slug) ?? null,
    weightGrams,
    isOffered: inStock,
    prices: {
      gbp: { minorUnits: gbp },
      eur: { minorUnits: eur },
      usd: { minorUnits: usd },
      aud: { minorUnits: aud },
    },
    pieces: (variants.length === 0 ? [null] : variants).map((variant) => ({
      sku: skuOf(slug, variant),
      variant,
    })),
  };
};

const freeFromFields = {
  gbp: 'freeFromGbp',
  eur: 'freeFromEur',
  usd: 'freeFromUsd',
  aud: 'freeFromAud',
} as const satisfies Record<Currency, string>;

const toZone = ({ fields }: EntryOf<'deliveryZone'>): DeliveryZone => ({
  slug: fields.slug,
  title: fields.title,
  destinations: [...fields.destinations],
  prices: inMinorUnits((currency) => fields[priceFieldNamesByCurrency[currency]]),
  gramsPerParcel: fields.gramsPerParcel,
  // Either all four currencies or none (`src/content/check/check-delivery.ts`).
  freeFrom:
    fields.freeFromGbp === undefined
      ? null
      : inMinorUnits((currency) => fields[freeFromFields[currency]] ?? 0),
  workingDaysFrom: fields.workingDaysFrom,
  workingDaysTo: fields.workingDaysTo,
  duty: fields.duty ?? null,
  needsResponsiblePerson: fields.needsResponsiblePerson,
});

export type ShopOfEntriesInput = {
  readonly entries: readonly Entry[];
  /** The address of each product's small picture, by its slug. */
  readonly pictures?: ReadonlyMap<string, string>;
  /** If false, the zones that need a responsible person aren't served. */
  readonly hasResponsiblePerson: boolean;
};

/**
 * Builds what the shop sells and where it delivers, in the shop's order. The content has already
 * been checked.
 */
export const shopOfEntries = ({
  entries,
  pictures = new Map(),
  hasResponsiblePerson,
}: ShopOfEntriesInput): Shop => ({
  products: entriesOfTypes(entries, 'product')
    .toSorted(byOrder)
    .map((product) => toProduct(product, pictures)),
  zones: [
    ...filterLegallyServedZones(
      entriesOfTypes(entries, 'deliveryZone').toSorted(byOrder).map(toZone),
      hasResponsiblePerson,
    ),
  ],
});
