import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';
import type { ReactElement } from 'react';
import { ProgrammeCard } from '../features/plans/programme-card.tsx';
import { IndexHead, IndexPage } from '../page-parts/index-page.tsx';

const fallbackTitle = 'Pre-built plans';

const PreBuiltPlansPage = ({ data }: PageProps<Queries.PreBuiltPlansPageQuery>): ReactElement => (
  <IndexPage
    data={data}
    fallbackTitle={fallbackTitle}
    card={(entry, eager) => <ProgrammeCard programme={entry} eager={eager} />}
  />
);

export default PreBuiltPlansPage;

export const Head = ({
  data,
  location,
}: HeadProps<Queries.PreBuiltPlansPageQuery>): ReactElement => (
  <IndexHead data={data} fallbackTitle={fallbackTitle} path={location.pathname} />
);

export const query = graphql`
  query PreBuiltPlansPage {
    text: contentfulSiteText(key: { eq: "pre-built-plans-index" }) {
      ...SiteText
    }
    entries: allContentfulPreBuiltPlan(sort: { index: ASC }) {
      nodes {
        ...PreBuiltPlanCard
      }
    }
  }
`;
