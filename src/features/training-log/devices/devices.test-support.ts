import { vi } from 'vitest';
import type {
  SyncServerState,
  SealedSync,
  SyncActionResult,
  SyncActionVoidResult,
  SyncState,
} from '../../../services/sealed-sync/sealed-sync.ts';

type SyncOn = Extract<SyncState, { readonly kind: 'on' }>;

/** Sync that is on and has nothing to do. */
export const createIdleSyncState = (changes: Partial<SyncOn> = {}): SyncOn => ({
  kind: 'on',
  isSyncing: false,
  syncedAt: new Date(2026, 10, 26, 18, 5).getTime(),
  waiting: 0,
  bytes: 1_240_000,
  quotaBytes: 5_000_000,
  warning: undefined,
  withReasons: false,
  hasPasskey: false,
  problem: undefined,
  ...changes,
});

const done = async (): Promise<SyncActionVoidResult> => ({ kind: 'done' });

/** Sync that does nothing but answer, in a state that a test sets. */
export const createSyncStub = (
  first: SyncState,
  server: SyncActionResult<SyncServerState> = { kind: 'done', value: { kind: 'nothing' } },
) => {
  const listeners = new Set<() => void>();
  let state = first;
  const sync = {
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    atServer: vi.fn(async () => server),
    turnOn: vi.fn<SealedSync['turnOn']>(done),
    join: vi.fn<SealedSync['join']>(done),
    joinWithPasskey: vi.fn(done),
    addPasskey: vi.fn<SealedSync['addPasskey']>(done),
    changePhrase: vi.fn<SealedSync['changePhrase']>(done),
    setWithReasons: vi.fn<SealedSync['setWithReasons']>(done),
    syncNow: vi.fn(done),
    turnOffHere: vi.fn(done),
    deleteAtServer: vi.fn(done),
    backup: vi.fn<SealedSync['backup']>(async () => ({
      kind: 'done',
      value: new Blob(['sealed']),
    })),
    openExport: vi.fn<SealedSync['openExport']>(),
    start: () => () => undefined,
    close: () => undefined,
  } satisfies SealedSync;
  return {
    sync,
    /** Changes the state, as the service does after its work. */
    become: (next: SyncState) => {
      state = next;
      for (const listener of listeners) listener();
    },
  };
};
