import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';
import type { ReactElement } from 'react';
import { CalculatorPage } from '../features/calculators/calculator-page.tsx';
import { ReverseDietCalculator } from '../features/calculators/reverse-diet-calculator.tsx';
import { Breadcrumbs } from '../features/seo/breadcrumbs.tsx';
import { PageHead } from '../features/seo/page-head.tsx';

const ReverseDietPage = ({
  data: { calculator },
  location,
}: PageProps<Queries.ReverseDietPageQuery>): ReactElement => (
  <CalculatorPage
    calculator={calculator}
    breadcrumbs={<Breadcrumbs path={location.pathname} title={calculator?.title ?? ''} />}
  >
    <ReverseDietCalculator />
  </CalculatorPage>
);

export default ReverseDietPage;

export const Head = ({
  data: { calculator },
  location,
}: HeadProps<Queries.ReverseDietPageQuery>): ReactElement | null =>
  calculator === null ? null : (
    <PageHead
      title={calculator.title}
      description={calculator.excerpt}
      path={location.pathname}
      picture={calculator.image}
    />
  );

export const query = graphql`
  query ReverseDietPage($id: String!) {
    calculator: contentfulCalculator(id: { eq: $id }) {
      ...CalculatorPage
    }
  }
`;
