import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';
import type { ReactElement } from 'react';
import { levelOf } from '../content/queried/training.ts';
import { exercisePlan, scheduleOf } from '../domain/structured-data/exercise-plan.ts';
import { PlanFacts } from '../features/plans/plan-facts.tsx';
import { ProgrammePage } from '../features/plans/programme-page.tsx';
import { PageHead } from '../page-parts/head/page-head.tsx';
import { absoluteAddress, publisher } from '../page-parts/head/publisher.ts';
import { ownImage } from '../page-parts/head/social-picture.ts';
import { PlanNextStep } from '../page-parts/plan/plan-next-step.tsx';

const WorkoutPlanPage = ({
  data: { plan },
  location,
}: PageProps<Queries.WorkoutPlanPageQuery>): ReactElement | null =>
  plan === null ? null : (
    <ProgrammePage programme={plan} path={location.pathname} facts={<PlanFacts plan={plan} />}>
      <PlanNextStep />
    </ProgrammePage>
  );

export default WorkoutPlanPage;

export const Head = ({
  data: { plan },
  location,
}: HeadProps<Queries.WorkoutPlanPageQuery>): ReactElement | null => {
  if (plan === null) return null;
  const { title, excerpt, image } = plan;
  const workouts = plan.sections.flatMap((section) =>
    section.kind === 'workout' ? [section.workout] : [],
  );
  const facts = {
    url: absoluteAddress(location.pathname),
    title,
    description: excerpt,
    image: ownImage(image),
    level: levelOf(plan),
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
