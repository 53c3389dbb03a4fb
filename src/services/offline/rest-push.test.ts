// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SendOrCancelRestPush } from '../../domain/rest-push/rest-push-api.ts';
import { stubRestDevice } from './rest-device.test-support.ts';
import {
  applyRestNotificationChoice,
  notifyAtRestEndIfPageHidden,
  readRestNotificationState,
} from './rest-notifications.ts';

const start = Date.UTC(2026, 10, 28, 18);
const key = 'training.notification';
const siteKey = 'BJ'.padEnd(87, 'k').slice(0, 86) + 'A';
let visibility: DocumentVisibilityState = 'visible';
let asked: SendOrCancelRestPush[] = [];
let ends: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  vi.stubEnv('VAPID_PUBLIC_KEY', siteKey);
  localStorage.clear();
  visibility = 'visible';
  asked = [];
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  vi.stubGlobal('fetch', async (address: string, { body, keepalive }: RequestInit) => {
    expect([address, keepalive]).toEqual(['/api/rest-push', true]);
    asked.push(JSON.parse(String(body)));
    // Without a signal: nothing of it may be heard.
    throw new TypeError('Failed to fetch');
  });
});
afterEach(() => {
  for (const end of ends) end();
  ends = [];
  vi.unstubAllEnvs();
  vi.useRealTimers();
  localStorage.clear();
});

const settle = async (): Promise<void> => void (await vi.advanceTimersByTimeAsync(0));
const look = async (how: DocumentVisibilityState): Promise<void> => {
  visibility = how;
  document.dispatchEvent(new Event('visibilitychange'));
  await settle();
};
const rest = async (seconds: number): Promise<() => void> => {
  const end = notifyAtRestEndIfPageHidden(Date.now() + 1000 * seconds, Date.now);
  ends.push(end);
  await settle();
  return end;
};
const wanting = (device: Parameters<typeof stubRestDevice>[0] = {}) => {
  localStorage.setItem(key, 'on');
  return stubRestDevice({ permission: 'granted', hasPush: true, ...device });
};
const kinds = () => asked.map(({ kind }) => kind);

it('a message is asked for when the phone is locked in a rest, and cancelled when she looks', async () => {
  wanting();
  await rest(90);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(asked).toEqual([]);
  await look('hidden');
  expect(asked).toEqual([
    expect.objectContaining({
      kind: 'send',
      left: 60_000,
      subscription: { endpoint: 'https://push.example/BJkk', keys: { p256dh: 'p', auth: 'a' } },
    }),
  ]);
  await look('visible');
  const [sent, cancelled] = asked;
  expect(cancelled).toEqual({ kind: 'cancel', id: sent?.id, turn: (sent?.turn ?? 0) + 1 });
});

it('a rest that is moved or ended with the phone locked takes its message along, with the same id', async () => {
  wanting();
  const first = await rest(90);
  await look('hidden');
  first();
  const second = await rest(120);
  second();
  second();
  expect(kinds()).toEqual(['send', 'cancel', 'send', 'cancel']);
  expect(new Set(asked.map(({ id }) => id)).size).toBe(1);
  const turns = asked.map(({ turn }) => turn);
  expect(turns).toEqual(turns.toSorted((one, other) => one - other));
});

it('no message is asked for without her yes, without keys of the site, for a rest that is over or too long, or when the page is left', async () => {
  wanting();
  localStorage.setItem(key, 'no');
  const unwanted = await rest(90);
  await look('hidden');
  await look('visible');
  unwanted();
  localStorage.setItem(key, 'on');
  await rest(13 * 60);
  await rest(0);
  await look('hidden');
  expect(kinds().filter((kind) => kind === 'send')).toEqual([]);
  for (const end of ends) end();
  await look('visible');
  await rest(60);
  dispatchEvent(new Event('pagehide'));
  await look('hidden');
  expect(asked).toEqual([]);
});

it('a site without keys, and a browser without push, subscribe to nothing', async () => {
  vi.stubEnv('VAPID_PUBLIC_KEY', '');
  const { push } = wanting();
  await rest(90);
  vi.stubEnv('VAPID_PUBLIC_KEY', siteKey);
  const without = wanting({ hasPush: false });
  await rest(90);
  expect([push.keys, without.push.keys]).toEqual([[], []]);
});

it('her yes subscribes, her no ends it, and a new key of the site takes the place of the old', async () => {
  const { push } = stubRestDevice({ hasPush: true });
  expect(push.keys).toEqual([]);
  await applyRestNotificationChoice(true);
  expect(push.keys).toEqual([siteKey]);
  await rest(60);
  expect(push.keys).toEqual([siteKey]);
  await applyRestNotificationChoice(false);
  await settle();
  expect(push.isSubscribed()).toBe(false);
  const old = wanting({ subscribedWith: 'A'.repeat(87) });
  await rest(60);
  expect(old.push.keys).toEqual([siteKey]);
});

it('an iPhone is asked where the installed app takes messages, and not in Safari', async () => {
  const iPhone = { vendor: 'Apple Computer, Inc.' };
  stubRestDevice({ ...iPhone, hasPush: true });
  expect(await readRestNotificationState()).toBe('not asked');
  stubRestDevice(iPhone);
  expect(await readRestNotificationState()).toBe('can’t');
});
