import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from '@playwright/test';
import { writeServiceWorkerAndOfflinePage } from '../../../src/build/offline/write-service-worker.ts';
import { serviceWorkerPath } from '../../../src/domain/offline/kept-pages-and-caches.ts';
import { test } from '../../support/browser/deploys.ts';
import { cacheNames, comeBack, keptPages } from '../../support/browser/offline.ts';
import { visit } from '../../support/browser/visit.ts';

/** How many service workers this browser has for the site. */
const workers = 'navigator.serviceWorker.getRegistrations().then((all) => all.length)';

/** The worker that a build with `OFFLINE=off` writes. */
const switchedOffWorker = async (): Promise<string> => {
  const publicFolder = await mkdtemp(path.join(tmpdir(), 'switched-off-'));
  try {
    const runtime = 'webpack-runtime-00000001.js';
    await writeFile(path.join(publicFolder, runtime), '');
    const stats = JSON.stringify({ assetsByChunkName: { app: [runtime] } });
    const folder = path.resolve('.');
    await writeServiceWorkerAndOfflinePage({
      folder,
      publicFolder,
      siteName: '',
      isOffline: false,
      stats,
      pages: [],
    });
    return await readFile(path.join(publicFolder, serviceWorkerPath), 'utf8');
  } finally {
    await rm(publicFolder, { recursive: true });
  }
};

test(
  'the worker of a build that is switched off removes itself and everything kept',
  { tag: '@night' },
  async ({ page, deploys }) => {
    await comeBack(page);
    const remover = await switchedOffWorker();
    expect(remover).not.toBe(await readFile(path.join('public', serviceWorkerPath), 'utf8'));
    deploys.deploy(({ path: address, body }) => (address === serviceWorkerPath ? remover : body));
    // The built pages of such a deploy don't register it: the browser looks for a newer one by
    // itself.
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    await expect.poll(() => page.evaluate(workers)).toBe(0);
    expect(await cacheNames(page)).toEqual([]);
  },
);

test('she sees what is kept and how much room it takes, removes it, and wants it again', async ({
  page,
}) => {
  await comeBack(page, '/on-this-device/');
  await visit(page, '/on-this-device/');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Training log' })).toBeVisible();
  await expect(main.getByText(/^This site takes [\d.]+ MB on this device/)).toBeVisible();
  await main.getByRole('button', { name: 'Remove these pages' }).click();
  await expect(main.getByText('You chose to keep no pages here.')).toBeVisible();
  expect(await cacheNames(page)).toEqual([]);
  await visit(page, '/training-log/');
  await visit(page, '/on-this-device/');
  expect(await page.evaluate(workers)).toBe(0);
  await main.getByRole('button', { name: 'Keep pages on this device' }).click();
  await expect(main.getByText('Done. These pages now open without a connection.')).toBeVisible({
    timeout: 60_000,
  });
  expect((await keptPages(page)).map((one) => one.path)).toContain('/training-log/');
});
