import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';
import type { ReactElement } from 'react';
import { asSections } from '../content/queried-sections.ts';
import { exercisePlan, scheduleOf } from '../domain/structured-data/exercise-plan.ts';
import { PlanFacts } from '../features/plans/plan-facts.tsx';
import { PlanNextStep } from '../features/plans/plan-next-step.tsx';
import { ProgrammePage } from '../features/plans/programme-page.tsx';
import { mapOf } from '../features/muscles/map-of.tsx';
import { Breadcrumbs } from '../features/seo/breadcrumbs.tsx';
import { PageHead } from '../features/seo/page-head.tsx';
import { absoluteAddress, publisher } from '../features/seo/publisher.ts';
import { ownImage } from '../features/seo/social-picture.ts';
import { Sections } from '../features/workouts/sections.tsx';

const WorkoutPlanPage = ({
  data: { plan },
  location,
}: PageProps<Queries.WorkoutPlanPageQuery>): ReactElement | null =>
  plan === null ? null : (
    <ProgrammePage
      title={plan.title}
      lead={plan.excerpt}
      image={plan.image}
      breadcrumbs={<Breadcrumbs path={location.pathname} title={plan.title} />}
      body={<Sections sections={asSections(plan.sections)} map={mapOf} />}
      facts={<PlanFacts plan={plan} />}
    >
      <PlanNextStep />
    </ProgrammePage>
  );

export default WorkoutPlanPage;

export const Head = ({
  data: { plan },
  location,
}: HeadProps<Queries.WorkoutPlanPageQuery>): ReactElement | null => {
  if (plan === null) return null;
  const { title, excerpt, image, level } = plan;
  const workouts = asSections(plan.sections).flatMap((section) =>
    section.kind === 'workout' ? [section.workout] : [],
  );
  const facts = {
    url: absoluteAddress(location.pathname),
    title,
    description: excerpt,
    image: ownImage(image),
    level,
    schedule: scheduleOf(workouts),
  };
  return (
    <PageHead
      title={title}
      description={excerpt}
      path={location.pathname}
      picture={image}
      things={[exercisePlan(facts, publisher)]}
    />
  );
};

export const query = graphql`
  query WorkoutPlanPage($id: String!) {
    plan: contentfulWorkoutPlan(id: { eq: $id }) {
      title
      excerpt
      sections
      ...PlanFacts
      image {
        ...WidePicture
        ...SocialPicture
      }
    }
  }
`;
