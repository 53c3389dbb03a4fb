import type { ReactElement } from 'react';
import styled from 'styled-components';
import type { PlanLostSinceMembershipEnded } from '../../../domain/members/member-plan.ts';
import { memberSectionSlugs } from '../../../domain/members/plan-address.ts';
import { memberSectionDisplayNames } from '../../../domain/members/section-name.ts';
import { memberPlanPath } from '../../../domain/routes.ts';
import { SectionHeading } from '../../../ui/layout/heading.tsx';
import { SiteLink } from '../../../ui/text/site-link.tsx';
import { planCountText } from '../plan-texts.ts';
import { ZonePageSection } from '../zone-layout.tsx';

const Fold = styled.details`
  & > summary {
    min-height: 2.75rem;
    padding-block: var(--space-2);
    font-weight: 700;
    cursor: pointer;
  }
`;

type ClosedPlansProps = { readonly closed: readonly PlanLostSinceMembershipEnded[] };

/**
 * The plans that the member’s membership opened and that are closed now, by name, each with a link
 * to its page, which says how to reopen it.
 */
export const PlansClosedWithMembership = ({ closed }: ClosedPlansProps): ReactElement | null => {
  const sections = memberSectionSlugs.filter((section) =>
    closed.some((plan) => plan.section === section),
  );
  return closed.length === 0 ? null : (
    <ZonePageSection className="no-print">
      <SectionHeading>What your membership opened</SectionHeading>
      <p className="prose">
        {planCountText(closed.length)} that you had. They are where you left them, and open again
        when you come back.
      </p>
      {sections.map((section, index) => {
        const plans = closed.filter((plan) => plan.section === section);
        return (
          <Fold key={section} open={index === 0}>
            <summary>
              {memberSectionDisplayNames[section]}: {planCountText(plans.length)}
            </summary>
            <ul className="ways">
              {plans.map((plan) => (
                <li key={`${plan.category}/${plan.slug}`}>
                  <SiteLink to={memberPlanPath(plan.section, plan.category, plan.slug)}>
                    {plan.title}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </Fold>
        );
      })}
    </ZonePageSection>
  );
};
