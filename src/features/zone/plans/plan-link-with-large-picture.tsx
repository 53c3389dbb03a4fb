import type { ReactElement } from 'react';
import styled from 'styled-components';
import { sessionMinutesText } from '../../../domain/plans/time-and-equipment.ts';
import { memberPlanKeyFromAddressParts } from '../../../domain/members/last-opened.ts';
import type { MemberPlanSummary } from '../../../domain/members/member-plan.ts';
import { shortOrFullPathOfPlan } from '../../../domain/members/plan-address.ts';
import { SiteLink } from '../../../ui/text/site-link.tsx';
import { MemberPlanPicture } from './member-plan-picture.tsx';

const Poster = styled.div`
  display: grid;
  /* The picture takes what the words leave. */
  grid-template-rows: minmax(0, 1fr) auto;
  position: relative;
  background: var(--coal);
  color: var(--chalk);

  & p {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 var(--space-3);
    padding: var(--space-3) var(--space-4);
    line-height: 1.3;
  }

  & b {
    flex-basis: 100%;
    color: var(--brass);
    font-size: var(--step--1);
  }

  & a {
    color: inherit;
    font-family: var(--heading);
    font-size: var(--step-2);
    font-weight: 850;
    line-height: 1.1;
    text-decoration: none;
  }

  & a::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  & a:hover {
    text-decoration: underline;
    text-decoration-color: var(--brass);
    text-decoration-thickness: 0.1em;
    text-underline-offset: 0.12em;
  }

  & a:focus-visible {
    outline: none;
  }

  &:has(a:focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: 4px;
  }

  & picture {
    transition: scale var(--calm) var(--ease);
  }

  &:has(a:hover) picture {
    scale: 1.03;
  }

  & small {
    font-size: var(--step--1);
  }
`;

type PlanPosterProps = {
  /** Why this plan is shown, such as `Try today`. */
  readonly reason: string;
  readonly plan: MemberPlanSummary;
};

/** The large picture of a plan, with a link to it and the reason why it is shown; not on paper. */
export const PlanLinkWithLargePicture = ({ reason, plan }: PlanPosterProps): ReactElement => (
  <Poster className="no-print">
    <MemberPlanPicture plan={memberPlanKeyFromAddressParts(plan)} alt={plan.picture} size="large" />
    <p>
      <b>{reason}</b>
      <SiteLink to={shortOrFullPathOfPlan(plan)}>{plan.title}</SiteLink>
      <small>{sessionMinutesText(plan)}</small>
    </p>
  </Poster>
);
