import type { ReactElement } from 'react';
import styled from 'styled-components';
import type { FollowedPlan } from '../../../domain/training/log.ts';
import { sessionStartAddressOf } from '../../../domain/training/plan/plan-address.ts';
import { isMemberPlan } from '../../../domain/training/plan/plan-place.ts';
import type { DeviceOrThisTab } from '../../../services/training-log/training-log.ts';
import { PageTitleWithLead } from '../../../ui/layout/heading.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { SiteLink } from '../../../ui/text/site-link.tsx';
import { ButtonLink } from '../../../ui/kit/button-link.tsx';
import { howToBeginSentence, LinksToPlansAndLog } from './links-to-plans-and-log.tsx';

const Plans = styled.ul`
  display: grid;

  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-3) var(--space-5);
    padding-block: var(--space-4);
    border-top: 3px solid var(--ink);
  }

  & h2 {
    font-size: var(--step-2);
  }
`;

const titleOf = ({ title, path }: FollowedPlan): string =>
  title ?? (isMemberPlan({ path }) ? 'A plan of your membership' : 'A plan');

type NextSessionsProps = {
  readonly plans: readonly FollowedPlan[];
  readonly keeping: DeviceOrThisTab;
};

/**
 * Shown if no session is open and no day was requested, such as at a start from the home screen:
 * the next sessions of the plans the lifter follows, the one that she trained last first, and where
 * to find plans.
 */
export const NextSessionOfEachPlan = ({ plans, keeping }: NextSessionsProps): ReactElement => {
  const active = plans
    .filter(({ state }) => state === 'active')
    .toSorted((one, other) => other.touchedOn.localeCompare(one.touchedOn));
  return (
    <Stack>
      <PageTitleWithLead
        title="Train"
        lead={active.length === 0 ? howToBeginSentence : 'This is what is next in your plans.'}
      />
      {keeping === 'this tab' ? (
        <p>
          This browser stores nothing for us, so a session lives in this tab only. An ordinary
          window has it the next time too.
        </p>
      ) : null}
      {active.length === 0 ? null : (
        <Plans>
          {active.map((plan) => (
            <li key={plan.key}>
              <div>
                <h2>
                  <SiteLink to={plan.path}>{titleOf(plan)}</SiteLink>
                </h2>
                <p>
                  Next: week {plan.next.week}, day {plan.next.day}
                </p>
              </div>
              <ButtonLink
                to={sessionStartAddressOf({
                  path: plan.path,
                  index: plan.index,
                  week: plan.next.week,
                  day: plan.next.day,
                })}
              >
                Start it
              </ButtonLink>
            </li>
          ))}
        </Plans>
      )}
      <LinksToPlansAndLog />
    </Stack>
  );
};
