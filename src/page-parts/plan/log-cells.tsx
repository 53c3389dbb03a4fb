import type { CSSProperties, ReactElement } from 'react';

const maxRows = 10;
/** The number of columns that fit side by side on a sheet with enough room to write. */
const maxColumns = 6;

/** The weeks in which a day is done. */
export type WeeksOfDay = { readonly first: number; readonly count: number };

type Grid = { readonly columns: number; readonly rows: number; readonly before: number };

type CellsProps = { readonly grid: Grid; readonly label: 'week' | 'set' | 'date' };

/**
 * Empty cells below the number of their column. The numbers and lines are drawn by the print style
 * sheet.
 */
const Cells = ({ grid: { columns, rows, before }, label }: CellsProps): ReactElement => (
  <div
    className={`log by-${label}`}
    aria-hidden="true"
    style={{ '--columns': columns, '--rows': rows, '--before': before } as CSSProperties}
  >
    {Array.from({ length: columns }, (_, column) => (
      <i key={column} />
    ))}
  </div>
);

const gridsOf = (total: number, rows: number, before: number): readonly Grid[] =>
  Array.from({ length: Math.ceil(total / maxColumns) }, (_, part) => ({
    columns: Math.min(maxColumns, total - part * maxColumns),
    rows,
    before: before + part * maxColumns,
  }));

type LogCellsProps = { readonly sets: number; readonly weeks: WeeksOfDay };

/**
 * Empty cells for weight and reps; only on paper. A repeated day has a column for each of its weeks
 * with a cell for each set; any other day has a cell for each set.
 */
export const PaperLogCells = ({ sets, weeks }: LogCellsProps): ReactElement => {
  const rows = Math.min(sets, maxRows);
  const grids =
    weeks.count === 1 ? gridsOf(rows, 1, 0) : gridsOf(weeks.count, rows, weeks.first - 1);
  return (
    <>
      {grids.map((grid) => (
        <Cells key={grid.before} grid={grid} label={weeks.count === 1 ? 'set' : 'week'} />
      ))}
    </>
  );
};

/** A date cell for each time that a day is done; only on paper. */
export const PaperDateCells = ({ weeks }: { readonly weeks: WeeksOfDay }): ReactElement => (
  <>
    {gridsOf(weeks.count, 1, weeks.first - 1).map((grid) => (
      <Cells key={grid.before} grid={grid} label="date" />
    ))}
  </>
);
