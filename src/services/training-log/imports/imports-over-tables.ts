import * as v from 'valibot';
import type { ExerciseFactsBySlug } from '../../../domain/training/exercise-facts.ts';
import type { ExerciseKey } from '../../../domain/training/exercise-key.ts';
import type { LoggedSet } from '../../../domain/training/log.ts';
import {
  compareWithLog,
  loggedSessionsWithSameIdOrStart,
  type ImportChanges,
} from '../../../domain/training/log-files/compare-with-log.ts';
import {
  CompletedLogFileImportSchema,
  ownExportSource,
  type CompletedLogFileImport,
} from '../../../domain/training/log-files/completed-log-file-import.ts';
import {
  appOrWholeIdOfSessionId,
  importedExerciseNameOf,
} from '../../../domain/training/log-files/imported-set.ts';
import {
  rematchSetToExercise,
  type ExerciseKeysByName,
} from '../../../domain/training/log-files/to-log.ts';
import { groupBy } from '../../../domain/group-by.ts';
import type { WholeLog } from '../../../domain/training/log-files/whole-log.ts';
import { addMissingRecords, type AddedRecordKeys } from '../records/add-missing.ts';
import { recountWorkSetsOfExercises } from '../records/count-exercises.ts';
import { splitReadableRecords, recordSchemas } from '../records/records.ts';
import {
  propertyOf,
  type StoreName,
  type TableAccessInTransaction,
  type RunTransaction,
} from '../storage/tables.ts';
import type { ImportChangeCounts, ImportService, ListedImport } from './import-service.ts';

/** The part of the service that works on the log's tables. */
export type LogImportMethods = Pick<ImportService, 'all' | 'list' | 'matchAgain' | 'takeOut'> & {
  /** Adds the records of a file; those of another app are compared with the log first. */
  readonly add: (from: string, brought: WholeLog) => Promise<ImportChangeCounts>;
  /** The names of an import, with how many sets each has and what it is matched to. */
  readonly names: (id: string) => Promise<readonly NameInLog[]>;
  /** What the names of an app (as in the ids of its sessions) are matched to in the log. */
  readonly matchesOfApp: (app: string) => Promise<ExerciseKeysByName>;
};

/** A name of another app in the log. */
type NameInLog = {
  readonly name: string;
  readonly sets: number;
  readonly exercise: ExerciseKey;
};

export const storesChangedByImports = [
  ...(['weights', 'plans', 'sessions', 'sets', 'bodyweights', 'exercises'] as const),
  ...(['imports', 'ownExercises', 'routines'] as const),
] as const satisfies readonly StoreName[];

/** From so many sessions on, reading all sets at once is faster than those of each session. */
const readsAll = 200;

/** The sets of these sessions, in the order of the sessions. */
const setsOfSessions = async (
  tables: TableAccessInTransaction,
  sessions: readonly string[],
): Promise<readonly unknown[]> => {
  if (sessions.length < readsAll) {
    const found = sessions.map((id) => tables.find('sets', 'session', { from: id, to: id }));
    return (await Promise.all(found)).flat();
  }
  const bySession = groupBy(await tables.all('sets'), (set) => propertyOf(set, 'session'));
  return sessions.flatMap((id) => bySession.get(id) ?? []);
};

const keyOf = (record: unknown): string => String(propertyOf(record, 'id'));

/** The stored import; undefined if there is none, or none that can be read. */
const importIn = async (
  tables: TableAccessInTransaction,
  id: string,
): Promise<CompletedLogFileImport | undefined> => {
  const found = v.safeParse(CompletedLogFileImportSchema, await tables.get('imports', id));
  return found.success ? found.output : undefined;
};

/** Compares an app's file with what it may have brought before, and stores what differs. */
const storeChanges = async (
  tables: TableAccessInTransaction,
  brought: WholeLog,
): Promise<ImportChanges> => {
  const allSessions = splitReadableRecords(recordSchemas.sessions, await tables.all('sessions'));
  const sessions = loggedSessionsWithSameIdOrStart(brought.sessions, allSessions.good);
  const found = await setsOfSessions(
    tables,
    sessions.map(({ id }) => id),
  );
  const sets = splitReadableRecords(recordSchemas.sets, found);
  // What this version can't read stays where it is.
  const unreadable = new Set([...allSessions.broken, ...sets.broken].map(keyOf));
  const readable = brought.sessions.filter(({ id }) => !unreadable.has(id));
  const changes = compareWithLog(
    { sessions: readable, sets: brought.sets },
    { sessions, sets: sets.good },
  );
  await tables.putAll('sessions', changes.sessions);
  await tables.putAll(
    'sets',
    changes.sets.filter(({ id }) => !unreadable.has(id)),
  );
  await tables.removeAll(
    'sets',
    changes.removed.map(({ id }) => id),
  );
  await recountWorkSetsOfExercises(
    tables,
    [...changes.sets, ...sets.good].map(({ exercise }) => exercise),
  );
  return changes;
};

/** The keys of the plans of an import that a session was trained of since. */
const plansTrainedSince = async (
  tables: TableAccessInTransaction,
  { plans, at = 0 }: CompletedLogFileImport,
): Promise<ReadonlySet<string>> => {
  const trained = new Set<string>();
  for (const plan of splitReadableRecords(recordSchemas.plans, await tables.all('plans')).good) {
    if (!plans.includes(plan.key)) continue;
    for (const { session } of plan.done) {
      const startedAt = propertyOf(await tables.get('sessions', session), 'startedAt');
      if (typeof startedAt === 'number' && startedAt > at) trained.add(plan.key);
    }
  }
  return trained;
};

