import type { DeviceSyncState } from '../../domain/sealed-sync/device-sync-state.ts';
import type { SyncLogAccess } from '../training-log/sync/sync-log-access.ts';
import type { SealedLogApi } from './server.ts';
import type { SyncMemory, SyncStore, UnsentSealedEvent } from './sync-store.ts';

export type SyncPassDependencies = {
  readonly store: SyncStore;
  readonly server: SealedLogApi;
  readonly access: SyncLogAccess;
  readonly now: () => number;
};

/** The state of a pass; `save` stores a new one. */
export type SyncPass = SyncPassDependencies & {
  readonly memory: () => SyncMemory;
  /** What the device remembers to know of the sealed log. */
  readonly replica: () => DeviceSyncState;
  /** The records that the log keeps aside, as of the last scan. */
  readonly aside: () => ReadonlySet<string>;
  readonly setAside: (aside: ReadonlySet<string>) => void;
  readonly save: (changes: {
    readonly member?: Partial<SyncMemory['member']>;
    readonly replica?: DeviceSyncState;
    readonly pending?: readonly UnsentSealedEvent[];
  }) => Promise<void>;
};

/** Begins a pass with what the device remembers. */
export const createSyncPass = (parts: SyncPassDependencies, loaded: SyncMemory): SyncPass => {
  let memory = loaded;
  let aside: ReadonlySet<string> = new Set();
  const known = (): DeviceSyncState => ({
    ...memory.member.replica,
    registers: memory.registers,
  });
  return {
    ...parts,
    memory: () => memory,
    replica: known,
    aside: () => aside,
    setAside: (found) => {
      aside = found;
    },
    save: async ({ member, replica, pending }) => {
      const { registers, ...rest } = replica ?? known();
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
