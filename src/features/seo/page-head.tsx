import type { ReactElement, ReactNode } from 'react';
import { publicSettings } from '../../config/public-settings.ts';
import { site } from '../../config/site.ts';

type PageHeadProps = {
  readonly title: string;
  readonly description: string;
  /** The page's own address on this site. */
  readonly path: string;
  /** False for pages that search engines should leave out. */
  readonly indexed?: boolean;
  readonly children?: ReactNode;
};

/** What stands in a page's head: title, description, canonical address. */
export const PageHead = ({
  title,
  description,
  path,
  indexed = true,
  children,
}: PageHeadProps): ReactElement => (
  <>
    <title>{title === site.tagline ? `${site.name}: ${title}` : `${title} | ${site.name}`}</title>
    <meta name="description" content={description} />
    {indexed ? (
      <link rel="canonical" href={`${publicSettings.siteUrl}${path}`} />
    ) : (
      <meta name="robots" content="noindex" />
    )}
    {children}
  </>
);
