import { publicSettings } from '../../config/public-settings.ts';
import { site } from '../../config/site.ts';
import { routes } from '../../domain/routes.ts';
import type { Publisher } from '../../domain/structured-data/site.ts';

/** An address on this site with its scheme and host, as other sites need it. */
export const absoluteAddress = (path: string): string => `${publicSettings.siteUrl}${path}`;

/** Who publishes the site, as structured data says it. */
export const publisher: Publisher = {
  url: absoluteAddress(routes.home),
  name: site.name,
  legalName: site.company.legalName,
  slogan: site.tagline,
  description: site.description,
  // gatsby-plugin-manifest draws it from the icon.
  logo: absoluteAddress('/icons/icon-512x512.png'),
  email: site.email,
  address: site.company.address,
  networks: site.social.map((network) => network.href),
  language: site.locale,
};
