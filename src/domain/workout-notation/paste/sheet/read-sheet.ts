import type { ExerciseLibrary } from '../../names/exercise-library.ts';
import { cellsOfRow } from './cells.ts';
import type { CellSeparator } from './cells.ts';
import type { PastedDraftBuilder } from '../draft.ts';
import { dayNameOfParsedHeading, readNoteHeading } from '../note-headings.ts';
import { matchExerciseNameWithKit } from '../read-exercise.ts';
import type { SourceLine } from '../read-pasted-plan-lines-into-draft.ts';
import { readRowIntoDraftAndInheritCells } from './read-row-into-draft-and-inherit-cells.ts';
import type { InheritedCells } from './read-row-into-draft-and-inherit-cells.ts';
import { tidyLine } from '../tidy-text.ts';
import { columnsIfTitleRow, sheetColumnFromTitle } from './sheet-columns.ts';
import type { SheetColumnKindTitleAndUnit } from './sheet-columns.ts';

const filled = (cells: readonly string[]): number => cells.filter((cell) => cell !== '').length;

/** The separator of a sheet's cells; undefined if the text isn't a sheet. */
const separatorOf = (
  lines: readonly SourceLine[],
  library: ExerciseLibrary,
): CellSeparator | undefined => {
  // A tab at the beginning only indents a line of a note.
  const tabbed = lines.filter(({ text }) => text.trim().includes('\t')).length;
  if (tabbed > 0 && tabbed >= lines.length / 3) return '\t';
  const separators = [';', ','] as const;
  const first = lines.slice(0, 10);
  const titled = separators.find((separator) =>
    first.some(({ text }) => columnsIfTitleRow(cellsOfRow(text, separator)) !== undefined),
  );
  if (titled !== undefined) return titled;
  return separators.find((separator) => {
    const rows = lines.map(({ text }) => cellsOfRow(text, separator));
    const widths = new Set(rows.map((cells) => cells.length));
    const [width = 0] = widths;
    // Without titles: all rows have the same number of cells, and most have a cell with a name of
    // the library and a bare number.
    if (widths.size !== 1 || width < 3 || rows.length < 2) return false;
    const named = rows.filter(
      (cells) =>
        cells.some((cell) => matchExerciseNameWithKit(cell, library) !== undefined) &&
        cells.some((cell) => /^\d+$/.test(cell)),
    );
    return named.length >= rows.length / 2;
  });
};

const bareNumber = /^\d+(?:[.,]\d+)?(?:\s*-\s*\d+(?:[.,]\d+)?)?$/;

/**
 * Guesses the columns of a sheet without titles from one of its rows: numbers before the name are
 * the week and the day, those after it sets, repetitions and load.
 */
const guessColumns = (
  cells: readonly string[],
  library: ExerciseLibrary,
): readonly SheetColumnKindTitleAndUnit[] | undefined => {
  const found = cells.findIndex(
    (cell) => matchExerciseNameWithKit(cell, library)?.isCertain === true,
  );
  const name =
    found >= 0
      ? found
      : cells.findIndex((cell) => /\p{L}{3}/u.test(cell) && readNoteHeading(cell) === undefined);
  if (name < 0) return undefined;
  const before = cells.slice(0, name).map((cell, index) => {
    if (/^[A-H]\d?$/i.test(cell)) return 'group';
    if (/^(?:w|wk|week)/i.test(cell)) return 'week';
    if (readNoteHeading(cell)?.kind === 'day') return 'day';
    return name === 1 || index === name - 1 ? 'day' : 'week';
  });
  const wanted = ['sets', 'reps', 'load'];
  const after = cells.slice(name + 1).map((cell) => {
    if (bareNumber.test(cell)) return wanted.shift() ?? '';
    if (/x\s*\d|sets/i.test(cell)) {
      wanted.splice(0, 2);
      return 'sets';
    }
    if (/^\d[\dx]?[-.\/]?[\dx][-.\/]?[\dx][-.\/]?[\dx]?$/i.test(cell)) return 'tempo';
    if (/kg|%|rpe|rir|\bbw\b|band|lb/i.test(cell)) return 'load';
    if (/^(?:rest\s*)?\d+(?:[.:,]\d+)?\s*(?:s|sec|min|'|$)/i.test(cell))
      return wanted[0] === 'reps' ? (wanted.shift(), 'reps') : 'rest';
    if (/side|leg|arm|amrap|max|failure/i.test(cell) && wanted[0] === 'reps')
      return (wanted.shift(), 'reps');
    return cell === '' ? '' : 'note';
  });
  return [...before, 'exercise', ...after].map(sheetColumnFromTitle);
};

/** Reads a sheet into a draft. False if the text isn't one. */
export const readIntoDraftIfSheet = (
  lines: readonly SourceLine[],
  draft: PastedDraftBuilder,
  library: ExerciseLibrary,
): boolean => {
  const separator = separatorOf(lines, library);
  if (separator === undefined) return false;
  let columns: readonly SheetColumnKindTitleAndUnit[] | undefined;
  let above: InheritedCells | undefined;
  for (const { number, text } of lines) {
    const cells = cellsOfRow(text, separator);
    const account = draft.account(number);
    const titles = columnsIfTitleRow(cells);
    if (titles !== undefined) {
      account.understood = true;
      columns = titles;
      above = undefined;
      continue;
    }
    const [only = ''] = cells.filter((cell) => cell !== '');
    const heading =
      filled(cells) === 1 && matchExerciseNameWithKit(only, library)?.isCertain !== true
        ? readNoteHeading(tidyLine(only))
        : undefined;
    if (heading?.kind === 'weeks')
      draft.openWeeks(
        number,
        `${heading.from}-${heading.to}`,
        heading.from,
        heading.to,
        heading.rest,
      );
    else if (heading?.kind === 'day')
      draft.openDay(number, heading.key, dayNameOfParsedHeading(heading));
    else if (heading?.kind === 'part') {
      draft.openPart(number, heading.part);
      if (heading.rest !== '') account.reasons.push(`“${heading.rest}” is left out.`);
    } else if (heading?.kind === 'rest day') {
      account.understood = true;
      account.reasons.push('Days of rest are not written in a plan.');
    } else {
      const known = columns ?? guessColumns(cells, library);
      if (known !== undefined)
        above =
          readRowIntoDraftAndInheritCells(number, cells, known, above, draft, library) ?? above;
      continue;
    }
    above = undefined;
  }
  return true;
};
