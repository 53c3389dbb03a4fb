import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';
import type { ReactElement } from 'react';
import { pictureOfFinderListEntryInQueriedShape } from '../content/queried/finder.ts';
import { siteIdentityAndPageSizes } from '../config/public/site-identity-and-page-sizes.ts';
import { editorsTitleAndLeadOrTitle } from '../content/queried/site-texts.ts';
import { queriedTrainedMusclesOf } from '../content/queried/training.ts';
import { exerciseCategoryPath, slugAsHeading } from '../domain/routes.ts';
import { titleForSearchEngines } from '../domain/page-head/search-titles.ts';
import { ExerciseOrBodyAreaCard } from '../features/exercises/exercise-or-body-area-card.tsx';
import { FilterableList } from '../features/finder/filterable-list.tsx';
import { TrainedMusclesOnCard } from '../page-parts/muscles/trained-muscles-on-card.tsx';
import { MailingListInvitation } from '../features/mailing-list/mailing-list-invitation.tsx';
import { Breadcrumbs } from '../page-parts/breadcrumbs.tsx';
import type { FinderListPageContext } from '../page-parts/finder/finder-list-page-context.ts';
import { PaginatedListHead } from '../page-parts/paginated-list-head.tsx';
import { PaginatedList } from '../page-parts/paginated-list.tsx';
import { PageTitleWithLead } from '../ui/layout/heading.tsx';
import { Stack } from '../ui/layout/layout.tsx';

type CategoryContext = Omit<FinderListPageContext, 'list' | 'value' | 'isIndexed'>;

const ExerciseCategoryPage = ({
  data,
  location,
  pageContext,
}: PageProps<Queries.ExerciseCategoryPageQuery, CategoryContext>): ReactElement | null => {
  const { category, exercises, text } = data;
  if (category === null) return null;
  const soon = editorsTitleAndLeadOrTitle(text, 'More exercises are coming soon');
  return (
    <Stack>
      <Breadcrumbs path={location.pathname} title={slugAsHeading(category.slug)} />
      <PageTitleWithLead title={slugAsHeading(category.slug)} lead={category.excerpt} />
      <FilterableList
        list="exercises"
        choices={pageContext.choices}
        within={exerciseCategoryPath(category.slug)}
        card={(entry) => (
          <ExerciseOrBodyAreaCard
            entry={{ ...entry, image: pictureOfFinderListEntryInQueriedShape(entry) }}
          />
        )}
      >
        <PaginatedList
          {...pageContext}
          entries={exercises}
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

export default ExerciseCategoryPage;

export const Head = ({
  data: { category, exercises },
  location,
  pageContext,
}: HeadProps<Queries.ExerciseCategoryPageQuery, CategoryContext>): ReactElement | null => {
  if (category === null) return null;
  return (
    <PaginatedListHead
      title={slugAsHeading(category.slug)}
      searchTitle={titleForSearchEngines(
        'exerciseCategory',
        slugAsHeading(category.slug),
        siteIdentityAndPageSizes,
      )}
      lead={category.excerpt}
      {...pageContext}
      path={location.pathname}
      order="in the order of the alphabet"
      entries={exercises}
      picture={category.image}
    />
  );
};

export const query = graphql`
  query ExerciseCategoryPage($id: String!, $ids: [String!]!) {
    category: contentfulExerciseCategory(id: { eq: $id }) {
      slug
      excerpt
      image {
        ...SocialPicture
      }
    }
    exercises: exercisesById(ids: $ids) {
      ...ExerciseCard
    }
    text: contentfulSiteText(key: { eq: "exercises-coming-soon" }) {
      ...SiteText
    }
  }
`;
