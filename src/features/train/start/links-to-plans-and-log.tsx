import type { ReactElement } from 'react';
import styled from 'styled-components';
import { routes } from '../../../domain/routes.ts';
import { SiteLink } from '../../../ui/text/site-link.tsx';

const List = styled.ul`
  border-top: 3px solid var(--ink);

  & > li {
    border-bottom: 1px solid var(--line);
  }

  & a {
    display: flex;
    align-items: center;
    min-height: 3rem;
    font-weight: 700;
  }
`;

export const howToBeginSentence =
  'Open a plan and press “Start this session” on any of its days. One set at a time fills the screen, with your weights and a rest timer.';

/** Links to plans, the lifter’s weights and the log. */
export const LinksToPlansAndLog = (): ReactElement => (
  <List>
    <li>
      <SiteLink to={routes.workoutPlans}>Find a free plan</SiteLink>
    </li>
    <li>
      <SiteLink to={routes.members}>Open a plan of your membership</SiteLink>
    </li>
    <li>
      <SiteLink to={routes.mySessions}>Train without a plan</SiteLink>
    </li>
    <li>
      <SiteLink to={routes.myWeights}>Enter your weights</SiteLink>
    </li>
    <li>
      <SiteLink to={routes.trainingLog}>Look at your training log</SiteLink>
    </li>
  </List>
);
