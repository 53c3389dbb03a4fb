// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';

const startOfflineSupport = vi.hoisted(() => vi.fn(async () => undefined));
vi.mock('../services/offline/start-offline-support.ts', () => ({ startOfflineSupport }));

const settings = vi.hoisted(() => ({ publicSettings: { isOffline: true } }));
vi.mock('../config/public/public-settings.ts', () => settings);

const { startOfflineSupportWhenIdle } = await import('./start-offline-support-when-idle.ts');

const idle = vi.fn<(work: () => void) => void>();

beforeEach(() => {
  startOfflineSupport.mockClear();
  idle.mockClear();
  settings.publicSettings.isOffline = true;
  Object.defineProperty(window, 'requestIdleCallback', { value: idle, configurable: true });
});

it('loads nothing until the first page has loaded and the browser is idle', async () => {
  Object.defineProperty(document, 'readyState', { value: 'interactive', configurable: true });
  startOfflineSupportWhenIdle();
  expect(idle).not.toHaveBeenCalled();
  dispatchEvent(new Event('load'));
  expect(idle).toHaveBeenCalledOnce();
  // A turn of the loop, in which a script would have come.
  await new Promise((resolve) => setTimeout(resolve));
  expect(startOfflineSupport).not.toHaveBeenCalled();
  idle.mock.lastCall?.[0]();
  await vi.waitFor(() => expect(startOfflineSupport).toHaveBeenCalledOnce());
});

it('does nothing where it is switched off', () => {
  settings.publicSettings.isOffline = false;
  Object.defineProperty(document, 'readyState', { value: 'complete', configurable: true });
  startOfflineSupportWhenIdle();
  expect(idle).not.toHaveBeenCalled();
});
