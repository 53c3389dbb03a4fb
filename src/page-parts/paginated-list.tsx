import type { ReactElement, ReactNode } from 'react';
import { CardGrid, Stack } from '../ui/layout/layout.tsx';
import {
  PreviousAndNextPageLinks,
  type PreviousAndNextPageLinksProps,
} from './previous-and-next-page-links.tsx';

/** The build's context for a page of a list. */
export type PagerContextWithEntryCount = PreviousAndNextPageLinksProps & {
  /** The total number of entries on all pages of the list. */
  readonly entryCount: number;
};

type PaginatedListProps<Entry> = PagerContextWithEntryCount & {
  /** The entries of this page. */
  readonly entries: readonly Entry[];
  /** The sort order of the list, to be shown above it. */
  readonly order: string | undefined;
  /** Renders an entry's card. The first card is on the first screen, so its picture is eager. */
  readonly card: (entry: Entry, eager: boolean) => ReactNode;
};

/**
 * A page of a list: the number of entries and their order, the cards, and links to the previous and
 * next pages.
 */
export const PaginatedList = <Entry extends { readonly id: string }>({
  entryCount,
  entries,
  order,
  card,
  ...pager
}: PaginatedListProps<Entry>): ReactElement => (
  <Stack>
    <p>
      {entryCount === 0 ? 'Nothing here yet.' : `${entryCount} in all`}
      {order === undefined || entryCount === 0 ? null : `: ${order}.`}
    </p>
    <CardGrid>
      {entries.map((entry, index) => (
        <li key={entry.id}>{card(entry, index === 0)}</li>
      ))}
    </CardGrid>
    <PreviousAndNextPageLinks {...pager} />
  </Stack>
);
