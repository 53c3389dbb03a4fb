import { useMemo } from 'react';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import type { WorkoutPlan } from '../../../domain/workout-notation/plan.ts';
import { weeksComparedWithPrevious } from '../../../domain/workout-notation/workbench/weeks-compared-with-previous.ts';

const Box = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  padding-top: var(--space-3);
  border-top: 3px solid var(--ink);

  & h2 {
    font-size: var(--step-2);
  }

  & summary {
    min-height: 3rem;
    padding-block: var(--space-3);
    cursor: pointer;
  }

  & li + li,
  & h3 + ul {
    margin-top: var(--space-2);
  }

  & h3 {
    margin-top: var(--space-3);
    font-size: 1em;
  }

  & details + details,
  & p + details,
  & details + p,
  & p + p {
    border-top: 1px solid var(--line);
  }

  & p {
    padding-block: var(--space-3);
  }
`;

/** The changes in a plan from one week to the next; nothing for a plan of one week. */
export const WeekChanges = ({ plan }: { readonly plan: WorkoutPlan }): ReactElement | null => {
  const weeks = useMemo(() => weeksComparedWithPrevious(plan), [plan]);
  if (weeks.length === 0) return null;
  return (
    <Box aria-labelledby="week-changes">
      <h2 id="week-changes">From week to week</h2>
      <div>
        {weeks.map(({ week, sentence, days }) =>
          days.length === 0 ? (
            <p key={week}>{sentence}</p>
          ) : (
            <details key={week}>
              <summary>{sentence}</summary>
              {days.map(({ number, name, kind, changes }) => (
                <div key={`${kind} ${number}`}>
                  <h3>
                    Day {number}
                    {name === '' ? '' : `: ${name}`}
                    {kind === 'changed' ? '' : ` (${kind})`}
                  </h3>
                  <ul>
                    {changes.map((change, index) => (
                      // Two lines of a day may have the same sentence.
                      <li key={index}>{change.sentence}</li>
                    ))}
                  </ul>
                </div>
              ))}
            </details>
          ),
        )}
      </div>
    </Box>
  );
};
