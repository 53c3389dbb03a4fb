import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startHostStore, type HostStore } from '../../../local/host-store/start.ts';
import { openSiteActivityAndJobRunsBlobStore } from '../../../src/server/store/site-activity-and-job-runs-blob-store.ts';

let folder: string;
let host: HostStore;
let isOpen = false;
const close = async (): Promise<void> => {
  if (isOpen) await host.close();
  isOpen = false;
};
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'clock-store-'));
  host = await startHostStore(folder);
  isOpen = true;
  vi.stubEnv('NETLIFY_BLOBS_CONTEXT', host.environment.NETLIFY_BLOBS_CONTEXT);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await close();
  rmSync(folder, { recursive: true });
});

const note = { ranAt: '2026-11-26T12:00:00.000Z', wakeId: null, nextAt: null, failures: 0 };

it('the clock’s store is empty at first', async () => {
  expect(await openSiteActivityAndJobRunsBlobStore().read()).toEqual({ wake: undefined, jobs: {} });
});

it('the clock’s store has the last wake and the last notes, whoever opens it', async () => {
  await openSiteActivityAndJobRunsBlobStore().wake();
  const first = (await openSiteActivityAndJobRunsBlobStore().read()).wake;
  await openSiteActivityAndJobRunsBlobStore().write({ watch: note });
  await openSiteActivityAndJobRunsBlobStore().wake();
  const { wake, jobs } = await openSiteActivityAndJobRunsBlobStore().read();
  expect(jobs).toEqual({ watch: note });
  expect(wake?.id).not.toBe(first?.id);
  expect(new Set([first?.id, wake?.id, undefined]).size).toBe(3);
});

it('the clock’s store refuses what it can’t have written', async () => {
  await openSiteActivityAndJobRunsBlobStore().write({ watch: note });
  writeFileSync(path.join(folder, 'entries/local/site:clock/jobs'), '{"watch":{}}');
  await expect(openSiteActivityAndJobRunsBlobStore().read()).rejects.toThrow(
    'Invalid key: Expected "ranAt"',
  );
});

it('a wake that can’t be stored is logged and fails nothing; reading fails', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  await close();
  await openSiteActivityAndJobRunsBlobStore().wake();
  expect(error.mock.calls.flat().join('\n')).toContain('The clock could not be woken');
  await expect(openSiteActivityAndJobRunsBlobStore().read()).rejects.toThrow();
  error.mockClear();
  vi.stubEnv('NETLIFY_BLOBS_CONTEXT', '');
  await openSiteActivityAndJobRunsBlobStore().wake();
  expect(error).not.toHaveBeenCalled();
  await expect(openSiteActivityAndJobRunsBlobStore().read()).rejects.toThrow('Netlify Blobs');
  error.mockRestore();
});
