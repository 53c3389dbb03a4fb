import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';
import type { ReactElement } from 'react';
import { ExerciseCard } from '../features/exercises/exercise-card.tsx';
import { IndexHead, IndexPage } from '../page-parts/index-page.tsx';

const fallbackTitle = 'Exercises';

const ExercisesPage = ({ data }: PageProps<Queries.ExercisesPageQuery>): ReactElement => (
  <IndexPage
    data={data}
    fallbackTitle={fallbackTitle}
    card={(entry, eager) => <ExerciseCard entry={entry} eager={eager} />}
  />
);

export default ExercisesPage;

export const Head = ({ data, location }: HeadProps<Queries.ExercisesPageQuery>): ReactElement => (
  <IndexHead data={data} fallbackTitle={fallbackTitle} path={location.pathname} />
);

export const query = graphql`
  query ExercisesPage {
    text: contentfulSiteText(key: { eq: "exercises-index" }) {
      ...SiteText
    }
    entries: allContentfulExerciseCategory(sort: { order: ASC }) {
      nodes {
        ...ExerciseCategoryCard
      }
    }
  }
`;
