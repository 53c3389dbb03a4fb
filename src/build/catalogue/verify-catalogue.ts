import type { ContentFault } from '../../domain/content-fault.ts';
import type { ContentEntry } from '../../content/model/content-space.ts';
import { claimedSales } from '../../content/model/sales.ts';
import type { Catalogue, CatalogueItem, CataloguePrices } from '../../domain/catalogue.ts';
import { currencies, formatMoney, type Currency } from '../../domain/money.ts';
import { compareSales } from './compare-sales.ts';
import type { ListedPrices } from './listed-price.ts';
import { StripeUnreachable } from './read-prices.ts';

/** What a build knows of the things that are for sale. */
export type VerifiedCatalogue = {
  readonly catalogue: Catalogue;
  /** Where the content and the payment service differ. The build stops at them. */
  readonly errors: readonly ContentFault[];
  /** Said once if the payment service could not be asked and the last verified catalogue is used. */
  readonly warning: string | undefined;
};

type CatalogueSources = {
  readonly entries: readonly ContentEntry[];
  /** By their ids or lookup keys. Throws StripeUnreachable, or an Error with which the build has to stop. */
  readonly readPrices: (names: readonly string[]) => Promise<ListedPrices>;
  /** The last catalogue that a build has verified; undefined if there is none. */
  readonly readLast: () => Catalogue | undefined;
};

const priceText = ({ prices }: CatalogueItem): string =>
  currencies
    .map((currency) => formatMoney({ currency, minorUnits: prices[currency].minorUnits }))
    .join(', ');

/** By amounts alone: the content may call a price by its lookup key, and the verified catalogue has its id. */
const isSame = (one: CatalogueItem, other: CatalogueItem): boolean =>
  one.kind === other.kind &&
  currencies.every(
    (currency) => one.prices[currency].minorUnits === other.prices[currency].minorUnits,
  );

const withIds = (prices: CataloguePrices, listed: ListedPrices): CataloguePrices => {
  const price = (currency: Currency): CataloguePrices[Currency] => {
    const { priceId, minorUnits } = prices[currency];
    return { priceId: listed.get(priceId)?.id ?? priceId, minorUnits };
  };
  return { gbp: price('gbp'), eur: price('eur'), usd: price('usd'), aud: price('aud') };
};

/** An item with the ids that its prices have at the payment service: functions and orders know no other name. */
const toVerified = (item: CatalogueItem, listed: ListedPrices): CatalogueItem => ({
  ...item,
  prices: withIds(item.prices, listed),
  ...(item.kind === 'membership' ? { renewal: withIds(item.renewal, listed) } : {}),
});

/** What the content says otherwise than the last verified catalogue, a sentence for each thing. */
const findDifferences = (claimed: Catalogue, last: Catalogue): readonly string[] => {
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
 * The last verified catalogue with today's titles and addresses. What the content no longer sells is left out; what it sells anew or
 * at another price waits until the payment service has been asked.
 */
const keepVerified = (claimed: Catalogue, last: Catalogue): Catalogue => {
  const known = new Map(last.map((item) => [item.productId, item]));
  return claimed.flatMap(({ productId, title, path }) => {
    const before = known.get(productId);
    return before === undefined ? [] : [{ ...before, title, path }];
  });
};

/**
 * Compares what the content sells with the payment service's prices. If the service cannot be reached, the last verified catalogue
 * counts; without one, throws an Error that says why.
 */
export const verifyCatalogue = async ({
  entries,
  readPrices,
  readLast,
}: CatalogueSources): Promise<VerifiedCatalogue> => {
  const sales = claimedSales(entries);
  const claimed = sales.map(({ item }) => item);
  const names = claimed.flatMap(({ prices }) =>
    currencies.map((currency) => prices[currency].priceId),
  );
  try {
    const listed = await readPrices(names);
    const errors = compareSales(sales, listed);
    const verified = errors.length === 0 ? claimed.map((item) => toVerified(item, listed)) : [];
    return { catalogue: verified, errors, warning: undefined };
  } catch (error) {
    if (!(error instanceof StripeUnreachable)) throw error;
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
