import { publicSettings } from '../../config/public/public-settings.ts';
import { siteConstants } from '../../config/public/site-constants.ts';
import { routes } from '../../domain/routes.ts';
import type { Publisher } from '../../domain/structured-data/publisher.ts';

/** The absolute address of a path on this site. */
export const absoluteAddress = (path: string): string => `${publicSettings.siteUrl}${path}`;

/**
 * The site's publisher in structured data. The home page gives more details
 * (`publisher-details.ts`).
 */
export const publisherNameAndUrl: Publisher = {
  url: absoluteAddress(routes.home),
  name: siteConstants.name,
  language: siteConstants.locale,
};
