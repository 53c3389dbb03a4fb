// @vitest-environment jsdom
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { clockTextOfMs, spokenDurationOfMs, useTickingTime } from './use-ticking-time.ts';
import { readChosenSignals, storeChosenSignals } from './chosen-signals.ts';
import { useWakeLock } from './use-wake-lock.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

it.each([
  [0, '0:00', '0 seconds'],
  [900, '0:01', '1 second'],
  [60_000, '1:00', '1 minute'],
  [125_000, '2:05', '2 minutes 5 seconds'],
])('shows %i ms as %s and announces it as %s', (ms, shown, spoken) => {
  expect(clockTextOfMs(ms)).toBe(shown);
  expect(spokenDurationOfMs(ms)).toBe(spoken);
});

it('a clock that begins never shows the time at which it stood', () => {
  let time = 1000;
  const now = (): number => time;
  const shown: number[] = [];
  const { rerender } = renderHook(
    ({ isRunning }) => {
      const value = useTickingTime(now, isRunning);
      useLayoutEffect(() => void shown.push(value));
    },
    { initialProps: { isRunning: false } },
  );
  time = 61_000;
  rerender({ isRunning: true });
  expect(shown).toEqual([1000, 61_000]);
});

it('is quiet until she asks for sound, and stores her choice', () => {
  vi.stubGlobal('navigator', { vibrate: () => true });
  expect([...readChosenSignals()]).toEqual(['vibration', 'flash']);
  storeChosenSignals(new Set(['sound']));
  expect([...readChosenSignals()]).toEqual(['sound']);
  storeChosenSignals(new Set());
  expect([...readChosenSignals()]).toEqual([]);
});

it('flashes where nothing vibrates, as on an iPhone', () => {
  vi.stubGlobal('navigator', {});
  expect([...readChosenSignals()]).toEqual(['flash']);
});

it('keeps the screen awake, again after every return to the page, until the end', async () => {
  const release = vi.fn<() => Promise<void>>(async () => undefined);
  const request = vi.fn<() => Promise<unknown>>(async () => ({ released: true, release }));
  vi.stubGlobal('navigator', { wakeLock: { request } });
  const { result, unmount } = renderHook(() => useWakeLock());
  await waitFor(() => expect(result.current).toBe('awake'));
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(request).toHaveBeenCalledTimes(2));
  unmount();
  expect(release).toHaveBeenCalled();
});

it.each([
  ['has no wake lock', {}],
  ['refuses it', { wakeLock: { request: async () => Promise.reject(new Error('low battery')) } }],
])('reports a browser that %s', async (_, navigator) => {
  vi.stubGlobal('navigator', navigator);
  const { result } = renderHook(() => useWakeLock());
  await waitFor(() => expect(result.current).toBe('refused'));
});
