import type {
  ImportedSession,
  ImportedSessionFacts,
  ImportedSet,
  InterpretedRow,
} from './other-app.ts';

type Collected = ImportedSessionFacts & {
  readonly sets: { readonly at: number; readonly set: ImportedSet }[];
  readonly notes: Map<string, readonly string[]>;
};

/** A row that says something of a session. */
export type SetNoteOrRestRow = Exclude<InterpretedRow, { readonly kind: 'bad' | 'left out' }>;

/** Longer than anybody rests: what comes later is another session. */
const longestPause = 3 * 3_600_000;

/**
 * The rows of an app that writes moments and no sessions, oldest first: each belongs to its day, or
 * to the day before if the session went on after midnight.
 */
export const rowsWithOvernightSessionsJoined = (
  rows: readonly SetNoteOrRestRow[],
): readonly SetNoteOrRestRow[] => {
  let before: ImportedSessionFacts | undefined;
  return rows
    .toSorted((one, other) => one.of.startedAt - other.of.startedAt)
    .map((row) => {
      const { of } = row;
      const goesOn = before !== undefined && of.startedAt - before.startedAt <= longestPause;
      before = goesOn && before !== undefined ? { ...of, id: before.id } : of;
      return { ...row, of: before };
    });
};

/** Collects what the rows of a file say of each of its sessions. */
export const createSessionCollector = () => {
  const collected = new Map<string, Collected>();
  const sessionOf = (of: ImportedSessionFacts): Collected => {
    const known = collected.get(of.id);
    if (known !== undefined && known.startedAt <= of.startedAt && known.endedAt >= of.endedAt) {
      return known;
    }
    const session: Collected =
      known === undefined
        ? { ...of, sets: [], notes: new Map() }
        : {
            ...known,
            // Apps without sessions give each set its own time.
            startedAt: Math.min(known.startedAt, of.startedAt),
            endedAt: Math.max(known.endedAt, of.endedAt),
          };
    collected.set(of.id, session);
    return session;
  };
  return {
    /** Adds a row; false if it says nothing of a set: a rest before the first one. */
    add: (row: SetNoteOrRestRow): boolean => {
      const { sets, notes } = sessionOf(row.of);
      if (row.kind === 'rest') {
        const last = sets.at(-1);
        if (last === undefined) return false;
        sets[sets.length - 1] = { ...last, set: { ...last.set, rest: row.seconds } };
        return true;
      }
      if (row.kind === 'set') sets.push({ at: row.of.startedAt, set: row.set });
      if (row.note === '') return true;
      const exercise = row.kind === 'set' ? row.set.exercise : row.exercise;
      // Some apps repeat the note of an exercise in each of its rows, others have one for each set.
      const before = notes.get(exercise) ?? [];
      if (!before.includes(row.note)) notes.set(exercise, [...before, row.note]);
      return true;
    },
    /** The sessions, oldest first. */
    sessions: (): readonly ImportedSession[] =>
      [...collected.values()]
        .filter(({ sets }) => sets.length > 0)
        .map(({ notes, sets, ...session }): ImportedSession => ({
          ...session,
          // In the order in which they were done, if the app says when.
          sets: sets.toSorted((one, other) => one.at - other.at).map(({ set }) => set),
          exerciseNotes: new Map([...notes].map(([name, lines]) => [name, lines.join('\n')])),
        }))
        .toSorted((one, other) => one.startedAt - other.startedAt),
  };
};
