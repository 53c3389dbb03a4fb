import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openProviderStore } from './session-store.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sessions-'));
  vi.useFakeTimers({ now: 1_000_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true });
});

const isConsumed = async (model: string): Promise<boolean> => {
  const store = openProviderStore(folder);
  const found = await store.adapter(model).find('one');
  store.close();
  return found !== undefined && found['consumed'] !== undefined;
};

it('lets a refresh token be used again for 30 seconds after its first use, and no longer', async () => {
  const store = openProviderStore(folder);
  const tokens = store.adapter('RefreshToken');
  await tokens.upsert('one', { jti: 'one' }, 3600);
  await tokens.consume('one');
  store.close();
  expect(await isConsumed('RefreshToken')).toBe(false);
  vi.setSystemTime(1_000_000_000 + 20_000);
  await tokens.consume('one');
  store.close();
  expect(await isConsumed('RefreshToken')).toBe(false);
  vi.setSystemTime(1_000_000_000 + 32_000);
  expect(await isConsumed('RefreshToken')).toBe(true);
});

it('accepts a code only once', async () => {
  const store = openProviderStore(folder);
  const codes = store.adapter('AuthorizationCode');
  await codes.upsert('one', { jti: 'one' }, 60);
  await codes.consume('one');
  store.close();
  expect(await isConsumed('AuthorizationCode')).toBe(true);
});
