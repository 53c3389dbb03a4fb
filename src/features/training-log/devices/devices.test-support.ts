import { vi } from 'vitest';
import type {
  SealedLogAtServerOrNothing,
  SealedSync,
  SyncActions,
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
  withReasons: false,
  hasPasskey: false,
  problem: undefined,
  ...changes,
});

const done = async (): Promise<SyncActionVoidResult> => ({ kind: 'done' });

/** Sync that does nothing but answer, in a state that a test sets. */
export const createSyncStub = (
  first: SyncState,
  server: SyncActionResult<SealedLogAtServerOrNothing> = {
    kind: 'done',
    value: { kind: 'nothing' },
  },
) => {
  const listeners = new Set<() => void>();
  let state = first;
  const actions = {
    atServer: vi.fn(async () => server),
    turnOn: vi.fn<SyncActions['turnOn']>(done),
    join: vi.fn<SyncActions['join']>(done),
    joinWithPasskey: vi.fn(done),
    addPasskey: vi.fn<SyncActions['addPasskey']>(done),
    changePhrase: vi.fn<SyncActions['changePhrase']>(done),
    setWithReasons: vi.fn<SyncActions['setWithReasons']>(done),
    syncNow: vi.fn(done),
    turnOffHere: vi.fn(done),
    deleteAtServer: vi.fn(done),
    backup: vi.fn<SyncActions['backup']>(async () => ({
      kind: 'done',
      value: new Blob(['sealed']),
    })),
    openExport: vi.fn<SyncActions['openExport']>(),
  } satisfies SyncActions;
  const sync: SealedSync = {
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    act: (work) => work(actions),
    start: () => () => undefined,
    close: () => undefined,
  };
  return {
    sync,
    /** What a press calls. */
    actions,
    /** Changes the state, as the service does after its work. */
    become: (next: SyncState) => {
      state = next;
      for (const listener of listeners) listener();
    },
  };
};
