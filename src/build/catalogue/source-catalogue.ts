import { readBuildSettings } from '../../config/build/build-settings.ts';
import { toPartialEntries } from '../../content/model/entry.ts';
import { sellableProgrammeAndOfferTypeIds } from '../../content/model/graphql-schema.ts';
import { unverifiedCatalogueItemsOfEntries } from '../../content/model/sales.ts';
import { readRawEntriesOfTypes, type NodeReader } from '../read-space-from-nodes.ts';
import { readLastVerifiedCatalogue, saveLastVerifiedCatalogue } from './last-catalogue.ts';
import { readPricesByIdOrLookupKey } from '../../server/till/stripe/read-prices-by-id-or-lookup-key.ts';
import {
  verifyCatalogueOrUseLastIfDown,
  type CatalogueComparedWithStripe,
} from './verify-catalogue-or-use-last-if-down.ts';

/** The catalogue of this build, or why there is none. */
export type CatalogueWithFaultsOrFailure =
  | ({ readonly kind: 'read' } & CatalogueComparedWithStripe)
  | { readonly kind: 'failed'; readonly reason: string };

/** Reads and verifies what the entries sell, and keeps it for a later build that cannot verify. */
export const readAndVerifyContentCatalogue = async (
  reader: NodeReader,
  projectFolder: string,
): Promise<CatalogueWithFaultsOrFailure> => {
  const { catalogue: access, isPreview } = readBuildSettings();
  const entries = toPartialEntries(readRawEntriesOfTypes(sellableProgrammeAndOfferTypeIds, reader));
  // Nothing is sold in a preview, and the payment service's keys stay out of it.
  if (isPreview) {
    const catalogue = unverifiedCatalogueItemsOfEntries(entries).map(({ item }) => item);
    return { kind: 'read', catalogue, errors: [], warning: undefined };
  }
  try {
    const verified = await verifyCatalogueOrUseLastIfDown({
      entries,
      readPrices: (ids) => readPricesByIdOrLookupKey(access, ids),
      readLast: () => readLastVerifiedCatalogue(projectFolder),
    });
    if (verified.errors.length === 0 && verified.warning === undefined) {
      saveLastVerifiedCatalogue(projectFolder, verified.catalogue);
    }
    return { kind: 'read', ...verified };
  } catch (error) {
    return { kind: 'failed', reason: error instanceof Error ? error.message : String(error) };
  }
};
