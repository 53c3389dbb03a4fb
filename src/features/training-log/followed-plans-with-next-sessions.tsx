import type { ReactElement } from 'react';
import { sessionStartAddressOf } from '../../domain/training/plan/plan-address.ts';
import { SiteLink } from '../../ui/text/site-link.tsx';
import { RuledList } from '../../ui/kit/ruled-list.ts';
import { titleOfPlanRef } from './log-words.ts';
import { LogSection } from './parts.tsx';
import type { OpenTrainingData } from './ready.ts';

/** The plans that the lifter follows, active ones first, each with its next session. */
export const FollowedPlansWithNextSessions = ({
  training: { plans },
}: {
  readonly training: OpenTrainingData;
}): ReactElement | null => {
  const order = { active: 0, paused: 1, finished: 2 } as const;
  const sorted = plans.toSorted(
    (one, other) =>
      order[one.state] - order[other.state] || other.touchedOn.localeCompare(one.touchedOn),
  );
  return plans.length === 0 ? null : (
    <LogSection id="plans" title="Your plans">
      <RuledList>
        {sorted.map((plan) => {
          const { key, path, index, next, state, done } = plan;
          return (
            <li key={key}>
              <b>
                <SiteLink to={path}>{titleOfPlanRef(plan, plans)}</SiteLink>
              </b>
              {state === 'active' ? (
                <span>
                  Next: week {next.week}, day {next.day}.{' '}
                  <SiteLink to={sessionStartAddressOf({ path, index, ...next })}>Start it</SiteLink>
                </span>
              ) : (
                <span>
                  {state === 'paused'
                    ? `Paused at week ${next.week}, day ${next.day}.`
                    : 'You have finished it.'}
                </span>
              )}
              <small>
                {done.length} {done.length === 1 ? 'session' : 'sessions'} done
              </small>
            </li>
          );
        })}
      </RuledList>
    </LogSection>
  );
};
