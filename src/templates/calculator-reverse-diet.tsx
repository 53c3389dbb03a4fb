import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';
import type { ReactElement } from 'react';
import {
  CalculatorDocumentHead,
  CalculatorPage,
} from '../features/calculators/calculator-page.tsx';
import { ReverseDietCalculator } from '../features/calculators/reverse-diet-calculator.tsx';

const ReverseDietPage = ({
  data,
  location,
}: PageProps<Queries.ReverseDietPageQuery>): ReactElement => (
  <CalculatorPage calculator={data.calculator} path={location.pathname}>
    <ReverseDietCalculator />
  </CalculatorPage>
);

export default ReverseDietPage;

export const Head = ({ data, location }: HeadProps<Queries.ReverseDietPageQuery>): ReactElement => (
  <CalculatorDocumentHead calculator={data.calculator} path={location.pathname} />
);

export const query = graphql`
  query ReverseDietPage($id: String!) {
    calculator: contentfulCalculator(id: { eq: $id }) {
      ...CalculatorPage
    }
  }
`;
