import type { ReactElement } from 'react';
import styled from 'styled-components';
import { subscriptionBannerAudience } from '../../domain/promotions.ts';
import { membershipOffersPath } from '../../domain/subscribe-request.ts';
import { ButtonLink } from '../../ui/kit/button-link.tsx';
import { media } from '../../ui/styles/media.ts';
import { audienceClass } from './audience-class.ts';

const Box = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4) var(--space-6);
  align-items: center;
  justify-items: start;
  padding: var(--space-5);
  border-inline-start: 0.375rem solid var(--brass);
  background: var(--coal);
  color: var(--chalk);
  --focus: var(--brass);

  & h2 {
    margin-bottom: var(--space-2);
    font-size: var(--step-3);
  }

  & p {
    max-width: 40rem;
    line-height: 1.5;
  }

  & a:not(:hover) {
    border-color: var(--brass);
    background: var(--brass);
    color: var(--coal);
  }

  ${media.threeColumns} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;

/**
 * The subscription banner (SCREENS-4, STATES-1): the benefits of the annual membership, for
 * everybody without a subscription.
 */
export const SubscriptionBanner = (): ReactElement => (
  <Box className={audienceClass(subscriptionBannerAudience)} aria-labelledby="subscription-banner">
    <div>
      <h2 id="subscription-banner">A year of member plans</h2>
      <p>
        The annual membership opens member workouts, finishers and warm-up plans that aren’t free.
        Packs are bought apart, and stay yours with it and without it.
      </p>
    </div>
    <ButtonLink to={membershipOffersPath}>See what it costs</ButtonLink>
  </Box>
);
