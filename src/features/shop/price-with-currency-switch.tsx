import { graphql } from 'gatsby';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { queriedPricesOf } from '../../content/queried/prices.ts';
import { CurrencySwitch } from '../../page-parts/price/currency-switch.tsx';
import { Price } from '../../page-parts/price/price.tsx';

const Box = styled.div`
  display: grid;
  gap: var(--space-3);

  & strong {
    font-size: var(--step-2);
    font-variant-numeric: tabular-nums;
  }
`;

type PriceListProps = { readonly product: Queries.PriceListFragment };

/** A product's price, and the currency switch. */
export const PriceWithCurrencySwitch = ({ product }: PriceListProps): ReactElement => (
  <Box>
    <Price prices={queriedPricesOf(product)} />
    <CurrencySwitch />
  </Box>
);

/** @public Gatsby collects fragments by itself. */
export const query = graphql`
  fragment PriceList on ContentfulProduct {
    priceGbp
    priceEur
    priceUsd
    priceAud
  }
`;
