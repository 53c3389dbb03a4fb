import type { ReactElement, ReactNode } from 'react';
import { editorsTitleAndLeadOrTitle, searchEngineTitleOr } from '../content/queried/site-texts.ts';
import type { EditorsTitleAndLead } from '../content/queried/site-texts.ts';
import { toCollectionPageThing } from '../domain/structured-data/lists.ts';
import { PageTitleWithLead } from '../ui/layout/heading.tsx';
import { CardGrid, Stack } from '../ui/layout/layout.tsx';
import { PageHead } from './page-head/page-head.tsx';
import { absoluteAddress } from './page-head/publisher.ts';

type Entry = { readonly id: string; readonly path: string; readonly title: string };

/** The query result of an index page: the page's own text, and all entries of one kind. */
type IndexData<ListedEntry extends Entry> = {
  readonly text: EditorsTitleAndLead | null;
  readonly entries: { readonly nodes: readonly ListedEntry[] };
};

type IndexPageProps<ListedEntry extends Entry> = {
  readonly data: IndexData<ListedEntry>;
  /** Used until editors have written a text for the page. */
  readonly fallbackTitle: string;
  /** Renders an entry's card. The first card is on the first screen, so its picture is eager. */
  readonly card: (entry: ListedEntry, eager: boolean) => ReactNode;
  /** Wraps the cards, for example in the finder. */
  readonly around?: (cards: ReactNode) => ReactNode;
};

/** A page that shows all entries of one kind as cards. */
export const AllEntriesPage = <ListedEntry extends Entry>({
  data: { text, entries },
  fallbackTitle,
  card,
  around = (cards) => cards,
}: IndexPageProps<ListedEntry>): ReactElement => (
  <Stack>
    <PageTitleWithLead {...editorsTitleAndLeadOrTitle(text, fallbackTitle)} />
    {entries.nodes.length === 0 ? <p>Nothing here yet.</p> : null}
    {around(
      <CardGrid>
        {entries.nodes.map((entry, index) => (
          <li key={entry.id}>{card(entry, index === 0)}</li>
        ))}
      </CardGrid>,
    )}
  </Stack>
);

type IndexHeadProps = {
  readonly data: IndexData<Entry>;
  readonly fallbackTitle: string;
  readonly path: string;
};

/** The head of an index page. It lists the entries as structured data. */
export const AllEntriesHead = ({
  data: { text, entries },
  fallbackTitle,
  path,
}: IndexHeadProps): ReactElement => {
  const { title, lead = title } = editorsTitleAndLeadOrTitle(text, fallbackTitle);
  const collection = toCollectionPageThing({
    title,
    description: lead,
    url: absoluteAddress(path),
    entries: entries.nodes.map((entry) => ({
      title: entry.title,
      url: absoluteAddress(entry.path),
    })),
  });
  return (
    <PageHead
      title={searchEngineTitleOr(text, fallbackTitle)}
      crumb={title}
      description={lead}
      path={path}
      things={[collection]}
    />
  );
};
