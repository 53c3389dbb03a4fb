import type { ReactElement, ReactNode } from 'react';
import { publicSettings } from '../../config/public-settings.ts';
import { site } from '../../config/site.ts';
import { breadcrumbsOf } from '../../domain/breadcrumbs.ts';
import { pageTitle } from '../../domain/page-words.ts';
import { isIndexed } from '../../domain/routes.ts';
import { breadcrumbList } from '../../domain/structured-data/lists.ts';
import type { Thing } from '../../domain/structured-data/thing.ts';
import { absoluteAddress } from './publisher.ts';
import { sharedImage } from './social-picture.ts';
import type { SocialPicture } from './social-picture.ts';
import { StructuredData } from './structured-data.tsx';

type PageHeadProps = {
  readonly title: string;
  readonly description: string;
  /** The page's own address on this site. */
  readonly path: string;
  /** What breadcrumbs call the page, where that is not its title. */
  readonly crumb?: string;
  /** The page's own picture; without one the house's is shown beside a shared link. */
  readonly picture?: SocialPicture | null | undefined;
  /** For articles: when it was published and last changed, in the form of ISO 8601. */
  readonly article?: { readonly published: string; readonly changed: string | undefined };
  /** What the page is about, for machines. */
  readonly things?: readonly (Thing | undefined)[];
  /** False for pages that search engines should leave out. */
  readonly indexed?: boolean;
  readonly children?: ReactNode;
};

/** What stands in a page's head: its words, its address, what is shown beside a shared link, what it is about. */
export const PageHead = ({
  title,
  description,
  path,
  crumb = title,
  picture,
  article,
  things = [],
  indexed = isIndexed(path),
  children,
}: PageHeadProps): ReactElement => {
  const image = sharedImage(picture);
  const breadcrumbs = breadcrumbList(breadcrumbsOf(path, crumb), publicSettings.siteUrl);
  return (
    <>
      <title>{pageTitle(title, site)}</title>
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
      <meta property="og:site_name" content={site.name} />
      <meta property="og:locale" content={site.locale.replace('-', '_')} />
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
