import type { DigitalCatalogue, DigitalCatalogueItem } from '../digital-catalogue.ts';
import { deliveryDatesIfOrderedAt } from '../delivery/delivery-dates.ts';
import {
  deliveryCostByWeightAndValue,
  deliveryTitleOfZone,
  zoneOfDestination,
} from '../delivery/delivery-cost.ts';
import { namedDestinationsOfZones } from '../delivery/destinations.ts';
import type { Currency } from '../money.ts';
import type { Product, Shop } from '../shop/goods.ts';
import type {
  LineAvailabilityProblem,
  QuoteAnswer,
  QuoteLine,
  QuoteRequest,
  Till,
} from './quote.ts';

/**
 * The destinations where our goods bear UK VAT. The Isle of Man counts as part of the United
 * Kingdom for it; the Channel Islands don't.
 */
const withUkVat: readonly string[] = ['GB', 'GB-NIR', 'IM'];

/** Whether UK VAT is included in the prices of goods sent to a destination. */
export const isUkVatCharged = (destination: string): boolean => withUkVat.includes(destination);

/** Percentage of the price excluding VAT: the standard rate. */
const ukVatPercent = 20;

/**
 * The VAT included in a total of goods and their delivery, rounded to the nearest penny or cent;
 * null where we charge none because the goods are exported. The price is the same there.
 */
export const ukVatIncludedOrNull = (minorUnits: number, destination: string): number | null =>
  isUkVatCharged(destination)
    ? Math.round((minorUnits * ukVatPercent) / (100 + ukVatPercent))
    : null;

/** The inputs of a cart's price. */
export type CartPricingSources = {
  readonly shop: Shop;
  readonly catalogue: DigitalCatalogue;
  /** How many of a sku one order can have now. */
  readonly available: (sku: string) => number;
  readonly now: Date;
  readonly till: Till;
};

/** A line with what only the server needs: the right a pack opens, and the weight of goods. */
export type QuoteLineWithRightAndWeight = QuoteLine & {
  readonly rightId: string | null;
  /** Of one piece; 0 for a pack. */
  readonly weightGrams: number;
};

/** The answer for a cart, and its lines with the server's data. */
export type QuoteWithRightsAndWeights = {
  readonly answer: QuoteAnswer;
  readonly lines: readonly QuoteLineWithRightAndWeight[];
};

type Pack = Extract<DigitalCatalogueItem, { kind: 'pack' }>;

/** The pack with this sku; undefined for goods, and for items that can't be in a cart. */
export const findPackBySku = (catalogue: DigitalCatalogue, sku: string): Pack | undefined =>
  catalogue.find((one): one is Pack => one.kind === 'pack' && one.productId === sku);

const problemOf = (
  isGone: boolean,
  available: number,
  quantity: number,
): LineAvailabilityProblem | null => {
  if (isGone) return 'gone';
  if (available === 0) return 'sold-out';
  return available < quantity ? 'fewer-left' : null;
};

const toPackLine = (pack: Pack, quantity: number): QuoteLineWithRightAndWeight => ({
  sku: pack.productId,
  kind: 'pack',
  title: pack.title,
  variant: null,
  path: pack.path,
  image: null,
  quantity,
  prices: {
    gbp: { minorUnits: pack.prices.gbp.minorUnits },
    eur: { minorUnits: pack.prices.eur.minorUnits },
    usd: { minorUnits: pack.prices.usd.minorUnits },
    aud: { minorUnits: pack.prices.aud.minorUnits },
  },
  available: 1,
  problem: problemOf(false, 1, quantity),
  pieces: [],
  rightId: pack.rightId,
  weightGrams: 0,
});

const toGoodsLine = (
  product: Product,
  { sku, variant }: Product['pieces'][number],
  quantity: number,
  available: CartPricingSources['available'],
): QuoteLineWithRightAndWeight => {
  const there = (one: string): number => (product.isOffered ? available(one) : 0);
  return {
    sku,
    kind: 'goods',
    title: product.title,
    variant,
    path: product.path,
    image: product.image,
    quantity,
    prices: product.prices,
    available: there(sku),
    problem: problemOf(!product.isOffered, there(sku), quantity),
    pieces: product.pieces.map((one) => ({ ...one, available: there(one.sku) })),
    rightId: null,
    weightGrams: product.weightGrams,
  };
};

const toLine = (
  { sku, quantity }: QuoteRequest['items'][number],
  { shop, catalogue, available }: CartPricingSources,
): QuoteLineWithRightAndWeight | undefined => {
  for (const product of shop.products) {
    const piece = product.pieces.find((one) => one.sku === sku);
    if (piece !== undefined) return toGoodsLine(product, piece, quantity, available);
  }
  const pack = findPackBySku(catalogue, sku);
  return pack === undefined ? undefined : toPackLine(pack, quantity);
};

const deliveryOf = (
  { currency, destination }: QuoteRequest,
  goods: readonly QuoteLineWithRightAndWeight[],
  { shop, now }: CartPricingSources,
): QuoteAnswer['delivery'] => {
  if (goods.length === 0 || destination === null) return null;
  const zone = zoneOfDestination(shop.zones, destination);
  if (zone === undefined) return null;
  const cost = deliveryCostByWeightAndValue(zone, currency, {
    grams: goods.reduce((sum, { weightGrams, quantity }) => sum + weightGrams * quantity, 0),
    minorUnits: sumOf(goods, currency),
  });
  const { from, to } = deliveryDatesIfOrderedAt(now, zone);
  return {
    destination,
    title: deliveryTitleOfZone(zone),
    minorUnits: cost.minorUnits,
    freeFromMinorUnits: cost.freeFromMinorUnits,
    arrivesFrom: from,
    arrivesTo: to,
    duty: zone.duty,
  };
};

const sumOf = (lines: readonly QuoteLine[], currency: Currency): number =>
  lines.reduce((sum, { prices, quantity }) => sum + prices[currency].minorUnits * quantity, 0);

const toQuoteLine = (line: QuoteLineWithRightAndWeight): QuoteLine => ({
  sku: line.sku,
  kind: line.kind,
  title: line.title,
  variant: line.variant,
  path: line.path,
  image: line.image,
  quantity: line.quantity,
  prices: line.prices,
  available: line.available,
  problem: line.problem,
  pieces: line.pieces,
});

/**
 * Prices a cart by our own prices. No two items may have the same sku. Skus that we never sold are
 * listed in `unknown`.
 */
export const priceCart = (
  request: QuoteRequest,
  source: CartPricingSources,
): QuoteWithRightsAndWeights => {
  const { currency, items } = request;
  const lines: QuoteLineWithRightAndWeight[] = [];
  const unknown: string[] = [];
  for (const item of items) {
    const line = toLine(item, source);
    if (line === undefined) unknown.push(item.sku);
    else lines.push(line);
  }
  const goods = lines.filter(({ kind }) => kind === 'goods');
  const delivery = deliveryOf(request, goods, source);
  const subtotalMinorUnits = sumOf(lines, currency);
  const totalMinorUnits = subtotalMinorUnits + (delivery?.minorUnits ?? 0);
  return {
    answer: {
      currency,
      lines: lines.map(toQuoteLine),
      unknown,
      subtotalMinorUnits,
      delivery,
      totalMinorUnits,
      vatMinorUnits:
        delivery === null ? null : ukVatIncludedOrNull(totalMinorUnits, delivery.destination),
      destinations: [...namedDestinationsOfZones(source.shop.zones)],
      till: source.till,
    },
    lines,
  };
};
