import { readCsvLines } from './csv-lines.ts';
import { createHevyReader, isHevy } from './hevy.ts';
import { readLogJson, type OwnFile } from './log-json.ts';
import type {
  UnreadableRow,
  ImportedSession,
  ImportedSet,
  OtherAppFile,
  ImportedSessionFacts,
} from './other-app.ts';
import { createStrongReader, isStrong } from './strong.ts';

/** The kind of an imported file. The sentence is shown to the lifter. */
export type LogFile =
  | OwnFile
  | OtherAppFile
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
    'We can’t read this file. Choose a JSON file that you exported here, or a CSV file from Strong or Hevy.',
} as const;

type Collected = ImportedSessionFacts & {
  readonly sets: ImportedSet[];
  readonly notes: Map<string, string>;
};

const appOf = (columns: readonly string[]) => {
  if (isHevy(columns)) return { app: 'Hevy', read: createHevyReader(columns) } as const;
  if (isStrong(columns)) return { app: 'Strong', read: createStrongReader(columns) } as const;
  return undefined;
};

const countNames = (sessions: readonly ImportedSession[]): OtherAppFile['names'] => {
  const counts = new Map<string, number>();
  for (const { sets } of sessions) {
    for (const { exercise } of sets) counts.set(exercise, (counts.get(exercise) ?? 0) + 1);
  }
  return [...counts]
    .map(([name, sets]) => ({ name, sets }))
    .toSorted((one, other) => other.sets - one.sets || one.name.localeCompare(other.name));
};

const readOtherApp = (text: string): LogFile => {
  const { lines, unclosed } = readCsvLines(text);
  const [head, ...rows] = lines;
  const columns = (head?.fields ?? []).map((name) => name.trim().toLowerCase());
  const found = appOf(columns);
  if (found === undefined) return unknown;
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
    const read = found.read((column) => fields[columns.indexOf(column)] ?? '');
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
      collected.set(read.of.id, session);
      if (read.kind === 'set') session.sets.push(read.set);
      const exercise = read.kind === 'set' ? read.set.exercise : read.exercise;
      if (read.note !== '') session.notes.set(exercise, read.note);
    }
  }
  const sessions = [...collected.values()]
    .filter(({ sets }) => sets.length > 0)
    .map(({ notes, ...session }): ImportedSession => ({ ...session, exerciseNotes: notes }))
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
    asks: {
      weight: sets.some((set) => set.weight !== undefined && set.weightUnit === undefined),
      distance: sets.some((set) => set.distance !== undefined && set.distanceUnit === undefined),
    },
  };
};

/** Reads a file that the lifter chose: our own export, or one of Strong or Hevy. Never throws. */
export const readLogFile = (text: string): LogFile =>
  /^\s*[{[]/.test(text.replace(/^\uFEFF/, ''))
    ? (readLogJson(text) ?? unknown)
    : readOtherApp(text);
