import type { ReactElement } from 'react';
import { site } from '../../config/site.ts';
import { routes } from '../../domain/routes.ts';

/** Tells feed readers where the articles' feed is; it belongs into the head. */
export const FeedLink = (): ReactElement => (
  <link
    rel="alternate"
    type="application/rss+xml"
    title={`Articles of ${site.name}`}
    href={routes.articlesFeed}
  />
);
