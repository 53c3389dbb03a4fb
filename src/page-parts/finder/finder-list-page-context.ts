import type { OfferedFilterValues } from '../../domain/finder/chosen-filters.ts';
import type { FinderFilterValue, FinderListId } from '../../domain/finder/finder-lists.ts';
import type { PagerContextWithEntryCount } from '../paginated-list.tsx';

/** The build's context for a page of a list with the finder. */
export type FinderListPageContext = PagerContextWithEntryCount & {
  readonly list: FinderListId;
  /** The value that the page is limited to; null for the whole list. */
  readonly value: FinderFilterValue | null;
  readonly choices: OfferedFilterValues;
  readonly isIndexed: boolean;
};
