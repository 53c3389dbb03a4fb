import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';
import type { ReactElement } from 'react';
import {
  CalculatorDocumentHead,
  CalculatorPage,
} from '../features/calculators/calculator-page.tsx';

/** A calculator entry without a tool shows only its text. */
const CalculatorTextPage = ({
  data,
  location,
}: PageProps<Queries.CalculatorTextPageQuery>): ReactElement => (
  <CalculatorPage calculator={data.calculator} path={location.pathname} />
);

export default CalculatorTextPage;

export const Head = ({
  data,
  location,
}: HeadProps<Queries.CalculatorTextPageQuery>): ReactElement => (
  <CalculatorDocumentHead calculator={data.calculator} path={location.pathname} />
);

export const query = graphql`
  query CalculatorTextPage($id: String!) {
    calculator: contentfulCalculator(id: { eq: $id }) {
      ...CalculatorPage
    }
  }
`;
