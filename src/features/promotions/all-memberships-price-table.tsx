import type { ReactElement } from 'react';
import styled from 'styled-components';
import {
  laterYearPricesIfDifferent,
  pricesOfQueriedMembershipOffer,
} from '../../content/queried/prices.ts';
import { giftMembershipOfferKey } from '../../domain/membership/yearly-renewing-offer-keys.ts';
import type { Prices } from '../../domain/money.ts';
import { AmountInChosenCurrency } from '../../page-parts/price/amount.tsx';

const Table = styled.table`
  width: 100%;
  max-width: 40rem;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  line-height: 1.3;

  & caption {
    padding-block-end: var(--space-2);
    font-weight: 700;
    text-align: start;
  }

  & th,
  & td {
    padding: var(--space-2) var(--space-3) var(--space-2) 0;
    border-top: 1px solid var(--line);
    text-align: start;
    vertical-align: top;
  }

  & thead th {
    border: 0;
    color: var(--muted);
    font-size: var(--step--1);
    font-weight: 600;
  }

  & th small {
    display: block;
    color: var(--muted);
    font-size: var(--step--1);
    font-weight: 400;
  }

  & td {
    font-weight: 700;
  }

  & td + td {
    padding-inline-end: 0;
  }
`;

/** Whom an offer is for, in a few words. Its card says it in full. */
const forWhom: Readonly<Record<string, string>> = {
  annual: 'For one lifter',
  student: 'With a student’s proof',
  nhs: 'With an NHS or 999 proof',
  two: 'For two adults, one payment',
  gift: 'To give to somebody',
};

/** The id of an offer's card, without the `#`. */
export const membershipOfferCardAnchor = (offer: string): string => `offer-${offer}`;

type OfferComparisonProps = {
  readonly offers: readonly Queries.OfferCardFragment[];
  /** The price of later years of the annual membership, where it is an offer of its own. */
  readonly renewal: Queries.OfferCardFragment | undefined;
};

const pricesOf = (
  offer: Queries.OfferCardFragment,
): Prices | NonNullable<typeof offer.sale>['prices'] =>
  offer.sale === null ? pricesOfQueriedMembershipOffer(offer) : offer.sale.prices;

/**
 * All memberships in one table that fits a phone: what the first year costs and each later one, and
 * for whom it is.
 */
export const AllMembershipsPriceTable = ({
  offers,
  renewal,
}: OfferComparisonProps): ReactElement => (
  <Table>
    <caption>Side by side: the same plans with each</caption>
    <thead>
      <tr>
        <th scope="col">Membership</th>
        <th scope="col">First year</th>
        <th scope="col">Each later year</th>
      </tr>
    </thead>
    <tbody>
      {offers.map((offer) => {
        const later =
          laterYearPricesIfDifferent(offer) ??
          (offer.offer === 'annual' && renewal !== undefined ? pricesOf(renewal) : pricesOf(offer));
        return (
          <tr key={offer.id}>
            <th scope="row">
              <a href={`#${membershipOfferCardAnchor(offer.offer)}`}>{offer.title}</a>
              <small>{forWhom[offer.offer]}</small>
            </th>
            <td>
              <AmountInChosenCurrency prices={pricesOf(offer)} />
            </td>
            <td>
              {offer.offer === giftMembershipOfferKey ? (
                'Ends by itself'
              ) : (
                <AmountInChosenCurrency prices={later} />
              )}
            </td>
          </tr>
        );
      })}
    </tbody>
  </Table>
);
