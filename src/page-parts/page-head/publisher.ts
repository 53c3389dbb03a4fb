import { publicSettings } from '../../config/public/public-settings.ts';
import { siteIdentityAndPageSizes } from '../../config/public/site-identity-and-page-sizes.ts';
import { routes } from '../../domain/routes.ts';
import type { PublisherNameUrlAndLanguage } from '../../domain/structured-data/publisher.ts';

/** The absolute address of a path on this site. */
export const absoluteAddress = (path: string): string => `${publicSettings.siteUrl}${path}`;

/**
 * The site's publisher in structured data. The home page gives more details
 * (`publisher-details.ts`).
 */
export const publisherNameAndUrl: PublisherNameUrlAndLanguage = {
  url: absoluteAddress(routes.home),
  name: siteIdentityAndPageSizes.name,
  language: siteIdentityAndPageSizes.locale,
};
