import type { ReactElement, ReactNode } from 'react';
import { publicSettings } from '../../config/public/public-settings.ts';
import { siteIdentityAndPageSizes } from '../../config/public/site-identity-and-page-sizes.ts';
import { breadcrumbsOf } from '../../domain/page-head/breadcrumbs.ts';
import { pageTitle } from '../../domain/page-head/page-metadata.ts';
import { isIndexedBySearchEngines } from '../../domain/routes.ts';
import { toBreadcrumbListThing } from '../../domain/structured-data/lists.ts';
import type { SchemaOrgThing } from '../../domain/structured-data/thing.ts';
import { absoluteAddress } from './publisher.ts';
import { sharedLinkImageOrSitePicture } from './shared-link-picture.ts';
import type { SharedLinkPicture } from './shared-link-picture.ts';
import { StructuredData } from './structured-data.tsx';

export type PageHeadProps = {
  readonly title: string;
  readonly description: string;
  /** The page's path on this site. */
  readonly path: string;
  /** The page's name in breadcrumbs, if it differs from the title. */
  readonly crumb?: string;
  /** The picture in previews of shared links; by default the site's own. */
  readonly picture?: SharedLinkPicture | null | undefined;
  /** For articles: ISO 8601 dates of publication and last change. */
  readonly article?: { readonly published: string; readonly changed: string | undefined };
  /** Structured data about the page's subject. */
  readonly things?: readonly (SchemaOrgThing | undefined)[];
  /** False for pages that search engines should not list. */
  readonly indexed?: boolean;
  readonly children?: ReactNode;
};

/**
 * The elements of a page's head: title, description, address, the preview of shared links, and
 * structured data.
 */
export const PageHead = ({
  title,
  description,
  path,
  crumb = title,
  picture,
  article,
  things = [],
  indexed = isIndexedBySearchEngines(path),
  children,
}: PageHeadProps): ReactElement => {
  const image = sharedLinkImageOrSitePicture(picture);
  const breadcrumbs = toBreadcrumbListThing(breadcrumbsOf(path, crumb), publicSettings.siteUrl);
  return (
    <>
      <title>{pageTitle(title, siteIdentityAndPageSizes)}</title>
      <meta name="description" content={description} />
      {indexed ? (
        <>
          <link rel="canonical" href={absoluteAddress(path)} />
          <meta property="og:url" content={absoluteAddress(path)} />
        </>
      ) : (
        <meta name="robots" content="noindex" />
      )}
      <meta property="og:type" content={article === undefined ? 'website' : 'article'} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:site_name" content={siteIdentityAndPageSizes.name} />
      <meta property="og:locale" content={siteIdentityAndPageSizes.locale.replace('-', '_')} />
      <meta property="og:image" content={image.address} />
      <meta property="og:image:width" content={String(image.width)} />
      <meta property="og:image:height" content={String(image.height)} />
      <meta property="og:image:alt" content={image.alt} />
      <meta name="twitter:card" content="summary_large_image" />
      {article === undefined ? null : (
        <meta property="article:published_time" content={article.published} />
      )}
      {article?.changed === undefined ? null : (
        <meta property="article:modified_time" content={article.changed} />
      )}
      {indexed ? <StructuredData things={[breadcrumbs, ...things]} /> : null}
      {children}
    </>
  );
};
