import { useState } from 'react';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { planBlockContainingWeek } from '../../../domain/training/plan/plan-line.ts';
import { weekCountOf } from '../../../domain/workout-notation/week.ts';
import { ButtonRow } from '../../../ui/kit/button-row.tsx';
import { Button } from '../../../ui/kit/button.tsx';
import { Field } from '../../../ui/kit/field.ts';
import type { PlanPlaceActions } from './use-plan-place-actions.ts';
import type { PlanAndPlaceProps } from './plan-panel-parts.tsx';

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(6rem, 10rem));
  gap: var(--space-3);
  align-items: end;
`;

type MovePlanProps = PlanAndPlaceProps & { readonly change: PlanPlaceActions };

const upTo = (count: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => index + 1);

/** Moves the lifter to another week and day; pauses, restarts or stops the plan. */
export const PlanPlaceControls = ({ workout, followed, change }: MovePlanProps): ReactElement => {
  // The lifter's place refers to the version that she trains.
  const plan = followed?.outline ?? workout.plan;
  const [week, setWeek] = useState(followed?.next.week ?? 1);
  const [day, setDay] = useState(followed?.next.day ?? 1);
  const days = planBlockContainingWeek(plan, week)?.days ?? [];
  const chosen = days.some(({ number }) => number === day) ? day : (days[0]?.number ?? 1);
  const weeks = upTo(weekCountOf(plan)).filter(
    (each) => planBlockContainingWeek(plan, each) !== undefined,
  );
  return (
    <>
      <Fields>
        <Field>
          <label>
            Week
            <select value={week} onChange={({ target }) => setWeek(Number(target.value))}>
              {weeks.map((each) => (
                <option key={each}>{each}</option>
              ))}
            </select>
          </label>
        </Field>
        <Field>
          <label>
            Day
            <select value={chosen} onChange={({ target }) => setDay(Number(target.value))}>
              {days.map(({ number }) => (
                <option key={number}>{number}</option>
              ))}
            </select>
          </label>
        </Field>
        <Button kind="quiet" onClick={() => change.moveTo({ week, day: chosen })}>
          {followed === undefined ? 'Begin here' : 'Move here'}
        </Button>
      </Fields>
      {followed === undefined ? null : (
        <ButtonRow>
          {followed.state === 'active' ? (
            <Button kind="quiet" onClick={change.pause}>
              Pause
            </Button>
          ) : null}
          <Button kind="quiet" onClick={change.startAgain}>
            Start again
          </Button>
          <Button kind="quiet" onClick={change.stop}>
            Stop following
          </Button>
        </ButtonRow>
      )}
    </>
  );
};
