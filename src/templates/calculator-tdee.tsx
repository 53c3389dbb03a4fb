import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';
import type { ReactElement } from 'react';
import { CalculatorPage } from '../features/calculators/calculator-page.tsx';
import { TdeeCalculator } from '../features/calculators/tdee-calculator.tsx';
import { Breadcrumbs } from '../features/seo/breadcrumbs.tsx';
import { PageHead } from '../features/seo/page-head.tsx';

const TdeePage = ({
  data: { calculator },
  location,
}: PageProps<Queries.TdeePageQuery>): ReactElement => (
  <CalculatorPage
    calculator={calculator}
    breadcrumbs={<Breadcrumbs path={location.pathname} title={calculator?.title ?? ''} />}
  >
    <TdeeCalculator />
  </CalculatorPage>
);

export default TdeePage;

export const Head = ({
  data: { calculator },
  location,
}: HeadProps<Queries.TdeePageQuery>): ReactElement | null =>
  calculator === null ? null : (
    <PageHead
      title={calculator.title}
      description={calculator.excerpt}
      path={location.pathname}
      picture={calculator.image}
    />
  );

export const query = graphql`
  query TdeePage($id: String!) {
    calculator: contentfulCalculator(id: { eq: $id }) {
      ...CalculatorPage
    }
  }
`;
