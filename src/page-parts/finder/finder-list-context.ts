import type { FinderChoices } from '../../domain/finder/finder-filter.ts';
import type { FinderListId, FinderValue } from '../../domain/finder/finder-lists.ts';
import type { NumberedListContext } from '../numbered-list.tsx';

/** What the build says about a page of a list with the finder. */
export type FinderListContext = NumberedListContext & {
  readonly list: FinderListId;
  /** The value that the page shows alone; null for the whole list. */
  readonly value: FinderValue | null;
  readonly choices: FinderChoices;
  readonly isIndexed: boolean;
};
