import { forget } from '../storage.ts';
import type { SyncActions } from './actions.ts';
import { createSyncRunner } from './runner.ts';
import { createSealedLogApi } from './server.ts';
import type { SealedSync, SealedSyncDependencies } from './sealed-sync.ts';
import { openSyncStore } from './sync-store.ts';
import { startRunningSyncPasses } from './triggers.ts';

const refused = (sentence: string) => ({ kind: 'refused', sentence }) as const;

/** Nothing rejects: what goes wrong in the browser becomes a sentence. */
const safely =
  <Values extends readonly unknown[], Answer>(
    act: (...values: Values) => Promise<Answer>,
  ): ((...values: Values) => Promise<Answer | ReturnType<typeof refused>>) =>
  async (...values) => {
    try {
      return await act(...values);
    } catch (error) {
      console.error(error);
      return refused('Something went wrong on this device. Reload the page, then try again.');
    }
  };

/** Opens sync for a member on this device. It reads how sync stands here, and sends nothing until `start` or an action. */
export const openSealedSync = async ({
  subject,
  getAccessToken,
  log,
}: SealedSyncDependencies): Promise<SealedSync> => {
  const store = await openSyncStore(subject);
  const server = createSealedLogApi(getAccessToken);
  const access = await log.synced();
  const now = (): number => Date.now();
  const runner = createSyncRunner({ store, server, access, now }, async () => {
    await store.forgetHere();
    forget('training.sync');
  });
  const unsubscribe = log.subscribe((changed) => void runner.note(changed));
  await runner.refresh();

  let loaded: Promise<SyncActions> | undefined;
  const actions = (): Promise<SyncActions> => {
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
    atServer: safely(async () => (await actions()).atServer()),
    turnOn: safely(async (phrase, options) => (await actions()).turnOn(phrase, options)),
    join: safely(async (phrase) => (await actions()).join(phrase)),
    joinWithPasskey: safely(async () => (await actions()).joinWithPasskey()),
    addPasskey: safely(async (name, phrase) => (await actions()).addPasskey(name, phrase)),
    changePhrase: safely(async (phrase) => (await actions()).changePhrase(phrase)),
    setWithReasons: safely(async (withReasons) => (await actions()).setWithReasons(withReasons)),
    syncNow: safely(async () => (await actions()).syncNow()),
    turnOffHere: safely(async () => (await actions()).turnOffHere()),
    deleteAtServer: safely(async () => (await actions()).deleteAtServer()),
    backup: safely(async () => (await actions()).backup()),
    openExport: safely(async (file) => (await actions()).openExport(file)),
    start: () => startRunningSyncPasses(runner, log),
    close: () => {
      unsubscribe();
      runner.close();
      store.close();
    },
  };
};
