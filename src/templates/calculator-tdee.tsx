import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';
import type { ReactElement } from 'react';
import {
  CalculatorDocumentHead,
  CalculatorPage,
} from '../features/calculators/calculator-page.tsx';
import { TdeeCalculator } from '../features/calculators/tdee-calculator.tsx';

const TdeePage = ({ data, location }: PageProps<Queries.TdeePageQuery>): ReactElement => (
  <CalculatorPage calculator={data.calculator} path={location.pathname}>
    <TdeeCalculator />
  </CalculatorPage>
);

export default TdeePage;

export const Head = ({ data, location }: HeadProps<Queries.TdeePageQuery>): ReactElement => (
  <CalculatorDocumentHead calculator={data.calculator} path={location.pathname} />
);

export const query = graphql`
  query TdeePage($id: String!) {
    calculator: contentfulCalculator(id: { eq: $id }) {
      ...CalculatorPage
    }
  }
`;
