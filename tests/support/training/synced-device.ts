import { IDBFactory } from 'fake-indexeddb';
import { vi } from 'vitest';
import { sealedLogApiPaths } from '../../../src/domain/sealed-sync/sealed-log-api.ts';
import type { Handler } from '../../../src/server/http/endpoint.ts';
import { openSealedSync } from '../../../src/services/sealed-sync/open-sealed-sync.ts';
import type { SealedSync } from '../../../src/services/sealed-sync/sealed-sync.ts';
import { createLogOverTables } from '../../../src/services/training-log/records/log-over-tables.ts';
import { stubIndexedDb } from '../../../src/services/training-log/storage/device.test-support.ts';
import { openIndexedDbRunTransaction } from '../../../src/services/training-log/storage/indexed-db-tables.ts';
import { createMemoryRunTransaction } from '../../../src/services/training-log/storage/memory-tables.ts';
import type { RunTransaction } from '../../../src/services/training-log/storage/tables.ts';
import type { TrainingLog } from '../../../src/services/training-log/training-log.ts';

/** A device with a log and a browser storage of its own. */
export type SyncedDevice = {
  readonly log: TrainingLog;
  readonly storage: IDBFactory;
  readonly openSync: (subject: string) => Promise<SealedSync>;
};

const openOver = async (storage: IDBFactory, transact: RunTransaction): Promise<SyncedDevice> => {
  const listeners = new Set<Parameters<TrainingLog['subscribe']>[0]>();
  const log = await createLogOverTables({
    transact,
    keeping: 'device',
    // The devices of a test share a process, and so would their channels.
    changes: {
      announce: (changed) => listeners.forEach((listener) => listener(changed, false)),
      subscribe: (listener) => {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    },
    mark: () => undefined,
    unmark: () => undefined,
  });
  return {
    log,
    storage,
    openSync: async (subject) => {
      vi.stubGlobal('indexedDB', storage);
      return openSealedSync({
        subject,
        log,
        getAccessToken: async () => ({ kind: 'token', token: subject }),
      });
    },
  };
};

/** Opens a device, or another tab of one. */
export const openDevice = async (storage = new IDBFactory()): Promise<SyncedDevice> => {
  stubIndexedDb();
  vi.stubGlobal('indexedDB', storage);
  return openOver(storage, await openIndexedDbRunTransaction());
};

/** A device whose log is in memory, for measuring what sync itself takes. */
export const openDeviceInMemory = (): Promise<SyncedDevice> => {
  stubIndexedDb();
  return openOver(new IDBFactory(), createMemoryRunTransaction());
};

/** Whatever the devices of a test have sent, as text. */
export type Wire = {
  readonly sent: string[];
  /** Loses the answers, or the requests. */
  isDown: boolean;
};

/** Sends what the browser fetches to the endpoint. */
export const connect = (endpoint: Handler): Wire => {
  const wire: Wire = { sent: [], isDown: false };
  // The devices of a test share a process, and so would their channels.
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      addEventListener() {}
      postMessage() {}
      close() {}
    },
  );
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    // What the tests' own services ask one another.
    if (!address.startsWith(sealedLogApiPaths.trainingLog)) return fetch(address, init);
    if (wire.isDown) throw new TypeError('Failed to fetch');
    wire.sent.push(`${address}\n${JSON.stringify(init.headers)}\n${String(init.body)}`);
    const answer = await endpoint(new Request(`https://knurl.example${address}`, init));
    wire.sent.push(await answer.clone().text());
    return answer;
  });
  return wire;
};
