import type { ReactElement } from 'react';
import { accountPageProofsSectionPath } from '../../domain/proofs/account-page-proofs-section-path.ts';
import {
  minSecondMemberDaysForRenewalPrice,
  renewalPriceDaysAfterEnd,
  type YearlyRenewingOfferKey,
} from '../../domain/membership/yearly-renewing-offer-keys.ts';
import { proofValidityDays } from '../../domain/orders/order-eligibility.ts';
import { membershipOffersPath } from '../../domain/subscribe-request.ts';
import { SiteLink } from '../../ui/text/site-link.tsx';

type OfferConditionProps = { readonly offer: YearlyRenewingOfferKey };

/** Who may order a restricted membership, and what she has to do first; nothing if anybody may. */
export const RestrictedMembershipCondition = ({
  offer,
}: OfferConditionProps): ReactElement | null => {
  switch (offer) {
    case 'annual':
      return null;
    case 'two':
      return (
        <p className="prose">
          You pay, and invite the second member by e-mail from your account page. You both have to
          be 18 or over.
        </p>
      );
    case 'student':
    case 'nhs':
      return (
        <p className="prose">
          <b>You need proof for this price{offer === 'student' ? ', and to be 18 or over' : ''}.</b>{' '}
          If we haven’t accepted yours yet,{' '}
          <SiteLink to={accountPageProofsSectionPath}>send it from your account page</SiteLink>{' '}
          first. You then have {proofValidityDays} days to order here.
        </p>
      );
    case 'renewal':
      return (
        <p className="prose">
          <b>This price is for returning members.</b> You can order it within{' '}
          {renewalPriceDaysAfterEnd} days of the end of a year of membership, your own or a gift, or
          of a second place that you held for at least {minSecondMemberDaysForRenewalPrice} days. A
          year that you withdrew from doesn’t count. Otherwise{' '}
          <SiteLink to={membershipOffersPath}>choose another membership</SiteLink>.
        </p>
      );
  }
};
