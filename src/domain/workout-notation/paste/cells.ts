/** The signs between the cells of a sheet. A spreadsheet puts tabs between them when it is copied. */
export type Separator = '\t' | ',' | ';';

/** The cells of a row. A cell between quotation marks may have the separator in it, and each of its marks twice. */
export const cellsOf = (row: string, separator: Separator): readonly string[] => {
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
