import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';
import type { ReactElement } from 'react';
import { CalculatorCard } from '../features/calculators/calculator-card.tsx';
import { AllEntriesHead, AllEntriesPage } from '../page-parts/all-entries-page.tsx';

const fallbackTitle = 'Calculators';

const CalculatorsPage = ({ data }: PageProps<Queries.CalculatorsPageQuery>): ReactElement => (
  <AllEntriesPage
    data={data}
    fallbackTitle={fallbackTitle}
    card={(entry, eager) => <CalculatorCard calculator={entry} eager={eager} />}
  />
);

export default CalculatorsPage;

export const Head = ({ data, location }: HeadProps<Queries.CalculatorsPageQuery>): ReactElement => (
  <AllEntriesHead data={data} fallbackTitle={fallbackTitle} path={location.pathname} />
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
