import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';
import type { ReactElement } from 'react';
import { CalculatorCard } from '../features/calculators/calculator-card.tsx';
import { IndexHead, IndexPage } from '../page-parts/index-page.tsx';

const fallbackTitle = 'Calculators';

const CalculatorsPage = ({ data }: PageProps<Queries.CalculatorsPageQuery>): ReactElement => (
  <IndexPage
    data={data}
    fallbackTitle={fallbackTitle}
    card={(entry, eager) => <CalculatorCard calculator={entry} eager={eager} />}
  />
);

export default CalculatorsPage;

export const Head = ({ data, location }: HeadProps<Queries.CalculatorsPageQuery>): ReactElement => (
  <IndexHead data={data} fallbackTitle={fallbackTitle} path={location.pathname} />
);

export const query = graphql`
  query CalculatorsPage {
    text: contentfulSiteText(key: { eq: "calculators-index" }) {
      ...SiteText
    }
    entries: allContentfulCalculator(sort: { order: ASC }) {
      nodes {
        ...CalculatorCard
      }
    }
  }
`;
