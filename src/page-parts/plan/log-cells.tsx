import type { ReactElement } from 'react';
import styled from 'styled-components';

/** In millimetres. */
const cellWidth = 24;
const maxCells = 10;
const cellsPerRow = 6;

const Row = styled.div`
  display: none;

  @media print {
    display: block;
    height: 9mm;
    margin-top: 1mm;
    padding: 0.3mm 1mm;
    border: 1px solid #000;
    background: repeating-linear-gradient(
      90deg,
      transparent 0 calc(${cellWidth}mm - 1px),
      #000 calc(${cellWidth}mm - 1px) ${cellWidth}mm
    );
    color: #555;
    font-size: 7pt;
    -webkit-print-color-adjust: exact;
    print-color-adjust: exact;

    &::before {
      content: 'kg × reps';
    }
  }
`;

type LogCellsProps = { readonly sets: number };

/** Empty cells for weight and reps, one for each set; only on paper. */
export const LogCells = ({ sets }: LogCellsProps): ReactElement => {
  const cells = Math.min(sets, maxCells);
  const rows = Array.from({ length: Math.ceil(cells / cellsPerRow) }, (_, row) =>
    Math.min(cellsPerRow, cells - row * cellsPerRow),
  );
  return (
    <>
      {rows.map((count, row) => (
        <Row key={row} aria-hidden="true" style={{ width: `${count * cellWidth}mm` }} />
      ))}
    </>
  );
};