const addFile = async (tables: TableAccessInTransaction, from: string, brought: WholeLog) => {
  if (from !== ownExportSource) {
    const { added, counts } = await storeChanges(tables, brought);
    const keys: AddedRecordKeys = { sessions: added, plans: [], bodyweights: [] };
    return { keys, ...counts };
  }
  const keys = await addMissingRecords(tables, brought);
  const there = new Set(await tables.keys('imports'));
  await tables.putAll(
    'imports',
    (brought.imports ?? []).filter(({ id }) => !there.has(id)),
  );
  const known = brought.sessions.length - keys.sessions.length;
  return { keys, known, updated: 0, removed: 0, corrected: 0 };
};

/**
 * Imports over the log's tables. Each method is one transaction; `openImportServiceOfLog` announces
 * changes.
 */
export const createLogImportMethods = (transact: RunTransaction): LogImportMethods => {
  const write = <Result>(
    work: (tables: TableAccessInTransaction) => Promise<Result>,
  ): Promise<Result> => transact(storesChangedByImports, 'readwrite', work);
  const all = async (
    tables: TableAccessInTransaction,
  ): Promise<readonly CompletedLogFileImport[]> =>
    splitReadableRecords(CompletedLogFileImportSchema, await tables.all('imports')).good;
  const setsOfImport = async (
    tables: TableAccessInTransaction,
    id: string,
  ): Promise<readonly LoggedSet[]> => {
    const stored = await importIn(tables, id);
    return splitReadableRecords(
      recordSchemas.sets,
      await setsOfSessions(tables, stored?.sessions ?? []),
    ).good;
  };

  return {
    all: () => transact(['imports'], 'readonly', all),
    list: () =>
      transact(['imports', 'sessions', 'plans', 'bodyweights'], 'readonly', async (tables) => {
        const imports = await all(tables);
        if (imports.length === 0) return [];
        const keys = {
          sessions: new Set(await tables.keys('sessions')),
          plans: new Set(await tables.keys('plans')),
          bodyweights: new Set(await tables.keys('bodyweights')),
        };
        const left = (stored: CompletedLogFileImport, store: keyof AddedRecordKeys): number =>
          stored[store].filter((key) => keys[store].has(key)).length;
        return imports
          .map((stored): ListedImport => ({
            id: stored.id,
            from: stored.from,
            at: stored.at,
            sessions: left(stored, 'sessions'),
            plans: left(stored, 'plans'),
            bodyweights: left(stored, 'bodyweights'),
          }))
          .filter(({ sessions, plans, bodyweights }) => sessions + plans + bodyweights > 0)
          .toSorted((one, other) => (other.at ?? 0) - (one.at ?? 0));
      }),
    add: (from, brought) =>
      write(async (tables) => {
        const { keys, ...counts } = await addFile(tables, from, brought);
        const id = crypto.randomUUID();
        const added: CompletedLogFileImport = { id, from, at: Date.now(), ...keys };
        const isNew = Object.values(keys).some((list) => list.length > 0);
        if (isNew) await tables.put('imports', added);
        return { id: isNew ? id : undefined, sessions: keys.sessions.length, ...counts };
      }),
    names: (id) =>
      transact(['imports', 'sets'], 'readonly', async (tables) => {
        const names = new Map<string, NameInLog>();
        for (const set of await setsOfImport(tables, id)) {
          const name = importedExerciseNameOf(set);
          if (name === undefined) continue;
          const sets = (names.get(name)?.sets ?? 0) + 1;
          names.set(name, { name, sets, exercise: set.exercise });
        }
        return [...names.values()].toSorted(
          (one, other) => other.sets - one.sets || one.name.localeCompare(other.name),
        );
      }),
    matchesOfApp: (app) =>
      transact(['sessions', 'sets'], 'readonly', async (tables) => {
        const sessions = (await tables.keys('sessions')).filter(
          (id) => appOrWholeIdOfSessionId(id) === app,
        );
        const sets = splitReadableRecords(
          recordSchemas.sets,
          await setsOfSessions(tables, sessions),
        ).good;
        return new Map(
          sets.flatMap((set) => {
            const name = importedExerciseNameOf(set);
            return name === undefined ? [] : [[name, set.exercise]];
          }),
        );
      }),
    matchAgain: (id, matches, library: ExerciseFactsBySlug) =>
      write(async (tables) => {
        const changed = (await setsOfImport(tables, id)).flatMap((set) => {
          const exercise = matches.get(importedExerciseNameOf(set) ?? '');
          return exercise === undefined || exercise === set.exercise
            ? []
            : [{ before: set, after: rematchSetToExercise(set, exercise, library) }];
        });
        await tables.putAll(
          'sets',
          changed.map(({ after }) => after),
        );
        await recountWorkSetsOfExercises(
          tables,
          changed.flatMap(({ before, after }) => [before.exercise, after.exercise]),
        );
        return changed.length;
      }),
    takeOut: (id) =>
      write(async (tables) => {
        const stored = await importIn(tables, id);
        if (stored === undefined) return;
        const sets = await setsOfSessions(tables, stored.sessions);
        const trained = await plansTrainedSince(tables, stored);
        await tables.removeAll('sets', sets.map(keyOf));
        await tables.removeAll('sessions', stored.sessions);
        await tables.removeAll(
          'plans',
          stored.plans.filter((key) => !trained.has(key)),
        );
        await tables.removeAll('bodyweights', stored.bodyweights);
        await tables.remove('imports', id);
        await recountWorkSetsOfExercises(
          tables,
          splitReadableRecords(recordSchemas.sets, sets).good.map(({ exercise }) => exercise),
        );
      }),
  };
};
