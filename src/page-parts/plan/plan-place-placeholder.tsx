import type { ReactElement } from 'react';
import styled from 'styled-components';
import { planKeyOf } from '../../domain/training/plan/plan-address.ts';
import type { PlanPagePathAndIndex } from '../../domain/training/plan/plan-place.ts';
import { routes } from '../../domain/routes.ts';
import { media } from '../../ui/styles/media.ts';
import { SiteLink } from '../../ui/text/site-link.tsx';

/** As high as its content will be, at each width. */
const Room = styled.div`
  min-height: 18.25rem;

  @media (min-width: 22.5em) {
    min-height: 14.75rem;
  }

  ${media.small} {
    min-height: 11.25rem;
  }
`;

/**
 * The head of a plan: reserves space for the lifter's place in it, when her log is on the device.
 */
export const PlanPlacePlaceholder = ({
  plan,
}: {
  readonly plan: PlanPagePathAndIndex;
}): ReactElement => <Room className="with-log no-print" data-plan-head={planKeyOf(plan)} />;

/**
 * Below a plan: an unobtrusive link to the lifter's weights, while there is no log on the device.
 */
export const OwnWeightsLinkUnlessLogExists = ({
  plan,
}: {
  readonly plan: PlanPagePathAndIndex;
}): ReactElement => (
  <p className="without-log no-print">
    <SiteLink to={`${routes.myWeights}?back=${plan.path}`} rel="nofollow">
      Train with your own weights
    </SiteLink>
  </p>
);
