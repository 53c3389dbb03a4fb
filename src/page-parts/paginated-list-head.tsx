import type { ReactElement, ReactNode } from 'react';
import { metadataOfListPageAfterFirst } from '../domain/page-head/page-metadata.ts';
import { toCollectionPageThing } from '../domain/structured-data/lists.ts';
import { PageHead } from './page-head/page-head.tsx';
import { absoluteAddress } from './page-head/publisher.ts';
import type { SharedLinkPicture } from './page-head/shared-link-picture.ts';
import type { PreviousAndNextPageLinksProps } from './previous-and-next-page-links.tsx';

type PaginatedListHeadProps = Pick<PreviousAndNextPageLinksProps, 'pageNumber' | 'pageCount'> & {
  readonly title: string;
  /** The first page's title for search engines, if it differs from the list's title. */
  readonly searchTitle?: string;
  readonly lead: string | undefined;
  readonly path: string;
  /** The sort order of the list, as worded in a description. */
  readonly order: string;
  readonly entries: readonly { readonly title: string; readonly path: string }[];
  readonly picture?: SharedLinkPicture | null;
  /** False for pages that search engines should not list. */
  readonly isIndexed?: boolean;
  readonly children?: ReactNode;
};

/** The head of a page of a list. From page 2 on, title and description name the page. */
export const PaginatedListHead = ({
  pageNumber,
  pageCount,
  title,
  searchTitle = title,
  lead = title,
  path,
  order,
  entries,
  picture,
  isIndexed = true,
  children,
}: PaginatedListHeadProps): ReactElement => {
  const words =
    pageNumber === 1
      ? { title: searchTitle, description: lead }
      : metadataOfListPageAfterFirst({
          title,
          pageNumber,
          pageCount,
          order,
          entries: entries.map((entry) => entry.title),
        });
  const collection = toCollectionPageThing({
    ...words,
    url: absoluteAddress(path),
    entries: entries.map((entry) => ({ title: entry.title, url: absoluteAddress(entry.path) })),
  });
  return (
    <PageHead
      {...words}
      path={path}
      crumb={title}
      picture={picture}
      indexed={isIndexed}
      things={[collection]}
    >
      {children}
    </PageHead>
  );
};
