import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';
import type { ReactElement } from 'react';
import { asSections } from '../content/queried-sections.ts';
import { PackNextStep } from '../features/plans/plan-next-step.tsx';
import { ProgrammePage } from '../features/plans/programme-page.tsx';
import { mapOf } from '../features/muscles/map-of.tsx';
import { Breadcrumbs } from '../features/seo/breadcrumbs.tsx';
import { PageHead } from '../features/seo/page-head.tsx';
import { Sections } from '../features/workouts/sections.tsx';

const PreBuiltPlanPage = ({
  data: { plan },
  location,
}: PageProps<Queries.PreBuiltPlanPageQuery>): ReactElement | null =>
  plan === null ? null : (
    <ProgrammePage
      title={plan.title}
      lead={plan.excerpt}
      image={plan.image}
      breadcrumbs={<Breadcrumbs path={location.pathname} title={plan.title} />}
      body={<Sections sections={asSections(plan.sections)} map={mapOf} />}
    >
      <PackNextStep title={plan.title} />
    </ProgrammePage>
  );

export default PreBuiltPlanPage;

export const Head = ({
  data: { plan },
  location,
}: HeadProps<Queries.PreBuiltPlanPageQuery>): ReactElement | null =>
  plan === null ? null : (
    <PageHead
      title={plan.title}
      description={plan.excerpt}
      path={location.pathname}
      picture={plan.image}
    />
  );

export const query = graphql`
  query PreBuiltPlanPage($id: String!) {
    plan: contentfulPreBuiltPlan(id: { eq: $id }) {
      title
      excerpt
      sections
      image {
        ...WidePicture
        ...SocialPicture
      }
    }
  }
`;
