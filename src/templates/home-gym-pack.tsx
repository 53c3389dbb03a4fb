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

const HomeGymPackPage = ({
  data: { pack },
  location,
}: PageProps<Queries.HomeGymPackPageQuery>): ReactElement | null =>
  pack === null ? null : (
    <ProgrammePage
      title={pack.title}
      lead={pack.excerpt}
      image={pack.image}
      breadcrumbs={<Breadcrumbs path={location.pathname} title={pack.title} />}
      body={<Sections sections={asSections(pack.sections)} map={mapOf} />}
    >
      <PackNextStep title={pack.title} />
    </ProgrammePage>
  );

export default HomeGymPackPage;

export const Head = ({
  data: { pack },
  location,
}: HeadProps<Queries.HomeGymPackPageQuery>): ReactElement | null =>
  pack === null ? null : (
    <PageHead
      title={pack.title}
      description={pack.excerpt}
      path={location.pathname}
      picture={pack.image}
    />
  );

export const query = graphql`
  query HomeGymPackPage($id: String!) {
    pack: contentfulHomeGymPack(id: { eq: $id }) {
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
