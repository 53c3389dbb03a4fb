import { readCsvLines } from './csv-lines.ts';
import { fitbodReaderFor } from './fitbod.ts';
import { fitnotesReaderFor } from './fitnotes.ts';
import { hevyReaderFor } from './hevy.ts';
import { readLogJson, type OwnFile } from './log-json.ts';
import type {
  UnreadableRow,
  ImportedSession,
  ImportedSet,
  OtherAppFile,
  ImportedSessionFacts,
  AppReader,
} from './other-app.ts';
import { dayOrderOf, type DayOrder } from './read-cells.ts';
import { strongReaderFor } from './strong.ts';

/** The kind of an imported file. The sentence is shown to the lifter. */
export type LogFile =
  | OwnFile
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

const unknown = {
  kind: 'unknown',
  sentence:
    'We can’t read this file. Choose a JSON file that you exported here, or a CSV file from Strong, Hevy, FitNotes or Fitbod.',
} as const;

type Collected = ImportedSessionFacts & {
  readonly sets: { readonly at: number; readonly set: ImportedSet }[];
  readonly notes: Map<string, readonly string[]>;
};

/** The reader for a file with these columns, in lower case. Strong and Hevy have the most columns of their own. */
const readerFor = (columns: readonly string[]): AppReader | undefined =>
  hevyReaderFor(columns) ??
  strongReaderFor(columns) ??
  fitbodReaderFor(columns) ??
  fitnotesReaderFor(columns);

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

const readOtherApp = (text: string, givenOrder: DayOrder | undefined): LogFile => {
  const { lines, unclosed } = readCsvLines(text);
  const [head, ...rows] = lines;
  const columns = (head?.fields ?? []).map((name) => name.trim().toLowerCase());
  const found = readerFor(columns);
  if (found === undefined) return unknown;
  const dayAt = columns.indexOf(found.dayColumn);
  const days = dayOrderOf(rows.map(({ fields }) => fields[dayAt] ?? ''));
  const order = days.order ?? givenOrder;
  if (order === undefined && days.ambiguous.length > 0) {
    return { kind: 'ambiguous days', examples: days.ambiguous.slice(0, 2) };
  }
  const collected = new Map<string, Collected>();
  const bad: UnreadableRow[] = unclosed.map((line) => ({
    line,
    sentence: 'A quotation mark is never closed.',
  }));
  let leftOut = 0;
  for (const { line, fields } of rows) {
    if (fields.length > columns.length) {
      bad.push({ line, sentence: 'The row has more cells than the file has columns.' });
      continue;
    }
    const read = found.read((column) => fields[columns.indexOf(column)] ?? '', order);
    if (read.kind === 'left out') {
      leftOut += 1;
    } else if (read.kind === 'bad') {
      bad.push({ line, sentence: read.sentence });
    } else {
      const session: Collected = collected.get(read.of.id) ?? {
        ...read.of,
        sets: [],
        notes: new Map(),
      };
      // Apps without sessions give each set its own time.
      const startedAt = Math.min(session.startedAt, read.of.startedAt);
      const endedAt = Math.max(session.endedAt, read.of.endedAt);
      collected.set(read.of.id, { ...session, startedAt, endedAt });
      if (read.kind === 'set') session.sets.push({ at: read.of.startedAt, set: read.set });
      const exercise = read.kind === 'set' ? read.set.exercise : read.exercise;
      // Some apps repeat the note of an exercise in each of its rows, others have one for each set.
      const notes = session.notes.get(exercise) ?? [];
      if (read.note !== '' && !notes.includes(read.note)) {
        session.notes.set(exercise, [...notes, read.note]);
      }
    }
  }
  const sessions = [...collected.values()]
    .filter(({ sets }) => sets.length > 0)
    .map(({ notes, sets, ...session }): ImportedSession => ({
      ...session,
      // In the order in which they were done, if the app says when.
      sets: sets.toSorted((one, other) => one.at - other.at).map(({ set }) => set),
      exerciseNotes: new Map([...notes].map(([name, lines]) => [name, lines.join('\n')])),
    }))
    .toSorted((one, other) => one.startedAt - other.startedAt);
  const names = countNames(sessions);
  if (names.length > maxNames) return tooManyNames;
  const sets = sessions.flatMap((session) => session.sets);
  return {
    kind: 'other app',
    app: found.app,
    sessions,
    names,
    bad: bad.toSorted((one, other) => one.line - other.line),
    leftOut,
    unusedColumns: columns.flatMap((column, index) =>
      found.used.includes(column) || !rows.some(({ fields }) => saysSomething(fields[index]))
        ? []
        : [(head?.fields[index] ?? column).trim()],
    ),
    asks: {
      weight: sets.some((set) => set.weight !== undefined && set.weightUnit === undefined),
      distance: sets.some((set) => set.distance !== undefined && set.distanceUnit === undefined),
    },
  };
};

/**
 * Reads a file that the lifter chose: our own export, or another app’s. Never throws. `order` is
 * the lifter’s answer if its days can be read both ways.
 */
export const readLogFile = (text: string, order?: DayOrder): LogFile =>
  /^\s*[{[]/.test(text.replace(/^\uFEFF/, ''))
    ? (readLogJson(text) ?? unknown)
    : readOtherApp(text, order);
