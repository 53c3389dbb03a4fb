import { graphql } from 'gatsby';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { formatPrice } from '../../domain/price.ts';

const Prices = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: var(--space-1) var(--space-4);
  color: var(--muted);
  font-variant-numeric: tabular-nums;

  & strong {
    color: var(--ink);
    font-size: var(--step-2);
  }
`;

type PriceListProps = { readonly prices: Queries.PriceListFragment };

/** What a product costs: in pounds first, then in the other currencies. */
export const PriceList = ({ prices }: PriceListProps): ReactElement => (
  <Prices>
    <strong>{formatPrice(prices.priceGbp, 'gbp')}</strong>
    <span>{formatPrice(prices.priceEur, 'eur')}</span>
    <span>{formatPrice(prices.priceUsd, 'usd')}</span>
    <span>{formatPrice(prices.priceAud, 'aud')}</span>
  </Prices>
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
