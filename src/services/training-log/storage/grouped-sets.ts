import { unwrap, type IDBPTransaction } from 'idb';
import { pickRecordsByIndexRange } from './keys.ts';
import {
  groupKeyOfSet,
  buildSetGroupAndLateSets,
  earliestGroupKeyForSetKey,
  idOfSetRecord,
  keyOfStoredGroup,
  possibleSessionIdsOfSetId,
  setGroupStoreName,
  setsInGroupRecord,
  type SessionAndExerciseKey,
} from './set-groups.ts';
import {
  propertyOf,
  setKeyRangeOfExercise,
  type KeyRange,
  type RecordKey,
  type StorableRecord,
  type TableAccessInTransaction,
} from './tables.ts';

/** A transaction over the log's stores. */
export type IndexedDbLogTransaction = IDBPTransaction<unknown, string[], 'readonly' | 'readwrite'>;

/** The store `sets`, of which some records are in groups. */
type SetTables = Pick<TableAccessInTransaction, 'lastSetOf' | 'countWorkSets'> & {
  readonly get: (id: string) => Promise<unknown>;
  readonly all: () => Promise<readonly unknown[]>;
  readonly keys: () => Promise<readonly string[]>;
  /** Stores a set where it is; a new one by itself. */
  readonly put: (set: StorableRecord) => Promise<void>;
  /** Stores sets where they are; new ones in groups. */
  readonly putAll: (sets: readonly StorableRecord[]) => Promise<void>;
  readonly removeAll: (ids: readonly string[]) => Promise<void>;
  readonly clear: () => Promise<void>;
  readonly find: (
    index: 'session' | 'exercise+at' | 'at',
    between: KeyRange,
  ) => Promise<readonly unknown[]>;
};

/** From so many keys on, reading all of a store at once is faster than asking for each. */
const readsAllKeys = 200;

const toKey = (key: RecordKey): IDBValidKey => (typeof key === 'object' ? [...key] : key);

const isString = (key: unknown): key is string => typeof key === 'string';

/** All groups of the sessions from one to another; a list comes after every text. */
const groupsOfSessions = (from: RecordKey, to: RecordKey): IDBKeyRange =>
  IDBKeyRange.bound([toKey(from)], [toKey(to), []]);

/** The range of an index in which the groups are that may have a set between two keys. */
const groupsBetween = ({ from, to, excludesTo = false }: KeyRange): IDBKeyRange =>
  IDBKeyRange.bound(toKey(earliestGroupKeyForSetKey(from)), toKey(to), false, excludesTo);

const isRecord = (value: unknown): value is StorableRecord =>
  typeof value === 'object' && value !== null;

/** The groups that a change may touch, while it is worked out. */
type Draft = {
  readonly key: SessionAndExerciseKey;
  readonly sets: Map<string, StorableRecord>;
  isChanged: boolean;
};

/** Groups by their keys, and where each set is. */
const draftGroups = (stored: readonly unknown[]) => {
  const drafts = new Map<string, Draft>();
  const holders = new Map<string, Draft>();
  const draftOf = (key: SessionAndExerciseKey): Draft => {
    const name = JSON.stringify(key);
    const known = drafts.get(name);
    if (known !== undefined) return known;
    const draft: Draft = { key, sets: new Map(), isChanged: false };
    drafts.set(name, draft);
    return draft;
  };
  const put = (id: string, set: StorableRecord, key: SessionAndExerciseKey): void => {
    const draft = draftOf(key);
    draft.sets.set(id, set);
    draft.isChanged = true;
    holders.set(id, draft);
  };
  const remove = (id: string): void => {
    const holder = holders.get(id);
    if (holder === undefined) return;
    holder.sets.delete(id);
    holder.isChanged = true;
    holders.delete(id);
  };
  for (const group of stored) {
    const key = keyOfStoredGroup(group);
    if (key === undefined) continue;
    for (const set of setsInGroupRecord(group)) {
      const id = idOfSetRecord(set);
      if (id !== undefined && isRecord(set)) put(id, set, key);
    }
    draftOf(key).isChanged = false;
  }
  return {
    holds: (id: string): boolean => holders.has(id),
    put,
    remove,
    changedDrafts: () => [...drafts.values()].filter(({ isChanged }) => isChanged),
  };
};
type Drafts = ReturnType<typeof draftGroups>;

/**
 * The sets in a transaction: each by itself, or in a group with those of its exercise and session
 * that were stored at once (`set-groups.ts`). A set is in one place only, and stays there when it
 * changes, unless it no longer belongs to its group.
 */
