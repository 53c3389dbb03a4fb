import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';
import type { ReactElement } from 'react';
import { ProgrammeCard } from '../features/plans/programme-card.tsx';
import { IndexHead, IndexPage } from '../page-parts/index-page.tsx';

const fallbackTitle = 'Workout plans';

const WorkoutPlansPage = ({ data }: PageProps<Queries.WorkoutPlansPageQuery>): ReactElement => (
  <IndexPage
    data={data}
    fallbackTitle={fallbackTitle}
    card={(entry, eager) => <ProgrammeCard programme={entry} note={entry.level} eager={eager} />}
  />
);

export default WorkoutPlansPage;

export const Head = ({
  data,
  location,
}: HeadProps<Queries.WorkoutPlansPageQuery>): ReactElement => (
  <IndexHead data={data} fallbackTitle={fallbackTitle} path={location.pathname} />
);

export const query = graphql`
  query WorkoutPlansPage {
    text: contentfulSiteText(key: { eq: "workout-plans-index" }) {
      ...SiteText
    }
    entries: allContentfulWorkoutPlan(sort: { order: ASC }) {
      nodes {
        ...WorkoutPlanCard
      }
    }
  }
`;
