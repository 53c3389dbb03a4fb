import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';
import type { ReactElement } from 'react';
import { siteTextOr } from '../content/site-texts.ts';
import { ExerciseCard } from '../features/exercises/exercise-card.tsx';
import { PageHead } from '../features/seo/page-head.tsx';
import { PageHeading } from '../ui/heading.tsx';
import { CardGrid, Stack } from '../ui/layout.tsx';

const fallbackTitle = 'Exercises';

const ExercisesPage = ({ data }: PageProps<Queries.ExercisesPageQuery>): ReactElement => (
  <Stack>
    <PageHeading {...siteTextOr(data.text, fallbackTitle)} />
    {data.entries.nodes.length === 0 ? <p>Nothing here yet.</p> : null}
    <CardGrid>
      {data.entries.nodes.map((entry, index) => (
        <li key={entry.id}>
          <ExerciseCard entry={entry} eager={index === 0} />
        </li>
      ))}
    </CardGrid>
  </Stack>
);

export default ExercisesPage;

export const Head = ({ data, location }: HeadProps<Queries.ExercisesPageQuery>): ReactElement => {
  const { title, lead } = siteTextOr(data.text, fallbackTitle);
  return <PageHead title={title} description={lead ?? title} path={location.pathname} />;
};

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
