import { beforeEach, expect, it, vi } from 'vitest';
import { typicalGymKitWithoutMaximums } from '../../domain/training/my-weights/kit-and-maximums.ts';
import { hasTrainingLog } from './has-training-log.ts';
import { openUncachedTrainingLog } from './open-training-log.ts';
import { stubIndexedDb } from './storage/device.test-support.ts';
import { createSyncLogAccess } from './sync/sync-log-access.ts';

const items = new Map<string, string>();

beforeEach(() => {
  stubIndexedDb();
  items.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => void items.set(key, text),
    removeItem: (key: string) => void items.delete(key),
  });
  vi.stubGlobal('BroadcastChannel', undefined);
});

it('finds a log whose mark the browser lost as it died, and marks it again', async () => {
  const log = await openUncachedTrainingLog();
  await log.saveWeights(typicalGymKitWithoutMaximums('kg'));
  items.clear();
  expect(await hasTrainingLog()).toBe(true);
  expect(items.get('training')).toBe('1');
});

it('asks nothing where the mark is', async () => {
  items.set('training', 'tab');
  vi.stubGlobal('indexedDB', undefined);
  expect(await hasTrainingLog()).toBe(true);
  expect(items.get('training')).toBe('tab');
});

it('finds no log on a new device, and creates no database there', async () => {
  expect(await hasTrainingLog()).toBe(false);
  expect(await indexedDB.databases()).toEqual([]);
});

it('finds no log where one was only looked at, or deleted', async () => {
  const log = await openUncachedTrainingLog();
  expect(await hasTrainingLog()).toBe(false);
  await log.saveWeights(typicalGymKitWithoutMaximums('kg'));
  await log.deleteAll();
  expect(await hasTrainingLog()).toBe(false);
  expect(items.has('training')).toBe(false);
});

it('finds no log where sync alone has left its mark', async () => {
  const access = (await openUncachedTrainingLog()).synced(createSyncLogAccess);
  await access.setMark('0123');
  expect(await hasTrainingLog()).toBe(false);
});

it('creates no database in place of one that was deleted meanwhile', async () => {
  vi.spyOn(indexedDB, 'databases').mockResolvedValueOnce([{ name: 'knurl-training', version: 5 }]);
  expect(await hasTrainingLog()).toBe(false);
  expect(await indexedDB.databases()).toEqual([]);
});

it('finds no log in a browser that can’t list its databases', async () => {
  vi.stubGlobal('indexedDB', { databases: undefined });
  expect(await hasTrainingLog()).toBe(false);
});
