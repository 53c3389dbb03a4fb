import { destinationName } from '../../domain/delivery/destinations.ts';
import { importTaxRuleIfKnown } from '../../domain/delivery/import-tax.ts';
import { isUkVatCharged } from '../../domain/cart/price-cart.ts';
import { formatMoney } from '../../domain/money.ts';
import { entriesOfTypes, type PartialEntry, type PartialEntryOf } from '../model/entry.ts';
import { entryTitle, toContentError, valueInQuotesOrAsJson } from './content-error.ts';
import type { ContentFault } from '../../domain/content-fault.ts';

type Zone = PartialEntryOf<'deliveryZone'>;

const freeFromFields = ['freeFromGbp', 'freeFromEur', 'freeFromUsd', 'freeFromAud'] as const;

const destinationsOf = ({ fields }: Zone): readonly string[] => fields.destinations ?? [];

const findUnnamed = (zone: Zone): readonly ContentFault[] =>
  destinationsOf(zone)
    .filter((code) => destinationName(code) === undefined)
    .map((code) =>
      toContentError(
        zone,
        'destinations',
        `${valueInQuotesOrAsJson(code)} has no name on the site`,
        'take it out, or have its name added to src/domain/delivery/destinations.ts',
      ),
    );

/** A zone must say what the buyer pays on arrival, or we don't deliver there. */
const findUnsaidDuty = (zone: Zone): readonly ContentFault[] => {
  const abroad = destinationsOf(zone).filter((code) => !isUkVatCharged(code));
  return abroad.length === 0 || zone.fields.duty !== undefined
    ? []
    : [
        toContentError(
          zone,
          'duty',
          `it is empty, but ${abroad.join(', ')} may ask for import VAT or duty`,
          'say who pays what there, or take the country out',
        ),
      ];
};

/**
 * Where the cart computes what the buyer is asked for, the text beside it names the same rate and
 * the same sum.
 */
const findOtherDuty = (zone: Zone): readonly ContentFault[] => {
  const { duty } = zone.fields;
  return duty === undefined
    ? []
    : destinationsOf(zone).flatMap((code) => {
        const tax = importTaxRuleIfKnown(code);
        if (tax === undefined) return [];
        const facts = [`${tax.percent}% ${tax.name}`, formatMoney(tax.above)];
        return facts
          .filter((fact) => !duty.includes(fact))
          .map((fact) =>
            toContentError(
              zone,
              'duty',
              `it doesn’t say ${valueInQuotesOrAsJson(fact)}, which the cart counts with for ${code}`,
              'write it, or have src/domain/delivery/import-tax.ts changed',
            ),
          );
      });
};

const findPartlyFree = (zone: Zone): readonly ContentFault[] => {
  const missing = freeFromFields.filter((name) => zone.fields[name] === undefined);
  return missing.length === freeFromFields.length
    ? []
    : missing.map((name) =>
        toContentError(
          zone,
          name,
          'it is missing, but delivery is free from a value in another currency',
          'fill it in, or empty the others',
        ),
      );
};

const findWrongDays = (zone: Zone): readonly ContentFault[] => {
  const { workingDaysFrom: from, workingDaysTo: to } = zone.fields;
  if (from === undefined || to === undefined) return [];
  if (from < 1) {
    return [
      toContentError(
        zone,
        'workingDaysFrom',
        'nothing comes on the day it is sent',
        'enter 1 or more',
      ),
    ];
  }
  return to < from
    ? [
        toContentError(
          zone,
          'workingDaysTo',
          `${to} is less than the ${from} that it takes at least`,
          'enter the longest it takes, in working days',
        ),
      ]
    : [];
};

/** A parcel must be able to hold at least one of every product. */
const findTooHeavy = (
  zone: Zone,
  products: readonly PartialEntryOf<'product'>[],
): readonly ContentFault[] => {
  const grams = zone.fields.gramsPerParcel;
  if (grams === undefined) return [];
  return products
    .filter(({ fields }) => (fields.weightGrams ?? 0) > grams)
    .map((product) =>
      toContentError(
        zone,
        'gramsPerParcel',
        `"${entryTitle(product)}" (${product.id}) weighs more than a parcel of ${grams} g may`,
        'enter what one parcel may weigh, or put the weight of the product right',
      ),
    );
};

/** A destination in two zones, or twice in one, would have two prices. */
const findSharedDestinations = (zones: readonly Zone[]): readonly ContentFault[] => {
  const seen = new Map<string, Zone>();
  return zones.flatMap((zone) =>
    destinationsOf(zone).flatMap((code) => {
      const first = seen.get(code);
      if (first === undefined) {
        seen.set(code, zone);
        return [];
      }
      return [
        toContentError(
          zone,
          'destinations',
          `${valueInQuotesOrAsJson(code)} is in "${entryTitle(first)}" (${first.id}) already`,
          'take it out of one of the two',
        ),
      ];
    }),
  );
};

/**
 * The faults of each delivery zone, then the destinations that zones share; empty if there are
 * none.
 */
export const findDeliveryZoneErrors = (
  entries: readonly PartialEntry[],
): readonly ContentFault[] => {
  const zones = entriesOfTypes(entries, 'deliveryZone');
  const products = entriesOfTypes(entries, 'product');
  return [
    ...zones.flatMap((zone) => [
      ...findUnnamed(zone),
      ...findUnsaidDuty(zone),
      ...findOtherDuty(zone),
      ...findPartlyFree(zone),
      ...findWrongDays(zone),
      ...findTooHeavy(zone, products),
    ]),
    ...findSharedDestinations(zones),
  ];
};
