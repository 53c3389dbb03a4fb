import type { ReactElement } from 'react';
import styled from 'styled-components';
import { sessionStartAddressOf } from '../../domain/training/plan/plan-address.ts';
import type { PlanPathWeekAndDay } from '../../domain/training/plan/plan-place.ts';

const State = styled.span`
  min-height: 1.6em;
  font-weight: 600;
`;

const Start = styled.a`
  display: inline-grid;
  align-content: center;
  justify-self: start;
  min-height: 3rem;
  font-weight: 700;
`;

/** A placeholder for the state of a day in the device's log: done, or next. */
export const DayStatePlaceholder = (): ReactElement => (
  <State className="with-log no-print" data-day-state />
);

/**
 * A link that starts a day's session: a plain link, which works in a plan that no script touches.
 */
export const DayStartLink = ({ place }: { readonly place: PlanPathWeekAndDay }): ReactElement => (
  <Start className="start no-print" href={sessionStartAddressOf(place)} rel="nofollow">
    Start this session
  </Start>
);
