import { useState } from 'react';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import type { WorkoutPlanView } from '../../../domain/plans/plan-view.ts';
import type { FollowedPlan } from '../../../domain/training/log.ts';
import {
  planBlockContainingWeek,
  weekAndDayPairsOfPlan,
  type WeekAndDay,
} from '../../../domain/training/plan/plan-line.ts';
import { sessionStartAddressOf } from '../../../domain/training/plan/plan-address.ts';
import { percentOfOwnWeightsInPlanWeek } from '../../../domain/training/progression/coming-back.ts';
import type { TrainingLogAndPlansState } from '../../../services/training-log/training-log-and-plans-state.ts';
import { OpenCalendarFileFormButton } from '../save-as-file/open-calendar-file-form-button.tsx';
import { placeInPlanText } from './place-in-plan-text.ts';
import { PlanChangesToAdopt } from './plan-changes-to-adopt.tsx';
import { PlanPlaceControls } from './plan-place-controls.tsx';
import { OwnWeightsOrTextSwitch } from '../own-weights-or-text-switch.tsx';
import { usePlanPlaceActions } from './use-plan-place-actions.ts';
import type { PlanAndPlaceProps } from './plan-panel-parts.tsx';
import { ButtonLink } from '../../../ui/kit/button-link.tsx';
import { ButtonRow } from '../../../ui/kit/button-row.tsx';
import { Button } from '../../../ui/kit/button.tsx';

const Panel = styled.section`
  display: grid;
  gap: var(--space-3);
  padding-block: var(--space-3);
  border-top: 3px solid var(--ink);
  border-bottom: 1px solid var(--line);

  & h2 {
    font-size: var(--step-2);
  }
`;

const titleFor = (workout: WorkoutPlanView, followed: FollowedPlan | undefined): string => {
  if (followed === undefined) return 'Train this plan';
  const place = placeInPlanText(workout, followed.next);
  switch (followed.state) {
    case 'active':
      return `Next: ${place.charAt(0).toLowerCase()}${place.slice(1)}`;
    case 'paused':
      return `Paused at ${place.charAt(0).toLowerCase()}${place.slice(1)}`;
    case 'finished':
      return 'You have finished this plan';
  }
};

/** The anchor of a day: in the first week of its block. */
const addressOnPage = ({ workout, id }: PlanAndPlaceProps, { week, day }: WeekAndDay): string => {
  const block = planBlockContainingWeek(workout.plan, week);
  return `#${id}week-${block?.from ?? week}-day-${day}`;
};

type PlanPanelProps = PlanAndPlaceProps & { readonly training: TrainingLogAndPlansState };

/** The lifter's place in a plan and what comes next, with controls to move, pause or restart it. */
export const PlanPlacePanel = ({ training, ...props }: PlanPanelProps): ReactElement | null => {
  const { workout, plan, followed } = props;
  const change = usePlanPlaceActions(training, props);
  const [isOpen, setIsOpen] = useState(false);
  if (training.kind === 'loading') return null;
  if (training.kind === 'failed') {
    return (
      <Panel aria-label="Your training">
        <p role="alert">{training.sentence}</p>
        <ButtonRow>
          <Button kind="quiet" onClick={training.retry}>
            Try again
          </Button>
        </ButtonRow>
      </Panel>
    );
  }
  const { libraryState } = training;
  const share =
    followed?.state === 'active'
      ? percentOfOwnWeightsInPlanWeek(followed, followed.next.week)
      : 100;
  const next = followed?.next ?? weekAndDayPairsOfPlan(workout.plan)[0];
  const hasDay =
    next !== undefined && planBlockContainingWeek(workout.plan, next.week) !== undefined;
  return (
    <Panel aria-label="Your training">
      <h2>{titleFor(workout, followed)}</h2>
      <ButtonRow>
        {followed?.state === 'paused' ? (
          <Button kind="quiet" onClick={change.resume}>
            Go on
          </Button>
        ) : null}
        {followed?.state === 'finished' ? (
          <Button kind="quiet" onClick={change.startAgain}>
            Start again
          </Button>
        ) : null}
        {next === undefined || (followed !== undefined && followed.state !== 'active') ? null : (
          <ButtonLink to={sessionStartAddressOf({ ...plan, ...next })} rel="nofollow">
            Start it
          </ButtonLink>
        )}
        {hasDay && weekAndDayPairsOfPlan(workout.plan).length > 1 ? (
          <a href={addressOnPage(props, next)}>See the day</a>
        ) : null}
        <Button kind="quiet" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {followed === undefined ? 'Other day' : 'Change'}
        </Button>
      </ButtonRow>
      {share < 100 ? (
        <p>
          You are coming back after a break: the next session has {share}% of the weights that stand
          below.
        </p>
      ) : null}
      {isOpen ? <PlanPlaceControls {...props} change={change} /> : null}
      <PlanChangesToAdopt {...props} library={training.library} change={change} />
      <ButtonRow>
        <OwnWeightsOrTextSwitch path={plan.path} />
        <OpenCalendarFileFormButton {...props} />
      </ButtonRow>
      {libraryState.kind === 'failed' ? (
        <ButtonRow>
          <p role="alert">{libraryState.sentence}</p>
          <Button kind="quiet" onClick={libraryState.retry}>
            Try again
          </Button>
        </ButtonRow>
      ) : null}
      <p role="status" className={change.sentence === undefined ? 'visually-hidden' : undefined}>
        {change.sentence}
      </p>
      {change.undo === undefined ? null : (
        <ButtonRow>
          <Button kind="quiet" onClick={change.undo}>
            Undo
          </Button>
        </ButtonRow>
      )}
    </Panel>
  );
};
