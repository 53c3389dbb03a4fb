import { toThingForSale } from '../../domain/structured-data/product.ts';
import type { SchemaOrgThing } from '../../domain/structured-data/thing.ts';
import { absoluteAddress, publisherNameAndUrl } from '../../page-parts/page-head/publisher.ts';
import { sharedLinkImageOrSitePicture } from '../../page-parts/page-head/shared-link-picture.ts';

/**
 * A subscription offer's structured data for search engines, with an offer in each currency;
 * nothing if it can't be bought.
 */
export const structuredDataOfMembershipOffer = (
  { title, excerpt, sale }: Queries.OfferCardFragment,
  path: string,
): SchemaOrgThing | undefined =>
  sale === null
    ? undefined
    : toThingForSale(
        {
          url: absoluteAddress(path),
          title,
          description: excerpt,
          images: [sharedLinkImageOrSitePicture(null).address],
          prices: sale.prices,
          inStock: true,
        },
        publisherNameAndUrl,
      );
