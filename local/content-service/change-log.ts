/** The kinds of things whose changes are followed. */
export type ItemKind = 'Asset' | 'ContentType' | 'Entry';

/** What is remembered about one thing between two runs. */
export type ChangeRecord = {
  hash: string;
  /** Counts from 1, one more with every change. */
  revision: number;
  createdAt: string;
  updatedAt: string;
  /** The place of the last change in the order of all changes. */
  sequence: number;
  deletedAt?: string | undefined;
};

/** What is remembered about a whole space; `stateId` tells one memory from another. */
export type ChangeLog = {
  stateId: string;
  sequence: number;
  records: ReadonlyMap<string, ChangeRecord>;
};

/** The key of a thing in a change log. */
export function toRecordKey(kind: ItemKind, id: string): string {
  return `${kind}:${id}`;
}

/** Splits a change log's key into kind and id. */
export function parseRecordKey(key: string): { kind: ItemKind; id: string } | undefined {
  const [kind, ...rest] = key.split(':');
  if (kind !== 'Asset' && kind !== 'ContentType' && kind !== 'Entry') return undefined;
  return { kind, id: rest.join(':') };
}

/**
 * Compares the log with what is there now (key to hash) and returns the log brought up to date: the very
 * same object when nothing has changed, and the very same record for everything that has not.
 */
export function recordChanges(
  log: ChangeLog,
  present: ReadonlyMap<string, string>,
  now: Date,
): ChangeLog {
  let sequence = log.sequence;
  const changes = new Map<string, ChangeRecord>();

  for (const [key, hash] of present) {
    const old = log.records.get(key);
    if (old && old.hash === hash && old.deletedAt === undefined) continue;
    sequence += 1;
    const updatedAt = laterThan(old, now);
    changes.set(key, {
      hash,
      revision: (old?.revision ?? 0) + 1,
      createdAt: old?.createdAt ?? updatedAt,
      updatedAt,
      sequence,
    });
  }
  for (const [key, old] of log.records) {
    if (old.deletedAt !== undefined || present.has(key)) continue;
    sequence += 1;
    const deletedAt = laterThan(old, now);
    changes.set(key, { ...old, updatedAt: deletedAt, deletedAt, sequence });
  }
  if (changes.size === 0) return log;
  return { stateId: log.stateId, sequence, records: new Map([...log.records, ...changes]) };
}

// Clients skip what has an `updatedAt` they know, so a change must never repeat one, whatever the clock says.
function laterThan(old: ChangeRecord | undefined, now: Date): string {
  const earliest = old ? Date.parse(old.updatedAt) + 1 : 0;
  return new Date(Math.max(now.getTime(), earliest)).toISOString();
}
