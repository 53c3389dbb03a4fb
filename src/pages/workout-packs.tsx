import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';
import type { ReactElement } from 'react';
import { ProgrammeCard } from '../features/plans/programme-card.tsx';
import { IndexHead, IndexPage } from '../page-parts/index-page.tsx';

const fallbackTitle = 'Workout packs';

const WorkoutPacksPage = ({ data }: PageProps<Queries.WorkoutPacksPageQuery>): ReactElement => (
  <IndexPage
    data={data}
    fallbackTitle={fallbackTitle}
    card={(entry, eager) => <ProgrammeCard programme={entry} eager={eager} />}
  />
);

export default WorkoutPacksPage;

export const Head = ({
  data,
  location,
}: HeadProps<Queries.WorkoutPacksPageQuery>): ReactElement => (
  <IndexHead data={data} fallbackTitle={fallbackTitle} path={location.pathname} />
);

export const query = graphql`
  query WorkoutPacksPage {
    text: contentfulSiteText(key: { eq: "workout-packs-index" }) {
      ...SiteText
    }
    entries: allContentfulWorkoutPack(sort: { order: ASC }) {
      nodes {
        ...WorkoutPackCard
      }
    }
  }
`;
