import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';
import type { ReactElement } from 'react';
import { CalculatorPage } from '../features/calculators/calculator-page.tsx';
import { OneRepMaxCalculator } from '../features/calculators/one-rep-max-calculator.tsx';
import { Breadcrumbs } from '../features/seo/breadcrumbs.tsx';
import { PageHead } from '../features/seo/page-head.tsx';

const OneRepMaxPage = ({
  data: { calculator },
  location,
}: PageProps<Queries.OneRepMaxPageQuery>): ReactElement => (
  <CalculatorPage
    calculator={calculator}
    breadcrumbs={<Breadcrumbs path={location.pathname} title={calculator?.title ?? ''} />}
  >
    <OneRepMaxCalculator />
  </CalculatorPage>
);

export default OneRepMaxPage;

export const Head = ({
  data: { calculator },
  location,
}: HeadProps<Queries.OneRepMaxPageQuery>): ReactElement | null =>
  calculator === null ? null : (
    <PageHead
      title={calculator.title}
      description={calculator.excerpt}
      path={location.pathname}
      picture={calculator.image}
    />
  );

export const query = graphql`
  query OneRepMaxPage($id: String!) {
    calculator: contentfulCalculator(id: { eq: $id }) {
      ...CalculatorPage
    }
  }
`;
