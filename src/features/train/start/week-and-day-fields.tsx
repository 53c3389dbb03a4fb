import { useId } from 'react';
import type { ReactElement } from 'react';
import { weekAndSameOrFirstDay } from '../../../domain/training/start/week-and-same-or-first-day.ts';
import styled from 'styled-components';
import {
  planBlockContainingWeek,
  type WeekAndDay,
} from '../../../domain/training/plan/plan-line.ts';
import type { WorkoutPlan } from '../../../domain/workout-notation/plan.ts';
import { blockDaysProgressedToWeek, weekCountOf } from '../../../domain/workout-notation/week.ts';

const Fields = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3) var(--space-4);

  & > div {
    display: grid;
    flex: 1 1 8rem;
    /* The words of an option may be longer than a phone is wide. */
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-1);
    min-width: 0;
    max-width: 18rem;
  }

  & label {
    font-size: max(1rem, var(--step--1));
    font-weight: 700;
  }

  & select {
    width: 100%;
    min-height: 3rem;
    padding-inline: var(--space-2);
    border: 2px solid var(--ink);
    border-radius: var(--radius);
    background: var(--surface);
    color: var(--ink);
    font-size: max(1rem, 16px);
  }
`;

const dayName = (number: number, name: string): string =>
  name === '' ? `Day ${number}` : `Day ${number}: ${name}`;

type PlaceFieldsProps = {
  readonly plan: WorkoutPlan;
  readonly place: WeekAndDay;
  readonly onPlace: (place: WeekAndDay) => void;
};

/** The choice of week and day. A plan of one day asks nothing. */
export const WeekAndDayFields = ({
  plan,
  place,
  onPlace,
}: PlaceFieldsProps): ReactElement | null => {
  const week = useId();
  const day = useId();
  const weeks = weekCountOf(plan);
  const block = planBlockContainingWeek(plan, place.week);
  const days = block === undefined ? [] : blockDaysProgressedToWeek(block, place.week);
  if (weeks <= 1 && days.length <= 1) return null;
  const toWeek = (chosen: number): void => onPlace(weekAndSameOrFirstDay(plan, place.day, chosen));
  return (
    <Fields>
      {weeks <= 1 ? null : (
        <div>
          <label htmlFor={week}>Week</label>
          <select
            id={week}
            value={place.week}
            onChange={({ target }) => toWeek(Number(target.value))}
          >
            {Array.from({ length: weeks }, (_, index) => (
              <option key={index} value={index + 1}>
                Week {index + 1}
              </option>
            ))}
          </select>
        </div>
      )}
      {days.length <= 1 ? null : (
        <div>
          <label htmlFor={day}>Day</label>
          <select
            id={day}
            value={place.day}
            onChange={({ target }) => onPlace({ week: place.week, day: Number(target.value) })}
          >
            {days.map(({ number, name }) => (
              <option key={number} value={number}>
                {dayName(number, name)}
              </option>
            ))}
          </select>
        </div>
      )}
    </Fields>
  );
};
