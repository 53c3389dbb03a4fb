import type { ReactElement } from 'react';
import styled from 'styled-components';
import type { Totals } from '../../domain/workout-notation/totals.ts';

const Box = styled.div`
  @media print {
    font-size: 8pt;

    & li {
      padding: 0 2mm 0 0 !important;
      font-size: 8pt !important;
    }
  }

  & > p {
    margin-bottom: var(--space-2);
    font-size: var(--step--1);
    font-weight: 700;
  }

  & ul {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
  }

  & li {
    padding: 0.15rem var(--space-2);
    border-radius: 3px;
    background: var(--sunken);
    font-size: var(--step--1);
    font-variant-numeric: tabular-nums;
  }

  & li::first-letter {
    text-transform: uppercase;
  }
`;

type MuscleSetsProps = { readonly title: string; readonly sets: Totals['setsByMuscle'] };

/** How many hard sets each muscle gets, most first. */
export const MuscleSets = ({ title, sets }: MuscleSetsProps): ReactElement | null =>
  sets.length === 0 ? null : (
    <Box>
      <p>{title}</p>
      <ul>
        {sets.map(({ muscle, sets: count }) => (
          <li key={muscle}>
            {muscle} {count}
          </li>
        ))}
      </ul>
    </Box>
  );
