import { toPartialEntries, type RawEntry } from '../../../src/content/model/entry.ts';
import { unverifiedCatalogueItemsOfEntries } from '../../../src/content/model/sales.ts';
import { paymentModeOf, type DigitalCatalogueItem } from '../../../src/domain/digital-catalogue.ts';
import { currencies, type Currency } from '../../../src/domain/money.ts';
import { readHostedSpace } from '../../content/read-hosted-space.ts';
import { PlainFailure } from '../../plain-failure.ts';
import { starterSpaceId } from '../../settings/services.ts';
import { readContentSpace } from '../../starter-space/read-content-space.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** A price as the content defines it. */
export type WantedPrice = {
  /** Its name in the content: a lookup key, or the id of a price that was created by hand. */
  readonly name: string;
  readonly currency: Currency;
  /** In the smallest unit of the currency, VAT included. */
  readonly minorUnits: number;
};

/** Something that the content sells. */
export type SoldItem = {
  readonly productId: string;
  readonly title: string;
  /** True if it is paid every year, false if only once. */
  readonly isYearly: boolean;
  readonly prices: readonly WantedPrice[];
};

const toSoldItem = (item: DigitalCatalogueItem): SoldItem => ({
  productId: item.productId,
  title: item.title,
  isYearly: paymentModeOf(item) === 'subscription',
  prices: currencies.map((currency) => ({
    name: item.prices[currency].priceId,
    currency,
    minorUnits: item.prices[currency].minorUnits,
  })),
});

/** The published entries of a space. */
const readPublished = async (
  environment: Environment,
  spaceId: string,
): Promise<readonly RawEntry[]> => {
  const { entries } = await readHostedSpace({
    spaceId,
    accessToken: environment['CONTENTFUL_ACCESS_TOKEN']?.trim() ?? '',
    environment: environment['CONTENTFUL_ENVIRONMENT']?.trim() || 'master',
    host: environment['CONTENTFUL_HOST']?.trim() || 'cdn.contentful.com',
  });
  return entries;
};

/**
 * Reads what the content sells: from the space in the settings, or from the starter space. Throws a
 * PlainFailure if the space can't be read.
 */
export const readSoldItems = async (environment: Environment): Promise<readonly SoldItem[]> => {
  const named = environment['CONTENTFUL_SPACE_ID']?.trim() ?? '';
  const space = named === starterSpaceId ? '' : named;
  try {
    const entries =
      space === '' ? (await readContentSpace()).entries : await readPublished(environment, space);
    return unverifiedCatalogueItemsOfEntries(toPartialEntries(entries)).map(({ item }) =>
      toSoldItem(item),
    );
  } catch (error) {
    if (error instanceof PlainFailure) throw error;
    // The message of a Contentful error is JSON that includes the request.
    const status = /"status":\s*(\d+)/.exec(error instanceof Error ? error.message : '')?.[1];
    const reason = status ?? (error instanceof Error ? error.message : String(error));
    throw new PlainFailure(
      space === ''
        ? `The starter space can’t be read: ${reason}`
        : `The space ${space} can’t be read (${reason}). Check CONTENTFUL_ACCESS_TOKEN, or run npm run setup -- contentful first.`,
    );
  }
};
