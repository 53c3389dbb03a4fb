import type { ContentFault } from '../../domain/content-fault.ts';
import type { PartialEntry } from '../../content/model/entry.ts';
import { unverifiedCatalogueItemsOfEntries } from '../../content/model/sales.ts';
import type {
  DigitalCatalogue,
  DigitalCatalogueItem,
  PricesWithIds,
} from '../../domain/digital-catalogue.ts';
import { currencies, formatMoney, type Currency } from '../../domain/money.ts';
import { findSaleFaultsAtPaymentService } from './compare-sales.ts';
import type { PricesByIdOrLookupKey } from '../../domain/price-at-payment-service.ts';
import { StripePricesUnreachable } from '../../server/till/stripe/read-prices-by-id-or-lookup-key.ts';

/** The result of verifying what is for sale. */
export type CatalogueComparedWithStripe = {
  readonly catalogue: DigitalCatalogue;
  /** The differences between the content and the payment service. They stop the build. */
  readonly errors: readonly ContentFault[];
  /**
   * A warning for the log when the payment service could not be reached and the last verified
   * catalogue is used.
   */
  readonly warning: string | undefined;
};

type CatalogueSources = {
  readonly entries: readonly PartialEntry[];
  /**
   * Reads prices by their ids or lookup keys. Throws StripePricesUnreachable, or an Error that has
   * to stop the build.
   */
  readonly readPrices: (names: readonly string[]) => Promise<PricesByIdOrLookupKey>;
  /** The last catalogue that a build has verified; undefined if there is none. */
  readonly readLast: () => DigitalCatalogue | undefined;
};

const priceText = ({ prices }: DigitalCatalogueItem): string =>
  currencies
    .map((currency) => formatMoney({ currency, minorUnits: prices[currency].minorUnits }))
    .join(', ');

/**
 * Compares amounts alone: the content may name a price by its lookup key, while the verified
 * catalogue has its id.
 */
const isSame = (one: DigitalCatalogueItem, other: DigitalCatalogueItem): boolean =>
  one.kind === other.kind &&
  currencies.every(
    (currency) => one.prices[currency].minorUnits === other.prices[currency].minorUnits,
  );

const withIds = (prices: PricesWithIds, listed: PricesByIdOrLookupKey): PricesWithIds => {
  const price = (currency: Currency): PricesWithIds[Currency] => {
    const { priceId, minorUnits } = prices[currency];
    return { priceId: listed.get(priceId)?.id ?? priceId, minorUnits };
  };
  return { gbp: price('gbp'), eur: price('eur'), usd: price('usd'), aud: price('aud') };
};

/**
 * An item with the ids of its prices at the payment service: functions and orders use only these.
 */
const toVerified = (
  item: DigitalCatalogueItem,
  listed: PricesByIdOrLookupKey,
): DigitalCatalogueItem => ({
  ...item,
  prices: withIds(item.prices, listed),
  ...(item.kind === 'membership' ? { renewal: withIds(item.renewal, listed) } : {}),
});

/** The differences between the content and the last verified catalogue, one sentence each. */
const findDifferences = (claimed: DigitalCatalogue, last: DigitalCatalogue): readonly string[] => {
  const known = new Map(last.map((item) => [item.productId, item]));
  return claimed.flatMap((item) => {
    const before = known.get(item.productId);
    if (before === undefined) {
      return [`"${item.title}" (${item.productId}) is new, so it cannot be bought yet.`];
    }
    if (isSame(item, before)) return [];
    return [
      `"${item.title}" (${item.productId}) stays at ${priceText(before)}; the content's ${priceText(item)} is not verified.`,
    ];
  });
};

/**
 * The last verified catalogue with today's titles and addresses. Items that the content no longer
 * sells are left out; new items and new prices have to wait until the payment service can be
 * reached.
 */
const keepVerified = (claimed: DigitalCatalogue, last: DigitalCatalogue): DigitalCatalogue => {
  const known = new Map(last.map((item) => [item.productId, item]));
  return claimed.flatMap(({ productId, title, path }) => {
    const before = known.get(productId);
    return before === undefined ? [] : [{ ...before, title, path }];
  });
};

/**
 * Compares what the content sells with the payment service's prices. If the service cannot be
 * reached, uses the last verified catalogue; without one, throws an Error that gives the reason.
 */
export const verifyCatalogueOrUseLastIfDown = async ({
  entries,
  readPrices,
  readLast,
}: CatalogueSources): Promise<CatalogueComparedWithStripe> => {
  const sales = unverifiedCatalogueItemsOfEntries(entries);
  const claimed = sales.map(({ item }) => item);
  const names = claimed.flatMap(({ prices }) =>
    currencies.map((currency) => prices[currency].priceId),
  );
  try {
    const listed = await readPrices(names);
    const errors = findSaleFaultsAtPaymentService(sales, listed);
    const verified = errors.length === 0 ? claimed.map((item) => toVerified(item, listed)) : [];
    return { catalogue: verified, errors, warning: undefined };
  } catch (error) {
    if (!(error instanceof StripePricesUnreachable)) throw error;
    const last = readLast();
    if (last === undefined) {
      throw new Error(
        `The prices cannot be verified, and no earlier build has left verified ones: ${error.message}. Check STRIPE_API_URL and the connection of this machine, then build again.`,
        { cause: error },
      );
    }
    const differences = findDifferences(claimed, last);
    return {
      catalogue: keepVerified(claimed, last),
      errors: [],
      warning: [
        `${error.message}, so the prices that a build verified last are used.`,
        ...differences,
      ].join(' '),
    };
  }
};
