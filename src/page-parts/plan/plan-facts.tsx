import type { ReactElement } from 'react';
import styled from 'styled-components';
import { kitText } from '../../domain/finder/training-facts.ts';
import {
  sessionMinutesText,
  weeksAndSessionsAWeekText,
  type TimeAndEquipment,
} from '../../domain/plans/time-and-equipment.ts';

const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-5);
  margin-top: var(--space-2);
  line-height: 1.35;

  & dt {
    color: var(--muted);
    font-size: var(--step--1);
    font-weight: 600;
  }

  & dd {
    font-weight: 700;
  }

  & dd::first-letter {
    text-transform: uppercase;
  }

  /* A row for each fact: on a phone that is lower than names above the facts. */
  @media (max-width: 35.99em) {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--space-1) var(--space-4);
    align-items: baseline;

    & > div {
      display: contents;
    }
  }
`;

type PlanFactsProps = {
  readonly workload: TimeAndEquipment;
  /** The level, if the page states one. */
  readonly level?: string;
};

/** The key facts of a plan: how long, how often, with what kit, and at what level. */
export const PlanKeyFacts = ({ workload, level }: PlanFactsProps): ReactElement => {
  const facts = [
    ['A session', sessionMinutesText(workload)],
    ['Goes on for', weeksAndSessionsAWeekText(workload)],
    ['Kit', kitText(workload)],
    ['Level', level],
  ] as const;
  return (
    <Facts>
      {facts.map(([name, value]) =>
        value === undefined ? null : (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </Facts>
  );
};
