import { recordableNumberUnlessZero, recordableRpe, type OtherAppRowReader } from './other-app.ts';
import { readClockOrDurationSeconds, readSignedNumber } from './read-cells.ts';

/** A number as nearly every cell has it, which needs no closer look. */
const isPlain = (cell: string): boolean => /^\d{0,4}(\.\d{0,14})?$/.test(cell);

/** The sentence for a number that can’t be kept; undefined for one that can. */
const numberFault = (column: string, cell: string): string | undefined => {
  if (isPlain(cell)) return undefined;
  const written = cell.trim();
  const number = readSignedNumber(written) ?? readClockOrDurationSeconds(written);
  if (written === '' || number === 0 || recordableNumberUnlessZero(number) !== undefined)
    return undefined;
  return number === undefined
    ? `“${written}” in “${column}” is no number.`
    : `${written} in “${column}” is more than anybody does.`;
};

const effortFault = (cell: string): string | undefined => {
  const written = cell.trim();
  if (written === '') return undefined;
  const rpe = readSignedNumber(written);
  return rpe === 0 || recordableRpe(rpe) !== undefined
    ? undefined
    : `“${written}” is no effort from 1 to 10.`;
};

/** What a row with a set says that can’t be kept, each as a sentence. */
export const cellProblemSentencesOfRow = (
  { numbers, effort, marks }: Pick<OtherAppRowReader, 'numbers' | 'effort' | 'marks'>,
  cell: (column: string) => string,
): readonly string[] => {
  const faults: string[] = [];
  for (const column of numbers) {
    const fault = numberFault(column, cell(column));
    if (fault !== undefined) faults.push(fault);
  }
  const mark = marks === undefined ? '' : cell(marks.column).trim();
  if (marks !== undefined && !marks.known.test(mark)) {
    faults.push(`“${mark}” is no mark of a set that we know, so it is kept as a usual one.`);
  }
  const fault = effort === undefined ? undefined : effortFault(cell(effort));
  return fault === undefined ? faults : [...faults, fault];
};
