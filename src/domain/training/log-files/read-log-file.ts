import {
  createSessionCollector,
  rowsWithOvernightSessionsJoined,
  type SetNoteOrRestRow,
} from './collect-sessions.ts';
import { readCsvLines, type CsvLine } from './csv-lines.ts';
import { fitbodReaderForColumns } from './fitbod.ts';
import { fitnotesReaderForColumns } from './fitnotes.ts';
import { hevyReaderForColumns } from './hevy.ts';
import { jefitReaderForColumns, jefitSetTableIn } from './jefit.ts';
import { liftosaurReaderForColumns } from './liftosaur.ts';
import { liftosaurRowsIn } from './liftosaur-json.ts';
import { readLogJson, type OwnExportReadResult } from './log-json.ts';
import type {
  ImportedSession,
  OtherAppFile,
  OtherAppRowReader,
  ImportRowProblem,
  InterpretedRow,
} from './other-app.ts';
import { cellProblemSentencesOfRow } from './cell-problems.ts';
import {
  createCachedLocalTimeReader,
  dayMonthOrderOrAmbiguousDays,
  type DayMonthOrder,
} from './read-cells.ts';
import { strongLiftsReaderForColumns } from './strong-lifts.ts';
import { strongReaderForColumns } from './strong.ts';

/** The kind of an imported file. The sentence is shown to the lifter. */
export type LogFileReadResult =
  | OwnExportReadResult
  | OtherAppFile
  /** All days could be read both ways: the lifter says which, and the file is read again. */
  | { readonly kind: 'ambiguous days'; readonly examples: readonly string[] }
  | { readonly kind: 'unknown'; readonly sentence: string };

/** Each name is compared with the whole library, and the lifter checks the matches by hand. */
const maxNames = 2000;

const tooManyNames = {
  kind: 'unknown',
  sentence:
    'This file names more than 2,000 different exercises, which is more than we can match. Check that it is the app’s export, or split it in two.',
} as const;

/** Refuses a file, with the reason as a sentence. */
const refused = (reason: string): LogFileReadResult => ({
  kind: 'unknown',
  sentence: `We can’t read this file. ${reason} Choose a JSON file that you exported here or in Liftosaur, or a CSV file from Strong, Hevy, FitNotes, Fitbod, StrongLifts, Jefit or Liftosaur.`,
});

/**
 * The reader for a file with these columns, in lower case. Strong and Hevy have the most columns of
 * their own.
 */
const readerFor = (columns: readonly string[]): OtherAppRowReader | undefined =>
  hevyReaderForColumns(columns) ??
  strongReaderForColumns(columns) ??
  fitbodReaderForColumns(columns) ??
  strongLiftsReaderForColumns(columns) ??
  liftosaurReaderForColumns(columns) ??
  fitnotesReaderForColumns(columns);

/** Apps write 0 in columns that don’t apply to an exercise. */
const saysSomething = (cell: string | undefined): boolean =>
  cell !== undefined && !/^[0.,\s]*$/.test(cell);

const countNames = (sessions: readonly ImportedSession[]): OtherAppFile['names'] => {
  const counts = new Map<string, number>();
  for (const { sets } of sessions) {
    for (const { exercise } of sets) counts.set(exercise, (counts.get(exercise) ?? 0) + 1);
  }
  return [...counts]
    .map(([name, sets]) => ({ name, sets }))
    .toSorted((one, other) => other.sets - one.sets || one.name.localeCompare(other.name));
};

const list = new Intl.ListFormat('en-GB');

/** How many columns of an unknown file are named. */
const maxNamedColumns = 4;

const unknownColumns = (line: number, columns: readonly string[]): LogFileReadResult => {
  const named = columns.slice(0, maxNamedColumns).map((name) => `“${name.trim().slice(0, 40)}”`);
  return refused(
    `Line ${line} should name the columns of an app that we know, and has ${list.format(named)}.`,
  );
};

/** The rows of another app's file, and what is known of it beside them. */
type OtherAppRows = {
  readonly lines: readonly CsvLine[];
  readonly bad: readonly ImportRowProblem[];
  readonly otherParts: readonly string[];
  /** The reader, where the columns alone don't say it. */
  readonly reader?: (columns: readonly string[]) => OtherAppRowReader | undefined;
};

const rowsOfCsv = (text: string): OtherAppRows => {
  const jefit = jefitSetTableIn(text);
  const { lines, unclosed } = readCsvLines(jefit?.text ?? text);
  return {
    lines,
    bad: unclosed.map((line) => ({ line, sentence: 'A quotation mark is never closed.' })),
    otherParts: jefit?.otherTables ?? [],
    ...(jefit !== undefined && { reader: (columns) => jefitReaderForColumns(columns, jefit.unit) }),
  };
};

