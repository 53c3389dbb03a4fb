import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';
import type { ReactElement } from 'react';
import { siteTextOr } from '../content/queried/site-texts.ts';
import { muscleWorkOf } from '../content/queried/training.ts';
import { headingOf } from '../domain/routes.ts';
import { collectionPage } from '../domain/structured-data/lists.ts';
import { ExerciseCard } from '../features/exercises/exercise-card.tsx';
import { MuscleMap } from '../page-parts/muscles/muscle-map.tsx';
import { MailingListInvitation } from '../features/mailing-list/mailing-list-invitation.tsx';
import { Breadcrumbs } from '../page-parts/breadcrumbs.tsx';
import { PageHead } from '../page-parts/head/page-head.tsx';
import { absoluteAddress } from '../page-parts/head/publisher.ts';
import { PageHeading } from '../ui/heading.tsx';
import { CardGrid, Stack } from '../ui/layout.tsx';

const ExerciseCategoryPage = ({
  data,
  location,
}: PageProps<Queries.ExerciseCategoryPageQuery>): ReactElement | null => {
  const { category, exercises, text } = data;
  if (category === null) return null;
  const soon = siteTextOr(text, 'More exercises are coming soon');
  return (
    <Stack>
      <Breadcrumbs path={location.pathname} title={headingOf(category.slug)} />
      <PageHeading title={headingOf(category.slug)} lead={category.excerpt} />
      {exercises.nodes.length === 0 ? <p>No exercises here yet.</p> : null}
      <CardGrid>
        {exercises.nodes.map((exercise, index) => (
          <li key={exercise.id}>
            <ExerciseCard
              entry={exercise}
              eager={index === 0}
              map={<MuscleMap work={muscleWorkOf(exercise)} size="card" />}
            />
          </li>
        ))}
      </CardGrid>
      <MailingListInvitation title={soon.title} text={soon.lead ?? ''} />
    </Stack>
  );
};

export default ExerciseCategoryPage;

export const Head = ({
  data: { category, exercises },
  location,
}: HeadProps<Queries.ExerciseCategoryPageQuery>): ReactElement | null => {
  if (category === null) return null;
  const words = { title: headingOf(category.slug), description: category.excerpt };
  const entries = exercises.nodes.map(({ title, path }) => ({ title, url: absoluteAddress(path) }));
  return (
    <PageHead
      {...words}
      path={location.pathname}
      picture={category.image}
      things={[collectionPage({ ...words, url: absoluteAddress(location.pathname), entries })]}
    />
  );
};

export const query = graphql`
  query ExerciseCategoryPage($id: String!, $category: String!) {
    category: contentfulExerciseCategory(id: { eq: $id }) {
      slug
      excerpt
      image {
        ...SocialPicture
      }
    }
    exercises: allContentfulExercise(
      filter: { category: { eq: $category } }
      sort: { title: ASC }
    ) {
      nodes {
        ...ExerciseCard
      }
    }
    text: contentfulSiteText(key: { eq: "exercises-coming-soon" }) {
      ...SiteText
    }
  }
`;
