import { graphql } from 'gatsby';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { offerPricesOf } from '../../content/queried/prices.ts';
import { formatMoney } from '../../domain/money.ts';
import { CardBox, CardText } from '../../ui/card.tsx';

const Price = styled.p`
  color: var(--ink) !important;
  font-size: var(--step-3) !important;
  font-family: var(--heading);
  font-weight: 850;
  font-variant-numeric: tabular-nums;
  line-height: 1 !important;

  & small {
    font-family: var(--text);
    font-size: 1rem;
    font-weight: 500;
    letter-spacing: 0;
  }
`;

const Points = styled.ul`
  display: grid;
  gap: var(--space-2);
  padding-left: 1.2em;
  list-style: square;
`;

type OfferCardProps = { readonly offer: Queries.OfferCardFragment };

/** A subscription offer, with its yearly price in every currency and what is included. */
export const OfferCard = ({ offer }: OfferCardProps): ReactElement => {
  const { gbp, eur, usd, aud } = offerPricesOf(offer);
  return (
    <CardBox>
      <CardText>
        <h3>{offer.title}</h3>
        <Price>
          {formatMoney(gbp)} <small>a year</small>
        </Price>
        <p>
          {formatMoney(eur)}, {formatMoney(usd)} or {formatMoney(aud)}
        </p>
        <p>{offer.excerpt}</p>
        <Points>
          {offer.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </Points>
      </CardText>
    </CardBox>
  );
};

/** @public Gatsby collects fragments by itself. */
export const query = graphql`
  fragment OfferCard on ContentfulSubscriptionOffer {
    id
    title
    price
    priceEur
    priceUsd
    priceAud
    excerpt
    points
  }
`;
