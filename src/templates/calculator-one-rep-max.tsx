import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';
import type { ReactElement } from 'react';
import {
  CalculatorDocumentHead,
  CalculatorPage,
} from '../features/calculators/calculator-page.tsx';
import { OneRepMaxCalculator } from '../features/calculators/one-rep-max-calculator.tsx';

const OneRepMaxPage = ({ data, location }: PageProps<Queries.OneRepMaxPageQuery>): ReactElement => (
  <CalculatorPage calculator={data.calculator} path={location.pathname}>
    <OneRepMaxCalculator />
  </CalculatorPage>
);

export default OneRepMaxPage;

export const Head = ({ data, location }: HeadProps<Queries.OneRepMaxPageQuery>): ReactElement => (
  <CalculatorDocumentHead calculator={data.calculator} path={location.pathname} />
);

export const query = graphql`
  query OneRepMaxPage($id: String!) {
    calculator: contentfulCalculator(id: { eq: $id }) {
      ...CalculatorPage
    }
  }
`;
