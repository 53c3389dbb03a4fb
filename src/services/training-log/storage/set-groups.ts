import { propertyOf, type RecordKey, type StorableRecord } from './tables.ts';

/*
 * Many sets that are stored at once, as an import's are, become one record for each exercise of a
 * session: that is written four times as fast as a record for each set (decision 094).
 */

export const setGroupStoreName = 'setGroups';

/** The key of a group: its session and its exercise. */
export type SessionAndExerciseKey = readonly [session: string, exercise: string];

/**
 * Sets of one exercise in one session, as they are stored. All began within `groupSpanMs` of the
 * first.
 */
export type SetGroup = {
  readonly session: string;
  readonly exercise: string;
  /** When the first was done, in milliseconds since 1970. */
  readonly at: number;
  /** How many of them are work sets. */
  readonly work: number;
  readonly sets: readonly unknown[];
};

/**
 * The most milliseconds between the first and the last set of a group: one day. With it a group is
 * found by the time of its first set.
 */
const groupSpanMs = 86_400_000;

/** The id of a set; undefined if it has none. */
export const idOfSetRecord = (set: unknown): string | undefined => {
  const id = propertyOf(set, 'id');
  return typeof id === 'string' ? id : undefined;
};

const timeOf = (set: unknown): number => {
  const at = propertyOf(set, 'at');
  return typeof at === 'number' ? at : NaN;
};

/**
 * The group to which a set belongs; undefined for one that is stored by itself. A set's group has
 * to be found by its id alone, which begins with the id of its session.
 */
export const groupKeyOfSet = (set: StorableRecord): SessionAndExerciseKey | undefined => {
  const { id, session, exercise } = set;
  const isFound =
    typeof id === 'string' && typeof session === 'string' && id.startsWith(`${session}/`);
  return isFound && typeof exercise === 'string' && Number.isFinite(timeOf(set))
    ? [session, exercise]
    : undefined;
};

/** The ids of the sessions to which a set with this id may belong. */
export const possibleSessionIdsOfSetId = (id: string): readonly string[] =>
  [...id.matchAll(/\//g)].map(({ index }) => id.slice(0, index));

/** The sets in a record of the store of groups. */
export const setsInGroupRecord = (group: unknown): readonly unknown[] => {
  const sets: unknown = propertyOf(group, 'sets');
  return Array.isArray(sets) ? sets : [];
};

/** The key of a record of the store of groups; undefined if it isn't one. */
export const keyOfStoredGroup = (group: unknown): SessionAndExerciseKey | undefined => {
  const [session, exercise] = [propertyOf(group, 'session'), propertyOf(group, 'exercise')];
  return typeof session === 'string' && typeof exercise === 'string'
    ? [session, exercise]
    : undefined;
};

/** The group of these sets, and those that were done too long after the first to be in it. */
export const buildSetGroupAndLateSets = (
  [session, exercise]: SessionAndExerciseKey,
  sets: readonly StorableRecord[],
): { readonly group: SetGroup; readonly late: readonly StorableRecord[] } => {
  const at = sets.reduce((first, set) => Math.min(first, timeOf(set)), Infinity);
  const isLate = (set: StorableRecord): boolean => timeOf(set) - at > groupSpanMs;
  const grouped = sets.filter((set) => !isLate(set));
  const work = grouped.filter(({ kind }) => kind === 'work').length;
  return { group: { session, exercise, at, work, sets: grouped }, late: sets.filter(isLate) };
};

/**
 * From where the first set of a group may be, so that one of its sets is at this key or after it.
 */
export const earliestGroupKeyForSetKey = (key: RecordKey): RecordKey => {
  if (typeof key === 'number') return key - groupSpanMs;
  return typeof key === 'string'
    ? key
    : key.map((part) => (typeof part === 'number' ? part - groupSpanMs : part));
};
