import { graphql } from 'gatsby';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { queriedPricesOf } from '../../content/queried/prices.ts';
import { moneyFromDecimal } from '../../domain/money.ts';
import { routes } from '../../domain/routes.ts';
import { AmountInChosenCurrency } from '../../page-parts/price/amount.tsx';
import { SiteLink } from '../../ui/text/site-link.tsx';

const Lines = styled.ul`
  display: grid;
  gap: var(--space-2);
  font-size: var(--step--1);
  line-height: 1.5;
`;

type DeliveryLineProps = {
  /** The delivery zone of most parcels; null in a space without delivery. */
  readonly zone: Queries.DeliveryLineFragment | null;
};

const FreeFrom = ({
  zone,
}: {
  readonly zone: Queries.DeliveryLineFragment;
}): ReactElement | null => {
  const { freeFromGbp, freeFromEur, freeFromUsd, freeFromAud } = zone;
  if (freeFromGbp === null || freeFromEur === null) return null;
  if (freeFromUsd === null || freeFromAud === null) return null;
  return (
    <li>
      <b>Free delivery there</b> from{' '}
      <AmountInChosenCurrency
        prices={{
          gbp: moneyFromDecimal(freeFromGbp, 'gbp'),
          eur: moneyFromDecimal(freeFromEur, 'eur'),
          usd: moneyFromDecimal(freeFromUsd, 'usd'),
          aud: moneyFromDecimal(freeFromAud, 'aud'),
        }}
      />
    </li>
  );
};

/** The cost and time of delivery, and the return period: shown beside a product's price. */
export const DeliveryAndReturnsSummary = ({ zone }: DeliveryLineProps): ReactElement => (
  <Lines>
    {zone === null ? null : (
      <>
        <li>
          <b>Delivery to {zone.title}:</b> {zone.workingDaysFrom} to {zone.workingDaysTo} working
          days, for <AmountInChosenCurrency prices={queriedPricesOf(zone)} />
        </li>
        <FreeFrom zone={zone} />
        <li>Other countries and delivery days: shown in the cart before you pay.</li>
      </>
    )}
    <li>
      <b>Returns:</b> 14 days from the day it arrives.{' '}
      <SiteLink to={routes.shippingReturns}>Shipping and returns</SiteLink>
    </li>
  </Lines>
);

/** @public Gatsby collects fragments by itself. */
export const query = graphql`
  fragment DeliveryLine on ContentfulDeliveryZone {
    title
    priceGbp
    priceEur
    priceUsd
    priceAud
    freeFromGbp
    freeFromEur
    freeFromUsd
    freeFromAud
    workingDaysFrom
    workingDaysTo
  }
`;
