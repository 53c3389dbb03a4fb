/** The separators of a sheet's cells. Text copied from a spreadsheet has tabs. */
export type CellSeparator = '\t' | ',' | ';';

/**
 * The cells of a row. A quoted cell may contain the separator, and has its quotation marks doubled.
 */
export const cellsOfRow = (row: string, separator: CellSeparator): readonly string[] => {
  const cells: string[] = [];
  let cell = '';
  let quoted = false;
  for (let index = 0; index < row.length; index += 1) {
    const sign = row.charAt(index);
    if (quoted) {
      if (sign !== '"') cell += sign;
      else if (row.charAt(index + 1) === '"') {
        cell += sign;
        index += 1;
      } else quoted = false;
    } else if (sign === separator) {
      cells.push(cell.trim());
      cell = '';
    } else if (sign === '"' && cell.trim() === '') {
      quoted = true;
      cell = '';
    } else cell += sign;
  }
  return [...cells, cell.trim()];
};
