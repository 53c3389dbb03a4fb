import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';
import type { ReactElement } from 'react';
import { PackDocumentHead, PackPage } from '../features/plans/pack-page.tsx';

const HomeGymPackPage = ({
  data,
  location,
}: PageProps<Queries.HomeGymPackPageQuery>): ReactElement => (
  <PackPage pack={data.pack} path={location.pathname} />
);

export default HomeGymPackPage;

export const Head = ({ data, location }: HeadProps<Queries.HomeGymPackPageQuery>): ReactElement => (
  <PackDocumentHead kind="homeGymPack" pack={data.pack} path={location.pathname} />
);

export const query = graphql`
  query HomeGymPackPage($id: String!) {
    pack: contentfulHomeGymPack(id: { eq: $id }) {
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
