import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';
import type { ReactElement } from 'react';
import { PackNextStep } from '../features/plans/plan-next-step.tsx';
import { ProgrammePage } from '../features/plans/programme-page.tsx';
import { PageHead } from '../features/seo/page-head.tsx';

const WorkoutPackPage = ({
  data: { pack },
}: PageProps<Queries.WorkoutPackPageQuery>): ReactElement | null =>
  pack === null ? null : (
    <ProgrammePage title={pack.title} lead={pack.excerpt} image={pack.image} html={pack.html}>
      <PackNextStep title={pack.title} />
    </ProgrammePage>
  );

export default WorkoutPackPage;

export const Head = ({
  data: { pack },
  location,
}: HeadProps<Queries.WorkoutPackPageQuery>): ReactElement | null =>
  pack === null ? null : (
    <PageHead title={pack.title} description={pack.excerpt} path={location.pathname} />
  );

export const query = graphql`
  query WorkoutPackPage($id: String!) {
    pack: contentfulWorkoutPack(id: { eq: $id }) {
      title
      excerpt
      html
      image {
        ...WidePicture
      }
    }
  }
`;
