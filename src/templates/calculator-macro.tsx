import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';
import type { ReactElement } from 'react';
import { CalculatorPage } from '../features/calculators/calculator-page.tsx';
import { MacroCalculator } from '../features/calculators/macro-calculator.tsx';
import { Breadcrumbs } from '../features/seo/breadcrumbs.tsx';
import { PageHead } from '../features/seo/page-head.tsx';

const MacroPage = ({
  data: { calculator },
  location,
}: PageProps<Queries.MacroPageQuery>): ReactElement => (
  <CalculatorPage
    calculator={calculator}
    breadcrumbs={<Breadcrumbs path={location.pathname} title={calculator?.title ?? ''} />}
  >
    <MacroCalculator />
  </CalculatorPage>
);

export default MacroPage;

export const Head = ({
  data: { calculator },
  location,
}: HeadProps<Queries.MacroPageQuery>): ReactElement | null =>
  calculator === null ? null : (
    <PageHead
      title={calculator.title}
      description={calculator.excerpt}
      path={location.pathname}
      picture={calculator.image}
    />
  );

export const query = graphql`
  query MacroPage($id: String!) {
    calculator: contentfulCalculator(id: { eq: $id }) {
      ...CalculatorPage
    }
  }
`;
