import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';
import type { ReactElement } from 'react';
import { PackDocumentHead, PackPage } from '../features/plans/pack-page.tsx';

const PreBuiltPlanPage = ({
  data,
  location,
}: PageProps<Queries.PreBuiltPlanPageQuery>): ReactElement => (
  <PackPage pack={data.plan} path={location.pathname} />
);

export default PreBuiltPlanPage;

export const Head = ({
  data,
  location,
}: HeadProps<Queries.PreBuiltPlanPageQuery>): ReactElement => (
  <PackDocumentHead kind="preBuiltPlan" pack={data.plan} path={location.pathname} />
);

export const query = graphql`
  query PreBuiltPlanPage($id: String!) {
    plan: contentfulPreBuiltPlan(id: { eq: $id }) {
      title
      excerpt
      sections
      reviewBy
      signedBy
      registration
      signedOn
      inside {
        ...Inside
      }
      sale {
        ...PackSale
      }
      image {
        ...WidePicture
        ...SocialPicture
      }
    }
  }
`;