const readOtherApp = (
  from: OtherAppRows,
  givenOrder: DayMonthOrder | undefined,
): LogFileReadResult => {
  const { lines, otherParts, reader = readerFor } = from;
  const [head, ...rows] = lines;
  if (head === undefined) return refused('It has no rows.');
  const columns = head.fields.map((name) => name.trim().toLowerCase());
  const found = reader(columns);
  if (found === undefined) return unknownColumns(head.line, head.fields);
  // Of two columns with one name the first counts.
  const placeOf = new Map(columns.map((column, index) => [column, index] as const).toReversed());
  const dayAt = columns.indexOf(found.dayColumn);
  const days = dayMonthOrderOrAmbiguousDays(rows.map(({ fields }) => fields[dayAt] ?? ''));
  const order = days.order ?? givenOrder;
  if (order === undefined && days.ambiguous.length > 0) {
    return { kind: 'ambiguous days', examples: days.ambiguous.slice(0, 2) };
  }
  const readTime = createCachedLocalTimeReader(order);
  const collector = createSessionCollector();
  /** The rows of an app without sessions, which are joined to some when all are read. */
  const ofDays: SetNoteOrRestRow[] = [];
  const bad: ImportRowProblem[] = [...from.bad];
  const changed: ImportRowProblem[] = [];
  let leftOut = 0;
  for (const { line, fields } of rows) {
    if (fields.length > columns.length) {
      bad.push({ line, sentence: 'The row has more cells than the file has columns.' });
      continue;
    }
    const cell = (column: string): string => fields[placeOf.get(column) ?? -1] ?? '';
    const read = found.read(cell, readTime);
    const ofLine: readonly InterpretedRow[] = 'kind' in read ? [read] : read;
    for (const row of ofLine) {
      if (row.kind === 'bad') bad.push({ line, sentence: row.sentence });
      else if (row.kind === 'left out') leftOut += 1;
      else if (found.isByDay === true) ofDays.push(row);
      else if (!collector.add(row)) leftOut += 1;
    }
    if (ofLine.some((row) => row.kind === 'set')) {
      for (const sentence of cellProblemSentencesOfRow(found, cell))
        changed.push({ line, sentence });
    }
  }
  bad.sort((one, other) => one.line - other.line);
  for (const row of rowsWithOvernightSessionsJoined(ofDays)) collector.add(row);
  const sessions = collector.sessions();
  const [firstBad] = bad;
  if (sessions.length === 0 && firstBad !== undefined) {
    return refused(
      `It looks like a file of ${found.app}, but none of its rows can be read. Line ${firstBad.line}: ${firstBad.sentence}`,
    );
  }
  const names = countNames(sessions);
  if (names.length > maxNames) return tooManyNames;
  const sets = sessions.flatMap((session) => session.sets);
  return {
    kind: 'other app',
    app: found.app,
    sessions,
    names,
    bad,
    changed,
    leftOut,
    unusedColumns: [
      ...columns.flatMap((column, index) =>
        found.used.includes(column) || !rows.some(({ fields }) => saysSomething(fields[index]))
          ? []
          : [(head.fields[index] ?? column).trim()],
      ),
      ...otherParts,
    ],
    asks: {
      weight: sets.some((set) => set.weight !== undefined && set.weightUnit === undefined),
      distance: sets.some((set) => set.distance !== undefined && set.distanceUnit === undefined),
    },
  };
};

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const readJsonFile = (text: string, order: DayMonthOrder | undefined): LogFileReadResult => {
  const own = readLogJson(text);
  if (own !== undefined) return own;
  const found = liftosaurRowsIn(readJson(text), text);
  if (found === undefined) {
    return refused('It is JSON, but neither a log that was exported here nor one of Liftosaur.');
  }
  const { lines, unreadable, otherParts } = found;
  const bad = unreadable.map((line) => ({ line, sentence: 'This workout can’t be read.' }));
  return readOtherApp({ lines, bad, otherParts, reader: liftosaurReaderForColumns }, order);
};

/**
 * Reads a file that the lifter chose: our own export, or another app’s. Never throws. `order` is
 * the lifter’s answer if its days can be read both ways.
 */
export const readLogFile = (text: string, order?: DayMonthOrder): LogFileReadResult => {
  const plain = text.replace(/^\uFEFF/, '');
  return /^\s*[{[]/.test(plain) ? readJsonFile(plain, order) : readOtherApp(rowsOfCsv(text), order);
};
