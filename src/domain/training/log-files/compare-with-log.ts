import * as v from 'valibot';
import {
  LoggedSessionWithoutSetsSchema,
  LoggedSetSchema,
  type LoggedSessionWithoutSets,
  type LoggedSet,
} from '../log.ts';
import { appOrWholeIdOfSessionId, importedExerciseNameOf } from './imported-set.ts';
import { groupBy } from '../../group-by.ts';

type Sessions = {
  readonly sessions: readonly LoggedSessionWithoutSets[];
  readonly sets: readonly LoggedSet[];
};

/** What adding another app's file changes in the log. */
export type ImportChanges = {
  /** The ids of the sessions that are new. */
  readonly added: readonly string[];
  /** The records to be stored. */
  readonly sessions: readonly LoggedSessionWithoutSets[];
  readonly sets: readonly LoggedSet[];
  /** Sets of known sessions that are no longer in the file. */
  readonly removed: readonly LoggedSet[];
  readonly counts: {
    /** Sessions of the file that were in the log. */
    readonly known: number;
    /** Sets in them that the file has otherwise than the log, or that are new in it. */
    readonly updated: number;
    readonly removed: number;
    /**
     * Sets that the file has otherwise, but that were corrected in the log: they stay as they are.
     */
    readonly corrected: number;
  };
};

const startOf = ({ id, startedAt }: LoggedSessionWithoutSets): string =>
  `${appOrWholeIdOfSessionId(id)}/${startedAt}`;

/**
 * The sessions of the log that may be the same as one of the file: those of the same app and start.
 */
export const loggedSessionsWithSameIdOrStart = (
  brought: readonly LoggedSessionWithoutSets[],
  logged: readonly LoggedSessionWithoutSets[],
): readonly LoggedSessionWithoutSets[] => {
  const known = new Set(brought.flatMap((session) => [session.id, startOf(session)]));
  return logged.filter((session) => known.has(session.id) || known.has(startOf(session)));
};

const bySession = (sets: readonly LoggedSet[]): ReadonlyMap<string, readonly LoggedSet[]> =>
  groupBy(sets, ({ session }) => session);

/** The exercise of a set and its number, without the session. */
const withinSession = ({ id, session }: LoggedSet): string => id.slice(session.length);

/**
 * Which session of the file is which of the log: of those with the same start, the ones with the
 * most sets in common. The title counts only between equals: a session may have been renamed.
 */
const pairSessions = (
  brought: Sessions,
  logged: Sessions,
): ReadonlyMap<string, LoggedSessionWithoutSets> => {
  const setsInFile = bySession(brought.sets);
  const setsInLog = bySession(logged.sets);
  const inLog = new Map<string, Set<LoggedSessionWithoutSets>>();
  for (const session of logged.sessions) {
    for (const key of [session.id, startOf(session)]) {
      inLog.set(key, (inLog.get(key) ?? new Set()).add(session));
    }
  }
  const candidates = brought.sessions.flatMap((session) => {
    const ofFile = new Set((setsInFile.get(session.id) ?? []).map(withinSession));
    const near = new Set([
      ...(inLog.get(session.id) ?? []),
      ...(inLog.get(startOf(session)) ?? []),
    ]);
    return [...near].map((known) => {
      const common = (setsInLog.get(known.id) ?? []).filter((set) =>
        ofFile.has(withinSession(set)),
      );
      return { session, known, score: common.length + (known.id === session.id ? 0.5 : 0) };
    });
  });
  const pairs = new Map<string, LoggedSessionWithoutSets>();
  const taken = new Set<LoggedSessionWithoutSets>();
  for (const { session, known, score } of candidates.toSorted((a, b) => b.score - a.score)) {
    if (score === 0 || pairs.has(session.id) || taken.has(known)) continue;
    pairs.set(session.id, known);
    taken.add(known);
  }
  return pairs;
};

/** A record as text, its properties in the order of the schema, to compare it with another. */
const textOf = (schema: v.GenericSchema, record: unknown): string =>
  JSON.stringify(v.parse(schema, record));

const isSameRecord = (schema: v.GenericSchema, one: unknown, other: unknown): boolean =>
  textOf(schema, one) === textOf(schema, other);

/** Whether the lifter would call two sets the same; their times are ours (`toWholeLog`). */
const isSameSet = (one: LoggedSet, other: LoggedSet): boolean =>
  isSameRecord(
    LoggedSetSchema,
    { ...one, at: 0, line: '', step: '' },
    { ...other, at: 0, line: '', step: '' },
  );

/** The session with these sets; its own id, and the note that was written here. */
const updatedSession = (
  known: LoggedSessionWithoutSets,
  { startedAt, endedAt, importedName, note, lineNotes }: LoggedSessionWithoutSets,
  sets: readonly LoggedSet[],
): LoggedSessionWithoutSets => {
  const workSets = sets.filter(({ kind }) => kind === 'work').length;
  return {
    ...known,
    startedAt,
    endedAt,
    plannedSets: workSets,
    doneSets: workSets,
    importedName,
    note: known.note ?? note,
    lineNotes,
  };
};

const freeId = (id: string, taken: ReadonlySet<string>): string =>
  taken.has(id) ? freeId(`${id}+`, taken) : id;

/**
 * Compares another app's file with the sessions of the log that it may have brought before
 * (`loggedSessionsWithSameIdOrStart`). A session of both keeps its id and gets the sets that the
 * file has now, except those that the lifter corrected here.
 */
export const compareWithLog = (brought: Sessions, logged: Sessions): ImportChanges => {
  const pairs = pairSessions(brought, logged);
  const setsInFile = bySession(brought.sets);
  const setsInLog = bySession(logged.sets);
  const taken = new Set(logged.sessions.map(({ id }) => id));
  const added: string[] = [];
  const sessions: LoggedSessionWithoutSets[] = [];
  const sets: LoggedSet[] = [];
  const removed: LoggedSet[] = [];
  let updated = 0;
  let corrected = 0;
  for (const session of brought.sessions) {
    const known = pairs.get(session.id);
    const id = known?.id ?? freeId(session.id, taken);
    const ofFile = (setsInFile.get(session.id) ?? []).map((set): LoggedSet => ({
      ...set,
      session: id,
      id: `${id}${withinSession(set)}`,
    }));
    if (known === undefined) {
      added.push(id);
      sessions.push({ ...session, id });
      for (const set of ofFile) sets.push(set);
      continue;
    }
    const before = new Map((setsInLog.get(id) ?? []).map((set) => [set.id, set]));
    const after: LoggedSet[] = [];
    for (const set of ofFile) {
      const older = before.get(set.id);
      before.delete(set.id);
      if (older?.correctedAt !== undefined) {
        const isSame = isSameSet({ ...older, correctedAt: undefined }, set);
        corrected += isSame ? 0 : 1;
        after.push(older);
        continue;
      }
      after.push(set);
      if (older !== undefined && isSameRecord(LoggedSetSchema, older, set)) continue;
      sets.push(set);
      updated += older !== undefined && isSameSet(older, set) ? 0 : 1;
    }
    for (const set of before.values()) {
      if (set.correctedAt === undefined && importedExerciseNameOf(set) !== undefined)
        removed.push(set);
      else after.push(set);
    }
    const changed = updatedSession(known, session, after);
    if (!isSameRecord(LoggedSessionWithoutSetsSchema, known, changed)) sessions.push(changed);
  }
  const counts = { known: pairs.size, updated, removed: removed.length, corrected };
  return { added, sessions, sets, removed, counts };
};
