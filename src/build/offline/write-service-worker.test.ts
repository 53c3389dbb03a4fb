import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keptPlansDatabaseName } from '../../domain/offline/kept-plans-database-name.ts';
import {
  cacheNameOfBuild,
  picturesCacheName,
  keptListAndTabBuildsCacheName,
  serviceWorkerPath,
} from '../../domain/offline/kept-pages-and-caches.ts';
import { writeServiceWorkerAndOfflinePage } from './write-service-worker.ts';

let publicFolder = '';
beforeEach(() => {
  publicFolder = mkdtempSync(path.join(tmpdir(), 'write-worker-'));
  writeFileSync(path.join(publicFolder, 'webpack-runtime-00000001.js'), '');
});
afterEach(() => rmSync(publicFolder, { recursive: true }));

/** The text of the worker that a build writes. */
const workerOf = async (isOffline: boolean): Promise<string> => {
  await writeServiceWorkerAndOfflinePage({
    folder: process.cwd(),
    publicFolder,
    siteName: 'Knurl',
    isOffline,
    stats: JSON.stringify({ assetsByChunkName: { app: ['webpack-runtime-00000001.js'] } }),
    pages: ['/train/'],
  });
  return readFileSync(path.join(publicFolder, serviceWorkerPath), 'utf8');
};

/** Runs a worker as a browser does that has an older one's caches. */
const run = (text: string) => {
  const listeners = new Map<string, (event: unknown) => void>();
  const others = 'somebody-elses';
  const left = new Set([
    cacheNameOfBuild('an-older-build'),
    keptListAndTabBuildsCacheName,
    picturesCacheName,
    others,
  ]);
  const notification = { close: vi.fn<() => void>() };
  const done = {
    skipWaiting: vi.fn<() => Promise<void>>(async () => undefined),
    unregister: vi.fn<() => Promise<boolean>>(async () => true),
    deleteDatabase: vi.fn<(name: string) => void>(),
  };
  runInNewContext(text, {
    clients: {},
    addEventListener: (name: string, listener: (event: unknown) => void) =>
      void listeners.set(name, listener),
    skipWaiting: done.skipWaiting,
    registration: {
      waiting: null,
      unregister: done.unregister,
      getNotifications: async () => [notification],
    },
    caches: {
      keys: async () => [...left],
      delete: async (name: string) => left.delete(name),
    },
    indexedDB: { deleteDatabase: done.deleteDatabase },
    setTimeout,
  });
  const dispatch = async (name: string): Promise<void> => {
    let work: Promise<unknown> = Promise.resolve();
    listeners.get(name)?.({ waitUntil: (begun: Promise<unknown>) => (work = begun) });
    await work;
  };
  return { ...done, notification, listeners, left, others, dispatch };
};

it('of a build with `OFFLINE=off` takes over at once, deletes all that was kept, and itself, and answers nothing', async () => {
  const worker = run(await workerOf(false));
  await worker.dispatch('install');
  expect(worker.skipWaiting).toHaveBeenCalledOnce();
  expect(worker.unregister).not.toHaveBeenCalled();
  await worker.dispatch('activate');
  expect([...worker.left]).toEqual([worker.others]);
  expect(worker.deleteDatabase.mock.calls).toEqual([[keptPlansDatabaseName]]);
  expect(worker.notification.close).toHaveBeenCalledOnce();
  expect(worker.unregister).toHaveBeenCalledOnce();
  expect([...worker.listeners.keys()].toSorted()).toEqual(['activate', 'install']);
});

it('answers in any other build, and takes over from nobody by itself', async () => {
  const worker = run(await workerOf(true));
  expect([...worker.listeners.keys()]).toEqual(expect.arrayContaining(['fetch', 'message']));
  expect(worker.skipWaiting).not.toHaveBeenCalled();
});

it('replaces the worker of the build before, whichever way the setting is turned', async () => {
  const [off, on] = [await workerOf(false), await workerOf(true)];
  expect(on).not.toBe(off);
  expect(await workerOf(false)).toBe(off);
});
