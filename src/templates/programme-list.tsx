import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';
import type { ReactElement } from 'react';
import { pictureOfFinderListEntryInQueriedShape } from '../content/queried/finder.ts';
import { editorsTitleAndLeadOrTitle, searchEngineTitleOr } from '../content/queried/site-texts.ts';
import { filterPageTitleAndDescription, finderList } from '../domain/finder/finder-lists.ts';
import type { FinderListId } from '../domain/finder/finder-lists.ts';
import { routes } from '../domain/routes.ts';
import { FilterableList } from '../features/finder/filterable-list.tsx';
import { PlanCountSentence } from '../features/plans/plan-count-sentence.tsx';
import { PlanOrPackCard } from '../features/plans/plan-or-pack-card.tsx';
import { Breadcrumbs } from '../page-parts/breadcrumbs.tsx';
import type { FinderListPageContext } from '../page-parts/finder/finder-list-page-context.ts';
import { PaginatedListHead } from '../page-parts/paginated-list-head.tsx';
import { PaginatedList } from '../page-parts/paginated-list.tsx';
import { PageTitleWithLead } from '../ui/layout/heading.tsx';
import { Stack } from '../ui/layout/layout.tsx';
import { SiteLink } from '../ui/text/site-link.tsx';

const orders: Readonly<Partial<Record<FinderListId, string>>> = {
  'workout-plans': 'beginners’ plans first, then by days a week',
};

const headingOf = (
  { text }: Queries.ProgrammeListPageQuery,
  { list, value }: FinderListPageContext,
): { readonly title: string; readonly lead: string | undefined } => {
  if (value === null) return editorsTitleAndLeadOrTitle(text, finderList(list).title);
  const { title, description } = filterPageTitleAndDescription(list, value);
  return { title, lead: description };
};

const ProgrammeListPage = ({
  data,
  location,
  pageContext,
}: PageProps<Queries.ProgrammeListPageQuery, FinderListPageContext>): ReactElement => {
  const { list, value, choices } = pageContext;
  const heading = headingOf(data, pageContext);
  return (
    <Stack className={list.endsWith('packs') ? 'packs' : undefined}>
      <Breadcrumbs path={location.pathname} title={heading.title} />
      <PageTitleWithLead {...heading} />
      <FilterableList
        list={list}
        choices={choices}
        value={value}
        card={(entry) => (
          <PlanOrPackCard
            programme={{ ...entry, image: pictureOfFinderListEntryInQueriedShape(entry) }}
          />
        )}
      >
        <PaginatedList
          {...pageContext}
          entries={data.entries}
          order={value === null ? orders[list] : undefined}
          card={(entry, eager) => <PlanOrPackCard programme={entry} eager={eager} />}
        />
      </FilterableList>
      {list === 'workout-plans' && value === null ? (
        <>
          <p>
            Not sure which? <SiteLink to={routes.findAPlan}>Find the plan that fits you</SiteLink>.
          </p>
          <PlanCountSentence counts={data.planCounts} />
        </>
      ) : null}
    </Stack>
  );
};

export default ProgrammeListPage;

export const Head = ({
  data,
  location,
  pageContext,
}: HeadProps<Queries.ProgrammeListPageQuery, FinderListPageContext>): ReactElement => (
  <PaginatedListHead
    {...headingOf(data, pageContext)}
    {...(pageContext.value === null
      ? { searchTitle: searchEngineTitleOr(data.text, finderList(pageContext.list).title) }
      : {})}
    {...pageContext}
    path={location.pathname}
    order={orders[pageContext.list] ?? 'in the order of the list'}
    entries={data.entries}
  />
);

export const query = graphql`
  query ProgrammeListPage($ids: [String!]!, $textKey: String!) {
    text: contentfulSiteText(key: { eq: $textKey }) {
      ...SiteText
    }
    planCounts {
      ...AllPlans
    }
    entries: programmesById(ids: $ids) {
      ...ProgrammeCard
    }
  }
`;
