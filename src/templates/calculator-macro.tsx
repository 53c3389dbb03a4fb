import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';
import type { ReactElement } from 'react';
import {
  CalculatorDocumentHead,
  CalculatorPage,
} from '../features/calculators/calculator-page.tsx';
import { MacroCalculator } from '../features/calculators/macro-calculator.tsx';

const MacroPage = ({ data, location }: PageProps<Queries.MacroPageQuery>): ReactElement => (
  <CalculatorPage calculator={data.calculator} path={location.pathname}>
    <MacroCalculator />
  </CalculatorPage>
);

export default MacroPage;

export const Head = ({ data, location }: HeadProps<Queries.MacroPageQuery>): ReactElement => (
  <CalculatorDocumentHead calculator={data.calculator} path={location.pathname} />
);

export const query = graphql`
  query MacroPage($id: String!) {
    calculator: contentfulCalculator(id: { eq: $id }) {
      ...CalculatorPage
    }
  }
`;
