import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';
import type { ReactElement } from 'react';
import { siteTextOr } from '../content/site-texts.ts';
import { labelOf } from '../domain/routes.ts';
import { ExerciseCard } from '../features/exercises/exercise-card.tsx';
import { MuscleMap } from '../features/muscles/muscle-map.tsx';
import { MailingListInvitation } from '../features/mailing-list/mailing-list-invitation.tsx';
import { PageHead } from '../features/seo/page-head.tsx';
import { PageHeading } from '../ui/heading.tsx';
import { CardGrid, Stack } from '../ui/layout.tsx';

/** The heading is the address in words: `bum-exercises` reads `Bum exercises`. */
const headingOf = (slug: string): string => {
  const label = labelOf(slug);
  return `${label.charAt(0).toUpperCase()}${label.slice(1)}`;
};

const ExerciseCategoryPage = ({
  data,
}: PageProps<Queries.ExerciseCategoryPageQuery>): ReactElement | null => {
  const { category, exercises, text } = data;
  if (category === null) return null;
  const soon = siteTextOr(text, 'More exercises are coming soon');
  return (
    <Stack>
      <PageHeading title={headingOf(category.slug)} lead={category.excerpt} />
      {exercises.nodes.length === 0 ? <p>No exercises here yet.</p> : null}
      <CardGrid>
        {exercises.nodes.map((exercise, index) => (
          <li key={exercise.id}>
            <ExerciseCard
              entry={exercise}
              eager={index === 0}
              map={
                <MuscleMap
                  primary={exercise.primaryMuscles}
                  secondary={exercise.secondaryMuscles}
                  size="card"
                />
              }
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
  data,
  location,
}: HeadProps<Queries.ExerciseCategoryPageQuery>): ReactElement | null =>
  data.category === null ? null : (
    <PageHead
      title={headingOf(data.category.slug)}
      description={data.category.excerpt}
      path={location.pathname}
    />
  );

export const query = graphql`
  query ExerciseCategoryPage($id: String!, $category: String!) {
    category: contentfulExerciseCategory(id: { eq: $id }) {
      slug
      excerpt
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
