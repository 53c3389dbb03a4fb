import { describe, expect, it, vi } from 'vitest';
import { typicalGymKitWithoutMaximums } from '../../domain/training/my-weights/kit-and-maximums.ts';
import { stubIndexedDb } from './storage/device.test-support.ts';
import { aLoggedSessionWithoutSets, aSessionInProgress } from './log.test-support.ts';
import { openUncachedTrainingLog } from './open-training-log.ts';

/**
 * Stubs the browser's local storage and what it does on leaving a page; the key `training` may be
 * set already.
 */
const stubBrowser = (mark?: string) => {
  const items = new Map(mark === undefined ? [] : [['training', mark]]);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => void items.set(key, text),
    removeItem: (key: string) => void items.delete(key),
  });
  const persist = vi.fn(async () => true);
  vi.stubGlobal('navigator', { storage: { persist } });
  vi.stubGlobal('BroadcastChannel', undefined);
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  /** Whether the browser asks for confirmation before the page is left. */
  const asksFirst = (): boolean =>
    !page.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  return { items, persist, asksFirst };
};
const forbidden = {
  open: () => {
    throw new DOMException('Forbidden.', 'SecurityError');
  },
};

describe('openUncachedTrainingLog', () => {
  it('keeps the log on the device, and sets the mark with the first record', async () => {
    stubIndexedDb();
    const { items } = stubBrowser();
    const log = await openUncachedTrainingLog();
    expect([log.keeping, items.get('training')]).toEqual(['device', undefined]);
    await log.saveWeights(typicalGymKitWithoutMaximums('kg'));
    expect(items.get('training')).toBe('1');
    expect(await (await openUncachedTrainingLog()).weights()).toEqual(
      typicalGymKitWithoutMaximums('kg'),
    );
    await log.deleteAll();
    expect(items.get('training')).toBeUndefined();
  });

  it('forgets which plans she reads as written when the log is deleted', async () => {
    stubIndexedDb();
    const { items } = stubBrowser('1');
    items.set('training.written', '/members/plans/x/');
    await (await openUncachedTrainingLog()).deleteAll();
    expect([...items.keys()]).toEqual([]);
  });

  it.each([
    ['has none', undefined],
    ['forbids it', forbidden],
  ])('keeps the log in this tab when the browser %s', async (_case, indexedDB) => {
    const { items } = stubBrowser('tab');
    vi.stubGlobal('indexedDB', indexedDB);
    const log = await openUncachedTrainingLog();
    await log.saveWeights(typicalGymKitWithoutMaximums('kg'));
    expect(log.keeping).toBe('this tab');
    expect(items.get('training')).toBe('tab');
  });

  it('asks before a tab closes that has the only copy of something', async () => {
    const { asksFirst } = stubBrowser('tab');
    vi.stubGlobal('indexedDB', undefined);
    const log = await openUncachedTrainingLog();
    expect(asksFirst()).toBe(false);
    await log.saveSession(aSessionInProgress(), 0);
    expect(asksFirst()).toBe(true);
    await log.deleteAll();
    expect(asksFirst()).toBe(false);
  });

  it('doesn’t ask before a tab closes when the log is on the device', async () => {
    stubIndexedDb();
    const { asksFirst } = stubBrowser();
    await (await openUncachedTrainingLog()).saveSession(aSessionInProgress(), 0);
    expect(asksFirst()).toBe(false);
  });

  it('never shows an empty log in place of one that cannot be opened', async () => {
    stubBrowser('1');
    vi.stubGlobal('indexedDB', forbidden);
    await expect(openUncachedTrainingLog()).rejects.toMatchObject({ reason: 'blocked' });
  });

  it('asks the browser once to keep it, after the first finished session', async () => {
    stubIndexedDb();
    const { persist } = stubBrowser();
    const log = await openUncachedTrainingLog();
    await log.endSession(aLoggedSessionWithoutSets({ id: 'a', outcome: 'stopped' }), [], undefined);
    await log.endSession(aLoggedSessionWithoutSets({ id: 'b' }), [], undefined);
    await vi.waitFor(() => expect(persist).toHaveBeenCalledTimes(1));
    await log.endSession(aLoggedSessionWithoutSets({ id: 'c' }), [], undefined);
    expect(await log.care()).toMatchObject({ askedToKeepAt: aLoggedSessionWithoutSets().endedAt });
    expect(persist).toHaveBeenCalledTimes(1);
  });

  it('saves the session even where the browser can’t be asked', async () => {
    stubIndexedDb();
    stubBrowser();
    vi.stubGlobal('navigator', {});
    const log = await openUncachedTrainingLog();
    await log.endSession(aLoggedSessionWithoutSets(), [], undefined);
    expect(await log.session('first')).toEqual(aLoggedSessionWithoutSets());
  });
});
