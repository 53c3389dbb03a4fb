import type { ReactElement, ReactNode } from 'react';
import { CardGrid, Stack } from '../ui/layout.tsx';
import { Pager, type PagerProps } from './pager.tsx';

/** What the build says about a page of a list. */
export type NumberedListContext = PagerProps & {
  /** How many entries all pages of the list have together. */
  readonly entryCount: number;
};

type NumberedListProps<Entry> = NumberedListContext & {
  /** Those of this page. */
  readonly entries: readonly Entry[];
  /** What the list is in the order of, to be said above it. */
  readonly order: string | undefined;
  /** An entry's card. The first one is on the first screen, so its picture is eager. */
  readonly card: (entry: Entry, eager: boolean) => ReactNode;
};

/** A page of a list: how many there are and in which order, the cards, and links to the pages before and after. */
export const NumberedList = <Entry extends { readonly id: string }>({
  entryCount,
  entries,
  order,
  card,
  ...pager
}: NumberedListProps<Entry>): ReactElement => (
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
    <Pager {...pager} />
  </Stack>
);
