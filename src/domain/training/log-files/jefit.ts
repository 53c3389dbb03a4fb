import {
  rowWithUnreadableDay,
  createEmptyImportedSet,
  recordableNumberUnlessZero,
  rowWithoutExerciseName,
  setRowOrBadIfEmpty,
  type InterpretedRow,
  type OtherAppRowReader,
} from './other-app.ts';
import { readUnsignedNumber } from './read-cells.ts';

/*
 * Jefit writes all its tables into one file, each below a line such as `### EXERCISE LOGS ###…`. A
 * row of that table is an exercise of a day, with its sets as `60x10,65x8`: weight and repetitions.
 * The unit is in the table `SETTING`, in the column `mass` (as in the tests and parsers of public
 * importers, openweight’s among them).
 */
const banner = /^#{2,}\s*([A-Z][A-Z &]*?)\s*#*\s*$/;

/**
 * A file with all lines outside one of its tables emptied, so that the others keep their numbers.
 */
const onlyTable = (lines: readonly string[], table: string): readonly string[] => {
  let isInside = false;
  return lines.map((line) => {
    if (!line.startsWith('##')) return isInside ? line : '';
    isInside = banner.exec(line.trim())?.[1] === table;
    return '';
  });
};

type JefitLog = {
  readonly text: string;
  readonly unit: 'kg' | 'lb' | undefined;
  /** The other tables that have rows. */
  readonly otherTables: readonly string[];
};

/**
 * The table of sets in a file of Jefit, with the unit of its weights; undefined for other files.
 */
export const jefitSetTableIn = (text: string): JefitLog | undefined => {
  if (!/^### EXERCISE LOGS #/m.test(text)) return undefined;
  const lines = text.split(/\r\n|\r|\n/);
  const tables = lines.flatMap((line) => banner.exec(line.trim())?.[1] ?? []);
  const setting = onlyTable(lines, 'SETTING').join('\n');
  const [, unit] = /\bmass\b[\s\S]*?[",;]\s*(kg|lb)s?\s*(?=[",;]|$)/im.exec(setting) ?? [];
  return {
    text: onlyTable(lines, 'EXERCISE LOGS').join('\n'),
    unit: unit === undefined ? undefined : unit.toLowerCase() === 'lb' ? 'lb' : 'kg',
    otherTables: [...new Set(tables)].filter(
      (table) =>
        !['EXERCISE LOGS', 'SETTING'].includes(table) &&
        onlyTable(lines, table).filter((line) => line.trim() !== '').length > 1,
    ),
  };
};

const needed = ['mydate', 'ename', 'logs'];

/** The reader for the table of sets, in a unit; undefined if it hasn’t the columns. */
export const jefitReaderForColumns = (
  columns: readonly string[],
  weightUnit: 'kg' | 'lb' | undefined,
): OtherAppRowReader | undefined => {
  if (!needed.every((name) => columns.includes(name))) return undefined;
  const read: OtherAppRowReader['read'] = (cell, readTime) => {
    const day = readTime(cell('mydate'));
    if (day === undefined) return rowWithUnreadableDay(cell('mydate'));
    const exercise = cell('ename').trim();
    if (exercise === '') return rowWithoutExerciseName;
    const of = {
      id: `jefit/${day.text}/${cell('belongsession').trim()}`,
      name: '',
      startedAt: day.at,
      endedAt: day.at,
      note: '',
    };
    const written = cell('logs').trim();
    if (written === '') return { kind: 'left out' };
    return written.split(',').map((one): InterpretedRow => {
      const [, weight = '', reps = ''] = /^\s*([\d.]+)\s*x\s*(\d+)\s*$/i.exec(one) ?? [];
      if (reps === '') {
        return { kind: 'bad', sentence: `“${one.trim()}” is no set of ${exercise} that we know.` };
      }
      const set = {
        ...createEmptyImportedSet(exercise),
        reps: recordableNumberUnlessZero(readUnsignedNumber(reps)),
        weight: recordableNumberUnlessZero(readUnsignedNumber(weight)),
        weightUnit,
      };
      return set.reps === undefined ? { kind: 'left out' } : setRowOrBadIfEmpty(of, set, '');
    });
  };
  return {
    app: 'Jefit',
    dayColumn: 'mydate',
    // The sets of a row are checked one by one.
    numbers: [],
    used: [
      ...[...needed, 'belongsession'],
      // Numbers of the app’s own, and what it works out from the sets.
      ...['userid', 'timestamp', 'belongsys', '_id', 'record', 'eid', 'day_item_id', 'logtime'],
      ...['interval_logs', 'auto_generated'],
    ],
    read,
  };
};
