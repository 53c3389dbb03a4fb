import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';
import type { ReactElement } from 'react';
import { siteTextOr } from '../content/site-texts.ts';
import { collectionPage } from '../domain/structured-data/lists.ts';
import { ExerciseCard } from '../features/exercises/exercise-card.tsx';
import { PageHead } from '../features/seo/page-head.tsx';
import { absoluteAddress } from '../features/seo/publisher.ts';
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
  const { title, lead = title } = siteTextOr(data.text, fallbackTitle);
  const collection = collectionPage({
    title,
    description: lead,
    url: absoluteAddress(location.pathname),
    entries: data.entries.nodes.map((entry) => ({
      title: entry.title,
      url: absoluteAddress(entry.path),
    })),
  });
  return (
    <PageHead title={title} description={lead} path={location.pathname} things={[collection]} />
  );
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