export const groupedSetTablesIn = (transaction: IndexedDbLogTransaction): SetTables => {
  const single = transaction.objectStore('sets');
  const groups = transaction.objectStore(setGroupStoreName);

  /** Which of these sets are stored by themselves. */
  const singleAmong = async (ids: readonly string[]): Promise<ReadonlySet<string>> => {
    const keys =
      ids.length < readsAllKeys
        ? await Promise.all(ids.map((id) => single.getKey(id)))
        : await single.getAllKeys();
    return new Set(keys.filter(isString));
  };

  /** The groups of all sessions to which sets with these ids may belong. */
  const groupsNear = async (ids: readonly string[]): Promise<readonly unknown[]> => {
    let sessions = new Set<string>();
    if (ids.length < readsAllKeys) sessions = new Set(ids.flatMap(possibleSessionIdsOfSetId));
    else {
      const there = new Set<unknown>();
      for (const key of await groups.getAllKeys()) there.add(Array.isArray(key) ? key[0] : key);
      if (there.size === 0) return [];
      for (const id of ids) {
        for (const session of possibleSessionIdsOfSetId(id))
          if (there.has(session)) sessions.add(session);
      }
      if (sessions.size > there.size / 2) return groups.getAll();
    }
    const found: readonly (readonly unknown[])[] = await Promise.all(
      [...sessions].map((session) => groups.getAll(groupsOfSessions(session, session))),
    );
    return found.flat();
  };

  const write = (drafts: Drafts): void => {
    // Without a promise for each: a request that fails ends the transaction, and that is enough.
    const [natively, singly] = [unwrap(groups), unwrap(single)];
    for (const { key, sets } of drafts.changedDrafts()) {
      const { group, late } = buildSetGroupAndLateSets(key, [...sets.values()]);
      if (group.sets.length === 0) natively.delete([...key]);
      else natively.put(group);
      for (const set of late) singly.put(set);
    }
  };

  let last: Promise<unknown> = Promise.resolve();
  /** One change after another: each reads groups before it writes them. */
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    const result = last.then(work, work);
    last = result;
    return result;
  };

  const place = async (sets: readonly StorableRecord[], areNewGrouped: boolean): Promise<void> => {
    const ids = sets.map(idOfSetRecord).filter(isString);
    const [singles, near] = [new Set(await singleAmong(ids)), await groupsNear(ids)];
    const drafts = draftGroups(near);
    const native = unwrap(single);
    for (const set of sets) {
      const id = idOfSetRecord(set) ?? '';
      const key = groupKeyOfSet(set);
      const isGrouped =
        key !== undefined && !singles.has(id) && (areNewGrouped || drafts.holds(id));
      drafts.remove(id);
      if (isGrouped) drafts.put(id, set, key);
      else {
        native.put(set);
        singles.add(id);
      }
    }
    write(drafts);
  };

  return {
    get: async (id) => {
      const found: unknown = await single.get(id);
      if (found !== undefined) return found;
      const near = await groupsNear([id]);
      return near.flatMap(setsInGroupRecord).find((set) => idOfSetRecord(set) === id);
    },
    all: async () => {
      const alone: readonly unknown[] = await single.getAll();
      return [...alone, ...(await groups.getAll()).flatMap(setsInGroupRecord)];
    },
    keys: async () => {
      const grouped = (await groups.getAll()).flatMap(setsInGroupRecord).map(idOfSetRecord);
      return [...(await single.getAllKeys()), ...grouped].filter(isString);
    },
    put: (set) => inTurn(() => place([set], false)),
    putAll: (sets) => inTurn(() => place(sets, true)),
    removeAll: (ids) =>
      inTurn(async () => {
        const [singles, near] = [await singleAmong(ids), await groupsNear(ids)];
        const drafts = draftGroups(near);
        const native = unwrap(single);
        for (const id of ids) {
          drafts.remove(id);
          if (singles.has(id)) native.delete(id);
        }
        write(drafts);
      }),
    clear: async () => {
      await single.clear?.();
      await groups.clear?.();
    },
    find: async (index, between) => {
      const { from, to, excludesTo } = between;
      const range = IDBKeyRange.bound(toKey(from), toKey(to), false, excludesTo);
      const [alone, grouped]: readonly [readonly unknown[], readonly unknown[]] = await Promise.all(
        [
          single.index(index).getAll(range),
          index === 'session'
            ? groups.getAll(groupsOfSessions(from, to))
            : groups.index(index).getAll(groupsBetween(between)),
        ],
      );
      return grouped.length === 0
        ? alone
        : pickRecordsByIndexRange(index, between, [
            ...alone,
            ...grouped.flatMap(setsInGroupRecord),
          ]);
    },
    lastSetOf: async (exercise) => {
      const all = setKeyRangeOfExercise(exercise);
      const [alone, group]: readonly unknown[] = await Promise.all(
        [single, groups].map(async (from): Promise<unknown> => {
          const last = await from.index('exercise+at').openCursor(groupsBetween(all), 'prev');
          return last?.value;
        }),
      );
      const at = propertyOf(group, 'at');
      if (typeof at !== 'number') return alone;
      // A group that began earlier may have ended later.
      const late = groupsBetween({ from: [exercise, at], to: all.to });
      const grouped = await groups.index('exercise+at').getAll(late);
      return pickRecordsByIndexRange('exercise+at', all, [
        alone,
        ...grouped.flatMap(setsInGroupRecord),
      ]).at(-1);
    },
    countWorkSets: async (exercise) => {
      let found = await single.index('exercise+kind').count([exercise, 'work']);
      const index = groups.index('exercise+work');
      const { from, to } = setKeyRangeOfExercise(exercise);
      // Groups have few different numbers of work sets: counting those of each reads no group. A
      // cursor for each, because WebKit fails to open one of the direction `nextunique` where there
      // is nothing.
      let after: IDBValidKey = [...from];
      for (;;) {
        const next = await index.openKeyCursor(IDBKeyRange.bound(after, [...to], true));
        if (next === null) break;
        const work: unknown = Array.isArray(next.key) ? next.key[1] : 0;
        found += Number(work) * (await index.count(next.key));
        after = next.key;
      }
      return found;
    },
  };
};
