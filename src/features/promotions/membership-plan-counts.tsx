import { graphql } from 'gatsby';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { memberPlanCategoryNameOfSlug } from '../../domain/members/category-name.ts';
import { isMemberSectionSlug } from '../../domain/members/plan-address.ts';
import { memberSectionDisplayNames } from '../../domain/members/section-name.ts';
import {
  freeFirstWeekSlug,
  membersSectionOfYearPlan,
  yearPlanCategoriesWithDaysAWeek,
} from '../../domain/plans/year-plan-blocks.ts';
import { memberPlanPath, routes } from '../../domain/routes.ts';
import { SectionHeading } from '../../ui/layout/heading.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { SiteLink } from '../../ui/text/site-link.tsx';

const List = styled.ul`
  display: grid;
  gap: var(--space-3);
  max-width: 40rem;
  padding-left: 1.2em;
  list-style: square;
  line-height: 1.5;
`;

type MembershipPlansProps = { readonly counts: Queries.MembershipPlansFragment };

const times = (name: string, plans: number): string =>
  plans === 1 ? name : `${name} (${String(plans)})`;

/** The Year, whose versions count as one plan each, with the weeks of it that are free. */
const TheYear = ({ plans }: { readonly plans: number }): ReactElement => (
  <>
    {plans} blocks of twelve weeks, each written out for two, three and four days a week: learn and
    build, strength, muscle, peak and test. With a free account you can train its first week:{' '}
    {yearPlanCategoriesWithDaysAWeek.map((version, index) => (
      <span key={version.category}>
        {index === 0 ? '' : ', '}
        <SiteLink
          to={memberPlanPath(
            membersSectionOfYearPlan,
            version.category,
            freeFirstWeekSlug(version),
          )}
        >
          {memberPlanCategoryNameOfSlug(version.category).toLowerCase()}
        </SiteLink>
      </span>
    ))}
    .
  </>
);

/**
 * The number of plans that the membership opens, counted by the build; that packs are separate; and
 * which packs contain some of these plans.
 */
export const MembershipPlanCounts = ({ counts }: MembershipPlansProps): ReactElement => (
  <Stack as="section" aria-labelledby="what-the-membership-opens">
    <SectionHeading id="what-the-membership-opens">What the membership opens</SectionHeading>
    <p className="prose">
      {counts.membershipPlans} plans in the members zone, for as long as it runs. You need no
      membership for the {counts.publicPlans}{' '}
      <SiteLink to={routes.workoutPlans}>free plans</SiteLink> on the site and the{' '}
      {counts.freeMemberPlans} in the zone that open with a free account. The zone’s{' '}
      {counts.warmUps} warm-ups aren’t counted as plans.
    </p>
    <List>
      {counts.membershipSections.map(({ section, plans, categories }) => (
        <li key={section}>
          <b>
            {isMemberSectionSlug(section) ? memberSectionDisplayNames[section] : section}: {plans}.
          </b>{' '}
          {section === membersSectionOfYearPlan ? (
            <TheYear plans={plans} />
          ) : (
            `${categories.map((one) => times(memberPlanCategoryNameOfSlug(one.category), one.plans)).join(', ')}.`
          )}
        </li>
      ))}
    </List>
    <p className="prose">
      <b>Packs are apart.</b> The membership doesn’t open the {counts.packPlans} plans that are in
      packs alone. You buy a pack once and keep it, with or without a membership.
      {counts.soldWithPacks.length === 0 ? null : (
        <>
          {' '}
          Some plans of the membership come with a pack as well:{' '}
          {counts.soldWithPacks.map(({ title, path, plans }, index) => (
            <span key={path}>
              {index === 0 ? '' : ', '}
              {plans} in <SiteLink to={path}>{title}</SiteLink>
            </span>
          ))}
          .
        </>
      )}
    </p>
  </Stack>
);

/** @public Gatsby collects fragments by itself. */
export const query = graphql`
  fragment MembershipPlans on PlanCounts {
    publicPlans
    freeMemberPlans
    membershipPlans
    membershipSections {
      section
      plans
      categories {
        category
        plans
      }
    }
    soldWithPacks {
      title
      path
      plans
    }
    packPlans
    warmUps
  }
`;
