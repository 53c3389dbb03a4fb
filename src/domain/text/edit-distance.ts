// The search compares a mistyped word with thousands of others. Reusing the rows of the table makes
// that twice as fast.
const rows: readonly [number[], number[], number[]] = [[], [], []];

/**
 * The edit distance between two words: how many letters have to be inserted, deleted, replaced or
 * swapped with their neighbour to turn one into the other (the "optimal string alignment"
 * distance). Distances above `limit` are reported as `limit + 1`, so that the function can stop
 * early. Letters are UTF-16 code units.
 */
export const editDistance = (one: string, other: string, limit = Infinity): number => {
  const tooFar = limit + 1;
  if (Math.abs(one.length - other.length) > limit) return tooFar;
  // row[column] is the distance between the first `line` letters of `one` and the first `column`
  // letters of `other`.
  let [beforeLastRow, lastRow, row] = rows;
  for (let column = 0; column <= other.length; column += 1) lastRow[column] = column;
  for (let line = 1; line <= one.length; line += 1) {
    const letter = one.charCodeAt(line - 1);
    // Columns farther from the diagonal are above the limit in any case.
    const first = Math.max(1, line - limit);
    const last = Math.min(other.length, line + limit);
    let smallest = first === 1 ? line : tooFar;
    row[first - 1] = smallest;
    row[last + 1] = tooFar;
    for (let column = first; column <= last; column += 1) {
      const otherLetter = other.charCodeAt(column - 1);
      let distance = Math.min(
        (lastRow[column - 1] ?? tooFar) + (letter === otherLetter ? 0 : 1),
        (lastRow[column] ?? tooFar) + 1,
        (row[column - 1] ?? tooFar) + 1,
      );
      const isSwapped =
        line > 1 &&
        column > 1 &&
        letter === other.charCodeAt(column - 2) &&
        otherLetter === one.charCodeAt(line - 2);
      if (isSwapped) distance = Math.min(distance, (beforeLastRow[column - 2] ?? tooFar) + 1);
      row[column] = distance;
      if (distance < smallest) smallest = distance;
    }
    if (smallest > limit) return tooFar;
    [beforeLastRow, lastRow, row] = [lastRow, row, beforeLastRow];
  }
  return Math.min(lastRow[other.length] ?? tooFar, tooFar);
};
