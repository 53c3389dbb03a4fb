import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';
import type { ReactElement } from 'react';
import { ProgrammeCard } from '../features/plans/programme-card.tsx';
import { IndexHead, IndexPage } from '../page-parts/index-page.tsx';

const fallbackTitle = 'Home gym packs';

const HomeGymPacksPage = ({ data }: PageProps<Queries.HomeGymPacksPageQuery>): ReactElement => (
  <IndexPage
    data={data}
    fallbackTitle={fallbackTitle}
    card={(entry, eager) => <ProgrammeCard programme={entry} eager={eager} />}
  />
);

export default HomeGymPacksPage;

export const Head = ({
  data,
  location,
}: HeadProps<Queries.HomeGymPacksPageQuery>): ReactElement => (
  <IndexHead data={data} fallbackTitle={fallbackTitle} path={location.pathname} />
);

export const query = graphql`
  query HomeGymPacksPage {
    text: contentfulSiteText(key: { eq: "home-gym-packs-index" }) {
      ...SiteText
    }
    entries: allContentfulHomeGymPack(sort: { index: ASC }) {
      nodes {
        ...HomeGymPackCard
      }
    }
  }
`;
