import { graphql } from 'gatsby';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { offerPricesOf } from '../../content/queried/prices.ts';
import { orderTarget } from '../../domain/orders/order-target.ts';
import { Amount } from '../../page-parts/price/amount.tsx';
import { Price } from '../../page-parts/price/price.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { CardBox, CardText } from '../../ui/card.tsx';

const PriceLine = styled.p`
  color: var(--ink) !important;

  & strong {
    display: block;
    font-size: var(--step-3);
    font-family: var(--heading);
    font-weight: 850;
    font-variant-numeric: tabular-nums;
    line-height: 1;
  }
`;

const Points = styled.ul`
  display: grid;
  gap: var(--space-2);
  padding-left: 1.2em;
  list-style: square;
`;

const Buy = styled(ButtonLink)`
  align-self: start;
  margin-top: var(--space-2);
`;

type OfferCardProps = { readonly offer: Queries.OfferCardFragment };

/** A subscription offer: its price, who pays it and when again, what is included, and how to buy it, or that it isn't for sale yet. */
export const OfferCard = ({ offer }: OfferCardProps): ReactElement => {
  const { title, excerpt, points, terms, sale } = offer;
  const prices = sale === null ? offerPricesOf(offer) : sale.prices;
  return (
    <CardBox>
      <CardText>
        <h3>{title}</h3>
        <PriceLine>
          <Price prices={prices} per="year" />
        </PriceLine>
        <p>
          {sale === null ? (
            <strong>This one isn’t for sale yet. This is the price we plan. </strong>
          ) : null}
          {terms}
        </p>
        <p>{excerpt}</p>
        <Points>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </Points>
        {sale === null ? null : (
          <>
            <Buy to={orderTarget(sale.productId)}>
              <span>
                Join for <Amount prices={prices} />
              </span>
            </Buy>
            <p>You see the whole order, with its renewal, before you pay.</p>
          </>
        )}
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
    terms
    excerpt
    points
    sale {
      ...SaleLink
    }
  }
`;
