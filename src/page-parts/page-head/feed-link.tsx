import type { ReactElement } from 'react';
import { siteConstants } from '../../config/public/site-constants.ts';
import { routes } from '../../domain/routes.ts';

/** A head element that tells feed readers where the articles' feed is. */
export const FeedLink = (): ReactElement => (
  <link
    rel="alternate"
    type="application/rss+xml"
    title={`Articles of ${siteConstants.name}`}
    href={routes.articlesFeed}
  />
);
