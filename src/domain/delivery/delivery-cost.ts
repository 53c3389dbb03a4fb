import type { Currency } from '../money.ts';
import type { DeliveryZone } from '../shop/goods.ts';

/**
 * The zones that are served: where the law requires a responsible person, only if there is one
 * (`Company`).
 */
export const filterLegallyServedZones = (
  zones: readonly DeliveryZone[],
  hasResponsiblePerson: boolean,
): readonly DeliveryZone[] =>
  zones.filter(({ needsResponsiblePerson }) => hasResponsiblePerson || !needsResponsiblePerson);

/** The zone of a destination; undefined where we don't deliver. */
export const zoneOfDestination = (
  zones: readonly DeliveryZone[],
  destination: string,
): DeliveryZone | undefined => zones.find(({ destinations }) => destinations.includes(destination));

/** The contents of the parcels: their weight, and their value in the currency of the order. */
export type GoodsWeightAndValue = { readonly grams: number; readonly minorUnits: number };

export type DeliveryCostAndFreeThreshold = {
  readonly minorUnits: number;
  readonly parcels: number;
  /** The value of goods from which delivery is free; null if it never is, or is free already. */
  readonly freeFromMinorUnits: number | null;
};

/**
 * The cost of delivery: the zone's price for each parcel that the goods need, or nothing above the
 * zone's threshold.
 */
export const deliveryCostByWeightAndValue = (
  { prices, freeFrom, gramsPerParcel }: DeliveryZone,
  currency: Currency,
  goods: GoodsWeightAndValue,
): DeliveryCostAndFreeThreshold => {
  const parcels = Math.max(1, Math.ceil(goods.grams / gramsPerParcel));
  const threshold = freeFrom === null ? null : freeFrom[currency];
  const isFree = threshold !== null && goods.minorUnits >= threshold;
  const minorUnits = isFree ? 0 : parcels * prices[currency];
  return { minorUnits, parcels, freeFromMinorUnits: minorUnits === 0 ? null : threshold };
};

/** The delivery method's name on the bill: “Tracked delivery, Great Britain”. */
export const deliveryTitleOfZone = ({ title }: Pick<DeliveryZone, 'title'>): string =>
  `Tracked delivery, ${title}`;
