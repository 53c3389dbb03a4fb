import type { ReactElement } from 'react';
import type { FinderChoices } from '../../domain/finder/finder-filter.ts';
import type { FinderListId, FinderValue } from '../../domain/finder/finder-lists.ts';
import { listPageMetadata } from '../../domain/page-metadata.ts';
import { collectionPage } from '../../domain/structured-data/lists.ts';
import { PageHead } from '../head/page-head.tsx';
import { absoluteAddress } from '../head/publisher.ts';
import type { SocialPicture } from '../head/social-picture.ts';
import type { PagerProps } from '../pager.tsx';

/** What the build says about a page of a list with the finder. */
export type FinderListContext = PagerProps & {
  readonly list: FinderListId;
  /** The value that the page shows alone; null for the whole list. */
  readonly value: FinderValue | null;
  readonly choices: FinderChoices;
  readonly isIndexed: boolean;
  /** How many entries all pages of the list have together. */
  readonly entryCount: number;
};

type FinderListHeadProps = {
  readonly context: Pick<FinderListContext, 'pageNumber' | 'pageCount' | 'isIndexed'>;
  readonly title: string;
  readonly lead: string | undefined;
  readonly path: string;
  readonly order: string;
  readonly entries: readonly { readonly title: string; readonly path: string }[];
  readonly picture?: SocialPicture | null;
};

/** The head of a page of a list with the finder. From page 2 on, title and description name the page. */
export const FinderListHead = ({
  context: { pageNumber, pageCount, isIndexed },
  title,
  lead = title,
  path,
  order,
  entries,
  picture,
}: FinderListHeadProps): ReactElement => {
  const words =
    pageNumber === 1
      ? { title, description: lead }
      : listPageMetadata({
          title,
          pageNumber,
          pageCount,
          order,
          entries: entries.map((entry) => entry.title),
        });
  const collection = collectionPage({
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
    />
  );
};
