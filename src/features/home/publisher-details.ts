import { siteIdentityAndPageSizes } from '../../config/public/site-identity-and-page-sizes.ts';
import type { Company } from '../../domain/company.ts';
import type { FullPublisher } from '../../domain/structured-data/site.ts';
import { absoluteAddress, publisherNameAndUrl } from '../../page-parts/page-head/publisher.ts';

/**
 * The site's publisher with all the details that the home page's structured data needs. No other
 * page loads this.
 */
export const fullPublisherOf = (company: Company): FullPublisher => ({
  ...publisherNameAndUrl,
  legalName: company.legalName,
  slogan: siteIdentityAndPageSizes.tagline,
  description: siteIdentityAndPageSizes.description,
  // gatsby-plugin-manifest generates this file from the icon.
  logo: absoluteAddress('/icons/icon-512x512.png'),
  email: company.email,
  address: company.address,
  networks: company.networks.map(({ href }) => href),
});
