import type { ReactElement } from 'react';
import { siteIdentityAndPageSizes } from '../../config/public/site-identity-and-page-sizes.ts';
import { routes } from '../../domain/routes.ts';

/** A head element that tells feed readers where the articles' feed is. */
export const FeedLink = (): ReactElement => (
  <link
    rel="alternate"
    type="application/rss+xml"
    title={`Articles of ${siteIdentityAndPageSizes.name}`}
    href={routes.articlesFeed}
  />
);
