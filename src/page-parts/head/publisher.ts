import { publicSettings } from '../../config/public/public-settings.ts';
import { site } from '../../config/public/site.ts';
import { routes } from '../../domain/routes.ts';
import type { Publisher } from '../../domain/structured-data/site.ts';

/** The absolute address of a path on this site. */
export const absoluteAddress = (path: string): string => `${publicSettings.siteUrl}${path}`;

/** The site's publisher in structured data. */
export const publisher: Publisher = {
  url: absoluteAddress(routes.home),
  name: site.name,
  legalName: site.company.legalName,
  slogan: site.tagline,
  description: site.description,
  // gatsby-plugin-manifest makes this file from the icon.
  logo: absoluteAddress('/icons/icon-512x512.png'),
  email: site.email,
  address: site.company.address,
  networks: site.social.map((network) => network.href),
  language: site.locale,
};
