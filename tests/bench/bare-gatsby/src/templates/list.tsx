import type { HeadProps, PageProps } from 'gatsby';
import type { ReactElement } from 'react';
import type { BareList } from '../../bare-space';
import { Cards } from '../card';
import { PageHead } from '../head';
import { Shell } from '../shell';

type Context = Omit<BareList, 'path'>;

const ListPage = ({
  pageContext: { title, cards, previousPath, nextPath },
}: PageProps<object, Context>): ReactElement => (
  <Shell>
    <h1>{title}</h1>
    <Cards cards={cards} />
    <nav aria-label="Pages">
      {previousPath === null ? null : <a href={previousPath}>Newer articles</a>}
      {nextPath === null ? null : <a href={nextPath}>Older articles</a>}
    </nav>
  </Shell>
);

export default ListPage;

export const Head = ({
  pageContext: { title },
  location,
}: HeadProps<object, Context>): ReactElement => (
  <PageHead title={title} description={`All articles: ${title}`} path={location.pathname} />
);
