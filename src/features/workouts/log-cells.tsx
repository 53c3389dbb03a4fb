import type { ReactElement } from 'react';
import styled from 'styled-components';

const Cells = styled.div`
  display: none;

  @media print {
    display: flex;
    flex-wrap: wrap;
    gap: 2mm;
    margin-top: 1mm;
  }

  & span {
    width: 24mm;
    height: 9mm;
    padding: 0.5mm 1mm;
    border: 1px solid #000;
    color: #555;
    font-size: 7pt;
  }
`;

const mostCells = 10;

type LogCellsProps = { readonly sets: number };

/** On paper: an empty cell a set for weight and reps. On the screen nothing. */
export const LogCells = ({ sets }: LogCellsProps): ReactElement => (
  <Cells aria-hidden="true">
    {Array.from({ length: Math.min(sets, mostCells) }, (_, index) => (
      <span key={index}>{index + 1}: kg × reps</span>
    ))}
  </Cells>
);
