import type { ReactElement } from 'react';
import styled from 'styled-components';
import type { DayTotals } from '../../domain/workout-notation/totals/day-totals.ts';

const Box = styled.div`
  & > p {
    margin-bottom: var(--space-2);
    font-size: var(--step--1);
    font-weight: 700;
  }

  & ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(15rem, 100%), 1fr));
    gap: 0 var(--space-5);
  }

  & li {
    display: grid;
    grid-template-columns: 6.5rem 2.25rem minmax(0, 1fr);
    align-items: center;
    gap: var(--space-2);
    padding-block: 0.1rem;
    font-size: var(--step--1);
    font-variant-numeric: tabular-nums;
    line-height: 1.4;
  }

  & li > :first-child::first-letter {
    text-transform: uppercase;
  }

  & li > :nth-child(2) {
    font-weight: 700;
    text-align: end;
  }

  @media print {
    font-size: 8pt;

    & ul {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }

    & li {
      grid-template-columns: 20mm 7mm minmax(0, 1fr);
      font-size: 8pt !important;
    }
  }
`;

/**
 * A bar relative to the muscle with the most sets. It is a border, because paper and forced colours
 * keep borders.
 */
const Bar = styled.i`
  display: block;
  border-block-start: 0.5rem solid var(--accent);
`;

type MuscleSetsProps = { readonly title?: string; readonly sets: DayTotals['setsByMuscle'] };

/** The number of hard sets for each muscle. */
export const DayOrWeekHardSetsByMuscleChart = ({
  title,
  sets,
}: MuscleSetsProps): ReactElement | null => {
  const maxSets = Math.max(1, ...sets.map((muscle) => muscle.sets));
  return sets.length === 0 ? null : (
    <Box>
      {title === undefined ? null : <p>{title}</p>}
      <ul>
        {sets.map(({ muscle, sets: count }) => (
          <li key={muscle}>
            <span>{muscle}</span> <span>{count}</span>
            <Bar style={{ width: `${(100 * count) / maxSets}%` }} />
          </li>
        ))}
      </ul>
    </Box>
  );
};
