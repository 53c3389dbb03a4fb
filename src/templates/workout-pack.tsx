import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';
import type { ReactElement } from 'react';
import { PackDocumentHead, PackPage } from '../features/plans/pack-page.tsx';

const WorkoutPackPage = ({
  data,
  location,
}: PageProps<Queries.WorkoutPackPageQuery>): ReactElement => (
  <PackPage pack={data.pack} path={location.pathname} />
);

export default WorkoutPackPage;

export const Head = ({ data, location }: HeadProps<Queries.WorkoutPackPageQuery>): ReactElement => (
  <PackDocumentHead kind="workoutPack" pack={data.pack} path={location.pathname} />
);

export const query = graphql`
  query WorkoutPackPage($id: String!) {
    pack: contentfulWorkoutPack(id: { eq: $id }) {
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
