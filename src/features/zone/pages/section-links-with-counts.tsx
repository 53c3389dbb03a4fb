import type { ReactElement } from 'react';
import styled from 'styled-components';
import type {
  LockedPlanCountAndOffersOfSection,
  MemberPlanSummary,
} from '../../../domain/members/member-plan.ts';
import { memberSectionSlugs } from '../../../domain/members/plan-address.ts';
import {
  memberSectionDescriptions,
  memberSectionDisplayNames,
} from '../../../domain/members/section-name.ts';
import { memberSectionOrCategoryPath } from '../../../domain/members/zone-address.ts';
import { media } from '../../../ui/styles/media.ts';
import { SiteLink } from '../../../ui/text/site-link.tsx';

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0 var(--space-5);

  ${media.small} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  & li {
    display: grid;
    grid-template-columns: 5.25rem minmax(0, 1fr);
    gap: 0 var(--space-2);
    align-content: start;
    position: relative;
    padding-block: var(--space-3) var(--space-4);
    border-top: 3px solid var(--ink);
    line-height: 1.4;
  }

  & strong {
    grid-row: span 3;
    color: var(--accent);
    font-family: var(--heading);
    font-size: var(--step-4);
    font-variant-numeric: tabular-nums;
    font-weight: 900;
    line-height: 0.95;
    white-space: nowrap;
  }

  & h3 {
    font-size: var(--step-2);
  }

  & h3 a {
    color: inherit;
    text-decoration: none;
  }

  & h3 a::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  & h3 a:hover {
    text-decoration: underline;
    text-decoration-color: var(--brass);
    text-decoration-thickness: 0.1em;
    text-underline-offset: 0.12em;
  }

  & p {
    color: var(--muted);
    font-size: 1rem;
  }

  & small {
    margin-top: var(--space-1);
    font-size: var(--step--1);
    font-weight: 600;
  }
`;

type SectionIndexProps = {
  readonly plans: readonly MemberPlanSummary[];
  readonly locked: readonly LockedPlanCountAndOffersOfSection[];
};

/** Links to all sections, each with the number of open and of locked plans. */
export const SectionLinksWithCounts = ({ plans, locked }: SectionIndexProps): ReactElement => (
  <List>
    {memberSectionSlugs.map((section) => {
      const own = plans.filter((plan) => plan.section === section).length;
      const more = locked.find((one) => one.section === section)?.plans ?? 0;
      return (
        <li key={section}>
          <strong aria-hidden="true">{own}</strong>
          <h3>
            <SiteLink to={memberSectionOrCategoryPath(section)}>
              {memberSectionDisplayNames[section]}
              <span className="visually-hidden">: {own} of yours</span>
            </SiteLink>
          </h3>
          <p>{memberSectionDescriptions[section]}</p>
          {more === 0 ? null : <small>{more} more to open</small>}
        </li>
      );
    })}
  </List>
);
