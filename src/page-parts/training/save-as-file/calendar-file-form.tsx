import { useState } from 'react';
import type { ReactElement, SubmitEvent } from 'react';
import styled from 'styled-components';
import { localIsoDayOfTime } from '../../../domain/training/days/local-iso-day-of-time.ts';
import {
  planBlockContainingWeek,
  weekAndDayPairsOfPlan,
  type WeekAndDay,
} from '../../../domain/training/plan/plan-line.ts';
import { calendarFileOf } from '../../../domain/training/log-files/ics.ts';
import { weekdays } from '../../../domain/days/weekdays.ts';
import { Field } from '../../../ui/kit/field.ts';
import { Button } from '../../../ui/kit/button.tsx';
import { absoluteAddress } from '../../page-head/publisher.ts';
import type { PlanAndPlaceProps } from '../place-in-plan/plan-panel-parts.tsx';

export type CalendarFileFormProps = PlanAndPlaceProps;

const Form = styled.form`
  display: grid;
  gap: var(--space-3);
  width: 100%;

  & fieldset {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-4);
    margin: 0;
    padding: 0;
    border: 0;
  }

  & legend {
    padding: 0;
    font-weight: 700;
  }

  & fieldset label {
    display: flex;
    gap: var(--space-2);
    align-items: center;
    min-height: 3rem;
  }

  & input[type='checkbox'] {
    width: 1.5rem;
    height: 1.5rem;
    accent-color: var(--accent);
  }

  & > div {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(8rem, 12rem));
    gap: var(--space-3);
    align-items: end;
  }
`;

/** Weekdays spread evenly over a week, by the number of training days. */
const spread: Readonly<Record<number, readonly number[]>> = {
  1: [1],
  2: [1, 4],
  3: [1, 3, 5],
  4: [1, 2, 4, 5],
  5: [1, 2, 3, 5, 6],
  6: [1, 2, 3, 4, 5, 6],
  7: [1, 2, 3, 4, 5, 6, 7],
};

/** Longer than any download takes to start. */
const revokeAfterMs = 60_000;

const download = (text: string, name: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), revokeAfterMs);
};

/** The assumed length of a day whose minutes the page doesn't give. */
const usualMinutes = 60;

/**
 * Creates a calendar file of a plan's remaining sessions: on which days of the week, from when, at
 * what time.
 */
export const CalendarFileForm = ({
  workout,
  plan,
  title,
  followed,
}: CalendarFileFormProps): ReactElement => {
  const trained = followed?.outline ?? workout.plan;
  const from = followed?.next ?? weekAndDayPairsOfPlan(trained)[0] ?? { week: 1, day: 1 };
  const [on, setOn] = useState(
    () => spread[planBlockContainingWeek(trained, from.week)?.days.length ?? 1] ?? [1, 3, 5],
  );
  const [startsOn, setStartsOn] = useState(() => localIsoDayOfTime(Date.now()));
  const [time, setTime] = useState('18:00');
  const minutesOf = ({ week, day }: WeekAndDay): number => {
    const block = workout.plan.blocks.findIndex((each) => each.from <= week && week <= each.to);
    const index = workout.plan.blocks[block]?.days.findIndex(({ number }) => number === day) ?? -1;
    return workout.totals[block]?.[index]?.minutes ?? usualMinutes;
  };
  const save = (event: SubmitEvent): void => {
    event.preventDefault();
    const file = calendarFileOf({
      ref: plan,
      // The version that the lifter trains; the names of its days come from the page.
      plan: followed === undefined || followed.version === workout.version ? workout.plan : trained,
      title,
      from,
      on,
      startsOn,
      time,
      minutesOf,
      addressOf: absoluteAddress,
      madeAt: Date.now(),
    });
    download(file, `${plan.path.split('/').at(-2) ?? 'plan'}.ics`);
  };
  return (
    <Form onSubmit={save}>
      <fieldset>
        <legend>Train on</legend>
        {weekdays.map((name, index) => (
          <label key={name}>
            <input
              type="checkbox"
              checked={on.includes(index + 1)}
              onChange={({ target }) =>
                setOn(target.checked ? [...on, index + 1] : on.filter((each) => each !== index + 1))
              }
            />
            {name}
          </label>
        ))}
      </fieldset>
      <div>
        <Field>
          <label>
            From
            <input
              type="date"
              required
              max="2099-12-31"
              value={startsOn}
              onChange={({ target }) => setStartsOn(target.value)}
            />
          </label>
        </Field>
        <Field>
          <label>
            At
            <input
              type="time"
              required
              value={time}
              onChange={({ target }) => setTime(target.value)}
            />
          </label>
        </Field>
        <Button kind="quiet" type="submit" disabled={on.length === 0}>
          Save the calendar file
        </Button>
      </div>
      <p role="status" className={on.length === 0 ? undefined : 'visually-hidden'}>
        {on.length === 0 ? 'Choose at least one day of the week.' : null}
      </p>
    </Form>
  );
};
