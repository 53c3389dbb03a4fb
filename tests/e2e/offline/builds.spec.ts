import { expect } from '@playwright/test';
import {
  buildIdHeader,
  keptListAndTabBuildsCacheName,
  keptPageListCacheKeys,
} from '../../../src/domain/offline/kept-pages-and-caches.ts';
import { test } from '../../support/browser/deploys.ts';
import type { Deploys } from '../../support/browser/start-deploys.ts';
import { comeBack, expectKept, copiesHere } from '../../support/browser/offline.ts';
import {
  beginSession,
  progress,
  finishSet,
  mainButton,
  publicDay,
} from '../../support/browser/training.ts';
import { visit } from '../../support/browser/visit.ts';

const nextBuild = 'a-newer-build';

/**
 * Answers everything as a newer deploy would: another worker, and its build's id with each file.
 */
const deployNext = (deploys: Deploys, build: string): void => {
  deploys.deploy(({ path, headers, body }) => {
    headers.set(buildIdHeader, nextBuild);
    return path === '/sw.js' ? body.toString().replaceAll(build, nextBuild) : body;
  });
};

test('two deploys never mix: the older tab keeps its copy until nobody shows it, then the newer one is whole', async ({
  page,
  context,
  deploys,
}) => {
  test.slow();
  await comeBack(page);
  const [build = ''] = await copiesHere(page);
  await beginSession(page);
  deployNext(deploys, build);

  // Another tab gets the newer page, and its worker waits for the session.
  const other = await context.newPage();
  let loads = 0;
  other.on('load', () => (loads += 1));
  await visit(other, '/about/');
  await expect
    .poll(() =>
      other.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        await registration?.update();
        return registration?.waiting !== null && registration?.waiting !== undefined;
      }),
    )
    .toBe(true);
  await visit(other, '/contact/');
  expect(loads).toBe(2);
  expect(await copiesHere(other)).toContain(build);
  // Two of them: the tab may be closed before the last one is stored.
  await finishSet(page);
  await finishSet(page);

  // The session's tab is closed: the next page makes way, and what was kept is kept of the newer
  // build.
  await page.close();
  await expect(async () => {
    await visit(other, '/training-log/');
    // It makes way once it is idle, so it is not left before; and where the site is slow, it may be
    // the kept page again.
    await expect.poll(() => copiesHere(other)).toEqual([nextBuild]);
  }).toPass({ timeout: 90_000 });
  await expectKept(other, '/train/');
  await expectKept(other, publicDay.path);
  await context.setOffline(true);
  await visit(other, '/train/');
  // The session goes on where the closed tab left it.
  await expect(mainButton(other)).toBeVisible();
  await expect.poll(async () => (await progress(other)).finished).toBeGreaterThanOrEqual(1);
  await expect(other.getByText('We couldn’t reach the server.')).toHaveCount(0);
});

test('a device that has lost the list of what it keeps has all of it in the newer build too', async ({
  page,
  context,
  deploys,
}) => {
  test.slow();
  await comeBack(page);
  await visit(page, publicDay.path);
  await expectKept(page, publicDay.path);
  const [build = ''] = await copiesHere(page);
  await page.evaluate(
    async ([cache, addresses]) => {
      const records = await caches.open(cache);
      for (const address of addresses) await records.delete(address);
    },
    [keptListAndTabBuildsCacheName, [...keptPageListCacheKeys]] as const,
  );
  deployNext(deploys, build);
  await expect(async () => {
    await visit(page, '/about/');
    await expect.poll(() => copiesHere(page)).toEqual([nextBuild]);
  }).toPass({ timeout: 90_000 });
  await context.setOffline(true);
  await visit(page, '/train/');
  await expect(page.getByRole('heading', { level: 1, name: 'Train' })).toBeVisible();
  await visit(page, publicDay.path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('this page isn’t kept here')).toHaveCount(0);
});

test(
  'a tab of the older build gets no data of the newer one: the page loads as a whole, once',
  { tag: '@night' },
  async ({ page, deploys }) => {
    await comeBack(page);
    const [build = ''] = await copiesHere(page);
    deployNext(deploys, build);
    let loads = 0;
    page.on('load', () => (loads += 1));
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: 'Privacy policy', exact: true })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy policy');
    await page.waitForLoadState('networkidle');
    expect(loads).toBe(1);
  },
);
