import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';
import type { ReactElement } from 'react';
import {
  filterValuesOfQueriedChoices,
  pictureOfFinderListEntryInQueriedShape,
} from '../content/queried/finder.ts';
import { isMuscle } from '../domain/training/muscles.ts';
import { ExerciseOrBodyAreaCard } from '../features/exercises/exercise-or-body-area-card.tsx';
import { FilterableList } from '../features/finder/filterable-list.tsx';
import { MuscleMapLinks } from '../page-parts/muscles/muscle-way-in.tsx';
import { AllEntriesHead, AllEntriesPage } from '../page-parts/all-entries-page.tsx';

const fallbackTitle = 'Exercises';

const ExercisesPage = ({ data }: PageProps<Queries.ExercisesPageQuery>): ReactElement => (
  <AllEntriesPage
    data={data}
    fallbackTitle={fallbackTitle}
    card={(entry) => <ExerciseOrBodyAreaCard entry={entry} />}
    around={(areas) => (
      <>
        <MuscleMapLinks trained={new Set(data.trained.muscles.filter(isMuscle))} />
        <FilterableList
          list="exercises"
          choices={filterValuesOfQueriedChoices(data.choices)}
          card={(entry) => (
            <ExerciseOrBodyAreaCard
              entry={{ ...entry, image: pictureOfFinderListEntryInQueriedShape(entry) }}
            />
          )}
        >
          {areas}
        </FilterableList>
      </>
    )}
  />
);

export default ExercisesPage;

export const Head = ({ data, location }: HeadProps<Queries.ExercisesPageQuery>): ReactElement => (
  <AllEntriesHead data={data} fallbackTitle={fallbackTitle} path={location.pathname} />
);

export const query = graphql`
  query ExercisesPage {
    text: contentfulSiteText(key: { eq: "exercises-index" }) {
      ...SiteText
    }
    choices: exerciseChoices {
      ...FinderChoices
    }
    entries: allContentfulExerciseCategory(sort: { order: ASC }) {
      nodes {
        ...ExerciseCategoryCard
      }
    }
    trained: allContentfulExercise {
      muscles: distinct(field: { primaryMuscles: SELECT })
    }
  }
`;
