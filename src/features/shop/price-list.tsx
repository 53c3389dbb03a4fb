import { graphql } from 'gatsby';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { pricesOf } from '../../content/queried/prices.ts';
import { currencies, formatMoney } from '../../domain/money.ts';

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

type PriceListProps = { readonly product: Queries.PriceListFragment };

/** A product's prices: pounds first, then the other currencies. */
export const PriceList = ({ product }: PriceListProps): ReactElement => {
  const prices = pricesOf(product);
  const [first, ...others] = currencies;
  return (
    <Prices>
      <strong>{formatMoney(prices[first])}</strong>
      {others.map((currency) => (
        <span key={currency}>{formatMoney(prices[currency])}</span>
      ))}
    </Prices>
  );
};

/** @public Gatsby collects fragments by itself. */
export const query = graphql`
  fragment PriceList on ContentfulProduct {
    priceGbp
    priceEur
    priceUsd
    priceAud
  }
`;
