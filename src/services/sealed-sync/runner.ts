import { isSyncedStore, syncedStores, type SyncedStore } from '../../domain/sealed-sync/change.ts';
import { unreachableResult } from '../api-result.ts';
import { TrainingStorageError } from '../training-log/training-storage-error.ts';
import type { SyncPassDependencies } from './pass-state.ts';
import { runSyncPass } from './pass.ts';
import type { SyncProblem, SyncState } from './sealed-sync.ts';
import { syncDatabaseName } from './sync-store.ts';

const off = { kind: 'off' } as const satisfies SyncState;

/** Runs passes one after the other, in one tab at a time, and knows how sync stands. */
export type SyncPassRunner = {
  readonly state: () => SyncState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Notes that stores of the log have changed: the next pass looks at them. */
  readonly note: (stores: readonly string[]) => void;
  /** Runs a pass; the problem that ended it, if any. */
  readonly run: () => Promise<SyncProblem | undefined>;
  /** Does something with what the device remembers, while no tab runs a pass. */
  readonly alone: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** Reads again how sync stands. */
  readonly refresh: (problem?: SyncProblem) => Promise<void>;
  readonly close: () => void;
};

const storageSentence =
  'This browser’s storage doesn’t answer. Close other tabs of this site, then reload the page.';

/**
 * What the member is told of an error in the browser: a script that didn't come, or storage that
 * fails.
 */
export const toDeviceProblem = (error: unknown): SyncProblem =>
  // A script that is rarely needed didn't come.
  error instanceof Error && error.name === 'ChunkLoadError'
    ? { kind: 'unreachable', sentence: unreachableResult.sentence }
    : {
        kind: 'storage',
        sentence: error instanceof TrainingStorageError ? error.message : storageSentence,
      };

/**
 * Creates the runner of one member. `onCleared` is called when the log of this device was deleted.
 */
export const createSyncPassRunner = (
  parts: SyncPassDependencies,
  onCleared: () => Promise<void>,
): SyncPassRunner => {
  const listeners = new Set<() => void>();
  const dirty = new Set<SyncedStore>(syncedStores);
  let state: SyncState = off;
  let isSyncing = false;
  let last: Promise<unknown> = Promise.resolve();
  const channel = new BroadcastChannel(syncDatabaseName);

  const show = (next: SyncState): void => {
    state = next;
    for (const listener of [...listeners]) listener();
  };
  const read = async (problem: SyncProblem | undefined): Promise<void> => {
    const found = await parts.store.peek();
    if (found === undefined) {
      show(off);
      return;
    }
    const { member, waiting } = found;
    show({
      kind: 'on',
      isSyncing,
      syncedAt: member.syncedAt,
      waiting,
      bytes: member.size,
      withReasons: member.withReasons,
      hasPasskey: member.hasPasskey,
      problem,
    });
  };
  channel.addEventListener('message', () => {
    read(state.kind === 'on' ? state.problem : undefined).catch(() => undefined);
  });

  const alone = <Result>(work: () => Promise<Result>): Promise<Result> => {
    // In one tab at a time.
    const run = () => navigator.locks.request(syncDatabaseName, work);
    const result = last.then(run, run);
    last = result.catch(() => undefined);
    return result;
  };
  const pass = async (): Promise<SyncProblem | undefined> => {
    const taken = new Set(dirty);
    dirty.clear();
    try {
      const end = await runSyncPass(parts, taken);
      if (end?.kind === 'cleared') await onCleared();
      return end?.kind === 'done' ? end.problem : undefined;
    } catch (error) {
      for (const store of taken) dirty.add(store);
      return toDeviceProblem(error);
    }
  };

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    note: (stores) => {
      for (const store of stores.filter(isSyncedStore)) dirty.add(store);
    },
    run: () =>
      alone(async () => {
        isSyncing = true;
        if (state.kind === 'on') show({ ...state, isSyncing });
        const problem = await pass();
        isSyncing = false;
        await read(problem).catch(() => undefined);
        channel.postMessage('changed');
        return problem;
      }),
    alone,
    refresh: async (problem) => {
      await read(problem);
      channel.postMessage('changed');
    },
    close: () => {
      listeners.clear();
      channel.close();
    },
  };
};
