import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';
import type { ReactElement } from 'react';
import { CalculatorPage } from '../features/calculators/calculator-page.tsx';
import { Breadcrumbs } from '../features/seo/breadcrumbs.tsx';
import { PageHead } from '../features/seo/page-head.tsx';

/** A calculator of the CMS that there is no tool for: its text alone. */
const CalculatorTextPage = ({
  data: { calculator },
  location,
}: PageProps<Queries.CalculatorTextPageQuery>): ReactElement => (
  <CalculatorPage
    calculator={calculator}
    breadcrumbs={<Breadcrumbs path={location.pathname} title={calculator?.title ?? ''} />}
  />
);

export default CalculatorTextPage;

export const Head = ({
  data: { calculator },
  location,
}: HeadProps<Queries.CalculatorTextPageQuery>): ReactElement | null =>
  calculator === null ? null : (
    <PageHead
      title={calculator.title}
      description={calculator.excerpt}
      path={location.pathname}
      picture={calculator.image}
    />
  );

export const query = graphql`
  query CalculatorTextPage($id: String!) {
    calculator: contentfulCalculator(id: { eq: $id }) {
      ...CalculatorPage
    }
  }
`;
