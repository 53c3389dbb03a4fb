import type { ReactElement } from 'react';
import styled from 'styled-components';
import { routes } from '../../domain/routes.ts';
import { buttonStyle } from '../../ui/button.tsx';
import { NextStep } from '../../ui/next-step.tsx';
import { SiteLink } from '../../ui/site-link.tsx';

const Action = styled(SiteLink)`
  ${buttonStyle}
`;

/** After a free plan: where its lifts and its loads are explained. */
export const PlanNextStep = (): ReactElement => (
  <NextStep title="Before your first session">
    <p>
      Work out your loads with the{' '}
      <SiteLink to="/calculators/one-rep-max/">one rep max calculator</SiteLink>, and read how each
      lift is done in the <SiteLink to={routes.exercises}>exercise library</SiteLink>.
    </p>
    <Action to={routes.workoutPlansFaq}>Read the questions about the plans</Action>
  </NextStep>
);

type PackNextStepProps = { readonly title: string };

/** After a pack or a pre-built plan: how to get it. */
export const PackNextStep = ({ title }: PackNextStepProps): ReactElement => (
  <NextStep title={`Train with ${title}`}>
    <p>
      What membership and the packs cost, in pounds, euros and dollars, is on the promotions page.
      Ask us if you are not sure which one fits you.
    </p>
    <Action to={routes.promotions}>See the offers</Action>
  </NextStep>
);
