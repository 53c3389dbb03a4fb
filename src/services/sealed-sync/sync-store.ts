import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type {
  KnownRecordVersion,
  KnownVersionsByRecordId,
} from '../../domain/sealed-sync/change.ts';
import type { DeviceSyncState } from '../../domain/sealed-sync/device-sync-state.ts';
import type { WrappedKey } from '../../domain/sealed-sync/sealed-log-api.ts';

/** The data key of an epoch, as this device keeps it: no script can read it out. */
export type DataKeyOfEpoch = { readonly epoch: number; readonly key: CryptoKey };

/** An event of this device that hasn’t reached the server. */
export type UnsentSealedEvent = {
  readonly id: string;
  readonly sequence: number;
  /** Its content, to be sealed again if the key changes meanwhile. */
  readonly text: string;
  readonly epoch: number;
  readonly sealed: string;
};

/** What this device remembers of a member’s sealed log, apart from registers and pending events. */
export type SyncKeysAndProgress = {
  readonly subject: string;
  readonly log: string;
  /** The mark that sync has put into the log of this device. */
  readonly mark: string;
  /** The newest key first. */
  readonly keys: readonly DataKeyOfEpoch[];
  /** The newest key, wrapped by the phrase: a backup file has it. */
  readonly wrapped: WrappedKey;
  readonly hasPasskey: boolean;
  readonly withReasons: boolean;
  readonly replica: Omit<DeviceSyncState, 'registers'>;
  /** Up to which place the events of the server are in the log. */
  readonly cursor: number;
  /** Until it has read everything once: what is in the sealed log counts more than what is here. */
  readonly isJoining: boolean;
  /** Events that stand for nothing any more, if a snapshot were made now. */
  readonly sinceSnapshot: number;
  /** Whether there are events of older keys at the server, */
  readonly hasOlder: boolean;
  /** and some that this device never had the key of: a snapshot will stand for them. */
  readonly missesOlder: boolean;
  /** Whether there were events here that only a newer version of the site can read. */
  readonly hasNewer: boolean;
  /** The form of events that the version could read with which everything was read. */
  readonly readForm: number;
  /** Why the member has to be told something, until she has tried again. */
  readonly told: 'history' | undefined;
  readonly syncedAt: number | undefined;
  readonly size: number;
  /** What is being put into the log: if the browser ends meanwhile, it is recognised by this. */
  readonly applying: readonly (readonly [string, KnownRecordVersion])[];
};

type Buckets = ReadonlyMap<string, KnownRecordVersion>;

interface Schema extends DBSchema {
  members: { key: string; value: SyncKeysAndProgress };
  registers: { key: [string, number]; value: Buckets };
  pending: { key: [string, number]; value: UnsentSealedEvent };
}

/**
 * The registers are stored in so many groups: few enough for a first sync, many enough for a
 * session’s sets.
 */
const bucketCount = 256;

const bucketOf = (id: string): number => {
  let hash = 0;
  for (let index = 0; index < id.length; index += 1) {
    hash = (Math.imul(hash, 31) + id.charCodeAt(index)) | 0;
  }
  return (hash >>> 0) % bucketCount;
};

/** All that this device remembers of one member’s sync. */
export type SyncMemory = {
  readonly member: SyncKeysAndProgress;
  readonly registers: KnownVersionsByRecordId;
  readonly pending: readonly UnsentSealedEvent[];
};

/** What a device remembers of the sync of one member, stored in the browser. */
export type SyncStore = {
  /** The member’s part alone, and how many events wait. */
  readonly peek: () => Promise<
    { readonly member: SyncKeysAndProgress; readonly waiting: number } | undefined
  >;
  readonly load: () => Promise<SyncMemory | undefined>;
  /** Stores a new state in one transaction. `before` is the state that is stored now. */
  readonly save: (memory: SyncMemory, before: SyncMemory | undefined) => Promise<void>;
  readonly forgetHere: () => Promise<void>;
  readonly close: () => void;
};

const changedBuckets = (
  now: KnownVersionsByRecordId,
  before: KnownVersionsByRecordId | undefined,
): ReadonlySet<number> => {
  const changed = new Set<number>();
  if (now === before) return changed;
  for (const [id, register] of now) {
    if (before?.get(id) !== register) changed.add(bucketOf(id));
  }
  return changed;
};

const rangeOf = (subject: string): IDBKeyRange =>
  IDBKeyRange.bound([subject, 0], [subject, Number.MAX_SAFE_INTEGER]);

/** The name of sync’s own database in the browser. */
export const syncDatabaseName = 'knurl-sync';

/** Opens what this device remembers of a member’s sync. Rejects if the browser stores nothing. */
export const openSyncStore = async (subject: string): Promise<SyncStore> => {
  const database: IDBPDatabase<Schema> = await openDB<Schema>(syncDatabaseName, 1, {
    upgrade: (opened) => {
      opened.createObjectStore('members', { keyPath: 'subject' });
      opened.createObjectStore('registers');
      opened.createObjectStore('pending');
    },
    blocking: () => database.close(),
  });
  const stores = ['members', 'registers', 'pending'] as const;
  return {
    peek: async () => {
      const transaction = database.transaction(stores, 'readonly');
      const [member, waiting] = await Promise.all([
        transaction.objectStore('members').get(subject),
        transaction.objectStore('pending').count(rangeOf(subject)),
      ]);
      return member === undefined ? undefined : { member, waiting };
    },
    load: async () => {
      const transaction = database.transaction(stores, 'readonly');
      const [member, buckets, pending] = await Promise.all([
        transaction.objectStore('members').get(subject),
        transaction.objectStore('registers').getAll(rangeOf(subject)),
        transaction.objectStore('pending').getAll(rangeOf(subject)),
      ]);
      if (member === undefined) return undefined;
      return { member, registers: new Map(buckets.flatMap((bucket) => [...bucket])), pending };
    },
    save: async ({ member, registers, pending }, before) => {
      const transaction = database.transaction(stores, 'readwrite');
      const changed = changedBuckets(registers, before?.registers);
      const buckets = new Map<number, Map<string, KnownRecordVersion>>();
      if (changed.size > 0) {
        for (const [id, register] of registers) {
          const bucket = bucketOf(id);
          if (!changed.has(bucket)) continue;
          const there = buckets.get(bucket) ?? new Map<string, KnownRecordVersion>();
          buckets.set(bucket, there.set(id, register));
        }
      }
      const work: Promise<unknown>[] = [transaction.objectStore('members').put(member)];
      for (const [bucket, there] of buckets) {
        work.push(transaction.objectStore('registers').put(there, [subject, bucket]));
      }
      if (pending !== before?.pending) {
        work.push(transaction.objectStore('pending').delete(rangeOf(subject)));
        for (const event of pending) {
          work.push(transaction.objectStore('pending').put(event, [subject, event.sequence]));
        }
      }
      await Promise.all([...work, transaction.done]);
    },
    forgetHere: async () => {
      const transaction = database.transaction(stores, 'readwrite');
      await Promise.all([
        transaction.objectStore('members').delete(subject),
        transaction.objectStore('registers').delete(rangeOf(subject)),
        transaction.objectStore('pending').delete(rangeOf(subject)),
        transaction.done,
      ]);
    },
    close: () => database.close(),
  };
};
