import { graphql } from 'gatsby';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import {
  laterYearPricesIfDifferent,
  pricesOfQueriedMembershipOffer,
} from '../../content/queried/prices.ts';
import { accountPageProofsSectionPath } from '../../domain/proofs/account-page-proofs-section-path.ts';
import { giftMembershipOfferKey } from '../../domain/membership/yearly-renewing-offer-keys.ts';
import { orderPagePathForProductId } from '../../domain/orders/order-page-path.ts';
import { AmountInChosenCurrency } from '../../page-parts/price/amount.tsx';
import { Price } from '../../page-parts/price/price.tsx';
import { ButtonLink } from '../../ui/kit/button-link.tsx';
import { CardBox, CardText } from '../../ui/layout/teaser-card.tsx';
import { SiteLink } from '../../ui/text/site-link.tsx';

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

type SoldProps = { readonly sale: Queries.SaleLinkFragment };

const Order = ({ sale, label }: SoldProps & { readonly label: string }): ReactElement => (
  <Buy to={orderPagePathForProductId(sale.productId)}>
    <span>
      {label} <AmountInChosenCurrency prices={sale.prices} />
    </span>
  </Buy>
);

const seen = 'You see the whole order, with its renewal, before you pay.';

/** Who qualifies for an offer, and how to get it. */
const Way = ({ sale, offer }: SoldProps & { readonly offer: string }): ReactElement => {
  switch (offer) {
    case 'student':
    case 'nhs':
      return (
        <>
          <Buy to={accountPageProofsSectionPath}>Show your proof</Buy>
          <p>
            For {offer === 'student' ? 'students' : 'people in the NHS and emergency services'}{' '}
            whose proof we have accepted. Once we have accepted yours,{' '}
            <SiteLink to={orderPagePathForProductId(sale.productId)}>order it</SiteLink> for{' '}
            <AmountInChosenCurrency prices={sale.prices} end="." />
          </p>
        </>
      );
    case 'gift':
      return (
        <>
          <Order sale={sale} label="Give it for" />
          <p>For anybody to give, member or not. Packs can be given too, on their own pages.</p>
        </>
      );
    case 'two':
      return (
        <>
          <Order sale={sale} label="Join for" />
          <p>For any two people. One of you orders, then invites the other. {seen}</p>
        </>
      );
    default:
      return (
        <>
          <Order sale={sale} label="Join for" />
          <p>For anybody. {seen}</p>
        </>
      );
  }
};

type RenewalProps = { readonly renewal: Queries.OfferCardFragment };

/** What each renewal of the annual membership costs, and who can come back at that price. */
const Renewal = ({ renewal }: RenewalProps): ReactElement => (
  <>
    <h4>{renewal.title}</h4>
    <p>
      Each renewal costs{' '}
      <AmountInChosenCurrency prices={pricesOfQueriedMembershipOffer(renewal)} end="." />
    </p>
    <p>{renewal.terms}</p>
    {renewal.sale === null ? null : (
      <p>
        Has yours ended?{' '}
        <SiteLink to={orderPagePathForProductId(renewal.sale.productId)}>Come back</SiteLink> at
        this price.
      </p>
    )}
  </>
);

type OfferCardProps = {
  readonly offer: Queries.OfferCardFragment;
  /**
   * The price of later years, where it is an offer of its own: shown on the card of the annual
   * membership.
   */
  readonly renewal?: Queries.OfferCardFragment | undefined;
};

/**
 * A subscription offer: its price, when it is charged, what is included, who qualifies and how to
 * get it.
 */
export const MembershipOfferCard = ({ offer, renewal }: OfferCardProps): ReactElement => {
  const { title, excerpt, points, terms, sale } = offer;
  const prices = sale === null ? pricesOfQueriedMembershipOffer(offer) : sale.prices;
  const later = laterYearPricesIfDifferent(offer);
  return (
    <CardBox>
      <CardText>
        <h3>{title}</h3>
        <PriceLine>
          {offer.offer === giftMembershipOfferKey ? (
            <Price prices={prices} />
          ) : (
            <Price prices={prices} per="year" />
          )}
        </PriceLine>
        {later === undefined ? null : (
          <p>
            Each later year costs <AmountInChosenCurrency prices={later} end="." />
          </p>
        )}
        <p>
          {sale === null ? <strong>This one isn’t for sale. </strong> : null}
          {terms}
        </p>
        <p>{excerpt}</p>
        <Points>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </Points>
        {sale === null ? null : <Way sale={sale} offer={offer.offer} />}
        {renewal === undefined ? null : <Renewal renewal={renewal} />}
      </CardText>
    </CardBox>
  );
};

/** @public Gatsby collects fragments by itself. */
export const query = graphql`
  fragment OfferCard on ContentfulSubscriptionOffer {
    id
    offer
    title
    price
    priceEur
    priceUsd
    priceAud
    renewalGbp
    renewalEur
    renewalUsd
    renewalAud
    terms
    excerpt
    points
    sale {
      ...SaleLink
    }
  }
`;
