/** The kinds of items whose changes are logged. */
export type ItemKind = 'Asset' | 'ContentType' | 'Entry';

/** What the log stores about one item. */
export type ChangeRecord = {
  hash: string;
  /** Starts at 1 and goes up by one with every change. */
  revision: number;
  createdAt: string;
  updatedAt: string;
  /** Position of the item's last change in the order of all changes. */
  sequence: number;
  deletedAt?: string | undefined;
};

/**
 * The changes of a whole space. `stateId` names the log: a sync token of another log cannot be
 * trusted.
 */
export type ChangeLog = {
  stateId: string;
  sequence: number;
  records: ReadonlyMap<string, ChangeRecord>;
};

/** The key of an item in a change log. */
export function toRecordKey(kind: ItemKind, id: string): string {
  return `${kind}:${id}`;
}

/** Splits a change log's key into kind and id; undefined if it has another form. */
export function parseRecordKey(key: string): { kind: ItemKind; id: string } | undefined {
  const [kind, ...rest] = key.split(':');
  if (kind !== 'Asset' && kind !== 'ContentType' && kind !== 'Entry') return undefined;
  return { kind, id: rest.join(':') };
}

/**
 * Compares the log with the items that exist now (key to hash) and returns the updated log. Returns
 * the same log object when nothing has changed, and keeps the same record object for every item
 * that has not changed. A change has the date that is known of it, or happens now.
 */
export function recordChanges(
  log: ChangeLog,
  present: ReadonlyMap<string, string>,
  now: Date,
  known: ReadonlyMap<string, Date> = new Map(),
): ChangeLog {
  let sequence = log.sequence;
  const changes = new Map<string, ChangeRecord>();

  for (const [key, hash] of present) {
    const old = log.records.get(key);
    if (old && old.hash === hash && old.deletedAt === undefined) continue;
    sequence += 1;
    const updatedAt = laterThan(old, known.get(key) ?? now);
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

// Clients skip an item whose `updatedAt` they have seen, so a change needs a new one even if the
// clock stands still.
function laterThan(old: ChangeRecord | undefined, now: Date): string {
  const earliest = old ? Date.parse(old.updatedAt) + 1 : 0;
  return new Date(Math.max(now.getTime(), earliest)).toISOString();
}
