import type { ReactElement } from 'react';
import styled from 'styled-components';
import { memberPlanFactsFromWorkload } from '../../../domain/finder/training-facts.ts';
import { memberPlanCategoryNameOfSlug } from '../../../domain/members/category-name.ts';
import { memberPlanKeyFromAddressParts } from '../../../domain/members/last-opened.ts';
import type { MemberPlanSummary } from '../../../domain/members/member-plan.ts';
import { memberPlanPath } from '../../../domain/routes.ts';
import { CardTrainingFactLines } from '../../../page-parts/fact-lines.tsx';
import { TeaserCard } from '../../../ui/layout/teaser-card.tsx';
import { SiteLink } from '../../../ui/text/site-link.tsx';
import { MemberPlanPicture } from './member-plan-picture.tsx';

const Note = styled.p`
  order: -1;
  font-size: var(--step--1) !important;
  font-weight: 600;
`;

type PlanCardProps = {
  readonly plan: MemberPlanSummary;
  readonly level?: 2 | 3;
};

/** A member plan in a list, with its category, days, minutes and kit. */
export const MemberPlanCard = ({ plan, level = 3 }: PlanCardProps): ReactElement => {
  const Heading = `h${level}` as const;
  return (
    <TeaserCard
      picture={
        <MemberPlanPicture
          plan={memberPlanKeyFromAddressParts(plan)}
          alt={plan.picture}
          size="small"
        />
      }
      heading={
        <Heading>
          <SiteLink
            className="card-link"
            to={memberPlanPath(plan.section, plan.category, plan.slug)}
          >
            {plan.title}
          </SiteLink>
        </Heading>
      }
      text={plan.lead}
    >
      <Note>{memberPlanCategoryNameOfSlug(plan.category)}</Note>
      <CardTrainingFactLines facts={memberPlanFactsFromWorkload(plan)} />
    </TeaserCard>
  );
};
