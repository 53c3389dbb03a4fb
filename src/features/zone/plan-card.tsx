import type { ReactElement } from 'react';
import styled from 'styled-components';
import { minutesText } from '../../domain/plans/workload.ts';
import { categoryName } from '../../domain/members/category-name.ts';
import { equipmentNamesOf } from '../../domain/members/filter-plans.ts';
import { addressOfPlan } from '../../domain/members/last-opened.ts';
import type { MemberPlan } from '../../domain/members/member-plan.ts';
import { memberPlanPath } from '../../domain/routes.ts';
import { Card } from '../../ui/card.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { GuardedPicture } from './guarded-picture.tsx';

const Note = styled.p`
  order: -1;
  font-size: var(--step--1) !important;
  font-weight: 600;
`;

const EquipmentLine = styled.p`
  margin-top: auto;
  padding-top: var(--space-2);
  border-top: 1px solid var(--line);
  font-size: var(--step--1) !important;

  & b {
    color: var(--ink);
    font-weight: 600;
  }
`;

type PlanCardProps = {
  readonly plan: MemberPlan;
  readonly level?: 2 | 3;
};

/** A member plan in a list, with its category, minutes and equipment. */
export const PlanCard = ({ plan, level = 3 }: PlanCardProps): ReactElement => {
  const Heading = `h${level}` as const;
  const equipment = equipmentNamesOf(plan);
  return (
    <Card
      picture={<GuardedPicture plan={addressOfPlan(plan)} alt={plan.picture} size="small" />}
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
      <Note>
        {[categoryName(plan.category), minutesText(plan)]
          .filter((part) => part !== undefined)
          .join(' · ')}
      </Note>
      <EquipmentLine>
        <b>Kit</b> {equipment.length === 0 ? 'none' : equipment.join(', ').toLowerCase()}
      </EquipmentLine>
    </Card>
  );
};
