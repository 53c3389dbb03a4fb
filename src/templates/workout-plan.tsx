import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';
import type { ReactElement } from 'react';
import { asSections } from '../content/queried-sections.ts';
import { PlanFacts } from '../features/plans/plan-facts.tsx';
import { PlanNextStep } from '../features/plans/plan-next-step.tsx';
import { ProgrammePage } from '../features/plans/programme-page.tsx';
import { mapOf } from '../features/muscles/map-of.tsx';
import { PageHead } from '../features/seo/page-head.tsx';
import { Sections } from '../features/workouts/sections.tsx';

const WorkoutPlanPage = ({
  data: { plan },
}: PageProps<Queries.WorkoutPlanPageQuery>): ReactElement | null =>
  plan === null ? null : (
    <ProgrammePage
      title={plan.title}
      lead={plan.excerpt}
      image={plan.image}
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
}: HeadProps<Queries.WorkoutPlanPageQuery>): ReactElement | null =>
  plan === null ? null : (
    <PageHead title={plan.title} description={plan.excerpt} path={location.pathname} />
  );

export const query = graphql`
  query WorkoutPlanPage($id: String!) {
    plan: contentfulWorkoutPlan(id: { eq: $id }) {
      title
      excerpt
      sections
      ...PlanFacts
      image {
        ...WidePicture
      }
    }
  }
`;
