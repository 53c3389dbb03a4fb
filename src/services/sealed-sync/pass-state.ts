import type { Replica } from '../../domain/sealed-sync/replica.ts';
import type { SyncLogAccess } from '../training-log/sync/sync-log-access.ts';
import type { SealedLogServer } from './server.ts';
import type { PendingEvent, SyncMemory, SyncStore } from './sync-store.ts';

/** What a pass works with. */
export type SyncPassParts = {
  readonly store: SyncStore;
  readonly server: SealedLogServer;
  readonly access: SyncLogAccess;
  readonly now: () => number;
};

/** The state of a pass; `save` stores a new one. */
export type SyncPass = SyncPassParts & {
  readonly memory: () => SyncMemory;
  /** The records that the log keeps aside, as of the last scan. */
  readonly aside: () => ReadonlySet<string>;
  readonly setAside: (aside: ReadonlySet<string>) => void;
  readonly save: (changes: {
    readonly member?: Partial<SyncMemory['member']>;
    readonly replica?: Replica;
    readonly pending?: readonly PendingEvent[];
  }) => Promise<void>;
};

/** The replica of what the device remembers. */
export const replicaOfMemory = ({ member, registers }: SyncMemory): Replica => ({
  ...member.replica,
  registers,
});

/** Begins a pass with what the device remembers. */
export const beginSyncPass = (parts: SyncPassParts, loaded: SyncMemory): SyncPass => {
  let memory = loaded;
  let aside: ReadonlySet<string> = new Set();
  return {
    ...parts,
    memory: () => memory,
    aside: () => aside,
    setAside: (found) => {
      aside = found;
    },
    save: async ({ member, replica, pending }) => {
      const { registers, ...rest } = replica ?? replicaOfMemory(memory);
      const next: SyncMemory = {
        member: { ...memory.member, ...member, replica: rest },
        registers,
        pending: pending ?? memory.pending,
      };
      await parts.store.save(next, memory);
      memory = next;
    },
  };
};
