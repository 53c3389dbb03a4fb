import type { ReactElement } from 'react';
import styled from 'styled-components';
import { planKey } from '../../domain/training/plan-address.ts';
import type { PlanRef } from '../../domain/training/plan-place.ts';
import { routes } from '../../domain/routes.ts';
import { media } from '../../ui/media.ts';
import { SiteLink } from '../../ui/site-link.tsx';

/** As high as what comes into it, on each width. */
const Room = styled.div`
  min-height: 18.25rem;

  @media (min-width: 360px) {
    min-height: 14.75rem;
  }

  ${media.small} {
    min-height: 11.25rem;
  }
`;

/** The head of a plan: room for where she is in it, when her log is on the device. */
export const TrainingHead = ({ plan }: { readonly plan: PlanRef }): ReactElement => (
  <Room className="with-log no-print" data-plan-head={planKey(plan)} />
);

/** Below a plan: a quiet way to her weights, as long as there is no log on the device. */
export const OwnWeights = ({ plan }: { readonly plan: PlanRef }): ReactElement => (
  <p className="without-log no-print">
    <SiteLink to={`${routes.myWeights}?back=${plan.path}`} rel="nofollow">
      Train with your own weights
    </SiteLink>
  </p>
);
