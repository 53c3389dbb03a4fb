import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';
import type { ReactElement } from 'react';
import { pictureOfFinderListEntryInQueriedShape } from '../content/queried/finder.ts';
import { editorsTitleAndLeadOrTitle } from '../content/queried/site-texts.ts';
import { queriedTrainedMusclesOf } from '../content/queried/training.ts';
import { filterPageTitleAndDescription, finderList } from '../domain/finder/finder-lists.ts';
import { ExerciseOrBodyAreaCard } from '../features/exercises/exercise-or-body-area-card.tsx';
import { FilterableList } from '../features/finder/filterable-list.tsx';
import { MailingListInvitation } from '../features/mailing-list/mailing-list-invitation.tsx';
import { Breadcrumbs } from '../page-parts/breadcrumbs.tsx';
import type { FinderListPageContext } from '../page-parts/finder/finder-list-page-context.ts';
import { PaginatedListHead } from '../page-parts/paginated-list-head.tsx';
import { TrainedMusclesOnCard } from '../page-parts/muscles/trained-muscles-on-card.tsx';
import { PaginatedList } from '../page-parts/paginated-list.tsx';
import { PageTitleWithLead } from '../ui/layout/heading.tsx';
import { Stack } from '../ui/layout/layout.tsx';

const headingOf = ({ list, value }: FinderListPageContext) => {
  if (value === null) return { title: finderList(list).title, lead: undefined };
  const { title, description } = filterPageTitleAndDescription(list, value);
  return { title, lead: description };
};

const ExerciseListPage = ({
  data,
  location,
  pageContext,
}: PageProps<Queries.ExerciseListPageQuery, FinderListPageContext>): ReactElement => {
  const heading = headingOf(pageContext);
  const soon = editorsTitleAndLeadOrTitle(data.text, 'More exercises are coming soon');
  return (
    <Stack>
      <Breadcrumbs path={location.pathname} title={heading.title} />
      <PageTitleWithLead {...heading} />
      <FilterableList
        list={pageContext.list}
        choices={pageContext.choices}
        value={pageContext.value}
        card={(entry) => (
          <ExerciseOrBodyAreaCard
            entry={{ ...entry, image: pictureOfFinderListEntryInQueriedShape(entry) }}
          />
        )}
      >
        <PaginatedList
          {...pageContext}
          entries={data.exercises}
          order={undefined}
          card={(exercise, eager) => (
            <ExerciseOrBodyAreaCard
              entry={exercise}
              eager={eager}
              map={<TrainedMusclesOnCard work={queriedTrainedMusclesOf(exercise)} />}
            />
          )}
        />
      </FilterableList>
      <MailingListInvitation title={soon.title} text={soon.lead ?? ''} />
    </Stack>
  );
};

export default ExerciseListPage;

export const Head = ({
  data,
  location,
  pageContext,
}: HeadProps<Queries.ExerciseListPageQuery, FinderListPageContext>): ReactElement => (
  <PaginatedListHead
    {...headingOf(pageContext)}
    {...pageContext}
    path={location.pathname}
    order="in the order of the alphabet"
    entries={data.exercises}
  />
);

export const query = graphql`
  query ExerciseListPage($ids: [String!]!) {
    exercises: exercisesById(ids: $ids) {
      ...ExerciseCard
    }
    text: contentfulSiteText(key: { eq: "exercises-coming-soon" }) {
      ...SiteText
    }
  }
`;
