// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubRestDevice } from './rest-device.test-support.ts';
import {
  applyRestNotificationChoice,
  readRestNotificationState,
  recordUnansweredAsNo,
  notifyAtRestEndIfPageHidden,
} from './rest-notifications.ts';

const start = Date.UTC(2026, 10, 27, 18);
const key = 'training.notification';
let visibility: DocumentVisibilityState = 'visible';

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  localStorage.clear();
  visibility = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

const look = async (how: DocumentVisibilityState): Promise<void> => {
  visibility = how;
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
};
const pass = async (seconds: number): Promise<void> => {
  await vi.advanceTimersByTimeAsync(1000 * seconds);
};
const watch = (seconds: number): (() => void) =>
  notifyAtRestEndIfPageHidden(start + 1000 * seconds, Date.now);

it.each([
  ['on an iPhone', { vendor: 'Apple Computer, Inc.' }],
  ['without a service worker at work', { hasWorker: false }],
])('can’t come %s', async (_, device) => {
  stubRestDevice(device);
  expect(await readRestNotificationState()).toBe('can’t');
});

it('can’t come where the browser has none, or the site has switched them off', async () => {
  stubRestDevice();
  vi.stubEnv('REST_NOTIFICATIONS', 'off');
  expect(await readRestNotificationState()).toBe('can’t');
  vi.unstubAllEnvs();
  expect(await readRestNotificationState()).toBe('not asked');
  Reflect.deleteProperty(globalThis, 'Notification');
  expect(await readRestNotificationState()).toBe('can’t');
});

it('are off until she wants them and her browser agrees', async () => {
  const { requestPermission: asked } = stubRestDevice();
  expect(await readRestNotificationState()).toBe('not asked');
  expect(asked).not.toHaveBeenCalled();
  expect(await applyRestNotificationChoice(true)).toBe('on');
  expect(asked).toHaveBeenCalledOnce();
  stubRestDevice({ permission: 'granted' });
  expect(await readRestNotificationState()).toBe('on');
  // She has taken it back in the browser's own settings.
  stubRestDevice({ permission: 'default' });
  expect(await readRestNotificationState()).toBe('no');
  stubRestDevice({ permission: 'denied' });
  expect(await readRestNotificationState()).toBe('blocked');
});

it('stay off after a no, to us or to the browser, and after silence', async () => {
  stubRestDevice({ answer: 'denied' });
  expect(await applyRestNotificationChoice(true)).toBe('blocked');
  expect(localStorage.getItem(key)).toBe('no');
  const { requestPermission: asked } = stubRestDevice({ answer: 'default' });
  expect(await applyRestNotificationChoice(true)).toBe('no');
  asked.mockClear();
  expect(await applyRestNotificationChoice(false)).toBe('no');
  expect(asked).not.toHaveBeenCalled();
  localStorage.clear();
  recordUnansweredAsNo();
  expect(await readRestNotificationState()).toBe('no');
  localStorage.setItem(key, 'on');
  recordUnansweredAsNo();
  expect(localStorage.getItem(key)).toBe('on');
});

it('tell at the end of a rest, if the page is out of sight, and are gone once she looks', async () => {
  const { told } = stubRestDevice({ permission: 'granted' });
  localStorage.setItem(key, 'on');
  watch(90);
  await look('hidden');
  told.length = 0;
  await pass(89);
  expect(told).toEqual([]);
  await pass(2);
  expect(told).toEqual(['rest over']);
  await look('visible');
  expect(told).toEqual(['rest over', 'rest seen']);
});

it('tell nobody who has the page before her, nor of a rest that was over or was moved', async () => {
  const { told } = stubRestDevice({ permission: 'granted' });
  localStorage.setItem(key, 'on');
  watch(30);
  await pass(31);
  expect(told).not.toContain('rest over');
  await look('hidden');
  watch(20);
  const end = watch(60);
  await pass(10);
  end();
  await pass(60);
  expect(told).not.toContain('rest over');
  expect(told.at(-1)).toBe('rest seen');
});

it('tell nothing without her yes, also if she has just taken it back', async () => {
  const { told } = stubRestDevice({ permission: 'granted' });
  watch(30);
  await look('hidden');
  await pass(31);
  expect(told).toEqual([]);
  localStorage.setItem(key, 'on');
  watch(60);
  await pass(1);
  localStorage.setItem(key, 'no');
  told.length = 0;
  await pass(61);
  expect(told).toEqual([]);
});
