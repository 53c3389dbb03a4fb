import { forget } from '../storage.ts';
import { createSyncLogAccess } from '../training-log/sync/sync-log-access.ts';
import { createSyncPassRunner, toDeviceProblem } from './runner.ts';
import { createSealedLogApi } from './server.ts';
import type { MemberAndLogToSync, SealedSync, SyncActions } from './sealed-sync.ts';
import { openSyncStore } from './sync-store.ts';
import { startRunningSyncPasses } from './triggers.ts';

/**
 * Opens sync for a member on this device. It reads how sync stands here, and sends nothing until
 * `start` or an action.
 */
export const openSealedSync = async ({
  subject,
  getAccessToken,
  log,
}: MemberAndLogToSync): Promise<SealedSync> => {
  const store = await openSyncStore(subject);
  const server = createSealedLogApi(getAccessToken);
  const access = log.synced(createSyncLogAccess);
  const now = (): number => Date.now();
  const runner = createSyncPassRunner({ store, server, access, now }, async () => {
    await store.forgetHere();
    forget('training.sync');
  });
  const unsubscribe = log.subscribe((changed) => void runner.note(changed));
  await runner.refresh();

  let loaded: Promise<SyncActions> | undefined;
  const load = (): Promise<SyncActions> => {
    loaded ??= import('./actions.ts')
      .then(({ createSyncActions: createActions }) =>
        createActions({ subject, log, store, server, access, runner, now }),
      )
      .catch((reason: unknown) => {
        loaded = undefined;
        throw reason;
      });
    return loaded;
  };

  return {
    state: runner.state,
    subscribe: runner.subscribe,
    act: async (work) => {
      try {
        return await work(await load());
      } catch (error) {
        console.error(error);
        return { kind: 'refused', sentence: toDeviceProblem(error).sentence };
      }
    },
    start: () => startRunningSyncPasses(runner, log),
    close: () => {
      unsubscribe();
      runner.close();
      store.close();
    },
  };
};
