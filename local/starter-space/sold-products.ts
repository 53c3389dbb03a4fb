import { paymentModeOf } from '../../src/domain/digital-catalogue.ts';
import { currencies } from '../../src/domain/money.ts';
import { toPartialEntries } from '../../src/content/model/entry.ts';
import { unverifiedCatalogueItemsOfEntries } from '../../src/content/model/sales.ts';
import type { SeedProduct } from '../stripe/seed.ts';
import { readContentSpace } from './read-content-space.ts';
import { StarterSpaceError } from './starter-space-error.ts';

/**
 * What a content folder sells, as products for the local Stripe. Empty if the folder can't be read:
 * the build reports why.
 */
export const readSoldProducts = async (contentFolder: string): Promise<readonly SeedProduct[]> => {
  try {
    const { entries } = await readContentSpace(contentFolder);
    return unverifiedCatalogueItemsOfEntries(toPartialEntries(entries)).map(({ item }) => ({
      id: item.productId,
      name: item.title,
      prices: currencies.map((currency) => ({
        id: item.prices[currency].priceId,
        currency,
        unit_amount: item.prices[currency].minorUnits,
        tax_behavior: 'inclusive',
        ...(paymentModeOf(item) === 'subscription' ? { recurring: { interval: 'year' } } : {}),
      })),
    }));
  } catch (error) {
    if (error instanceof StarterSpaceError) return [];
    throw error;
  }
};
