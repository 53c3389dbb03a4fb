import { expect, test, type Page } from '@playwright/test';
import { generalApiPaths } from '../../../src/domain/api-paths.ts';
import { pageTitle, pathOf, samplePlans } from '../../support/browser/member-plans.ts';
import { activeWorker } from '../../support/browser/offline.ts';
import { signIn } from '../../support/browser/sign-in.ts';
import { textOf } from '../../support/browser/starter-entries.ts';
import { visit } from '../../support/browser/visit.ts';
import { phrasesIn, readMemberPhrases } from '../../support/members/member-phrases.ts';

test.use({ serviceWorkers: 'allow' });

const plan = samplePlans.free;
const path = pathOf(plan);
const title = textOf(plan, 'title');

/**
 * Words that only the plan has: the first exercise of its first day that the library doesn't know.
 */
const canary = 'Walk, row or cycle';

/**
 * Everything that the browser stores for the site, bytes as text: its caches, databases and
 * storage.
 */
const allStored = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const texts = [JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage })];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        texts.push(request.url, (await (await cache.match(request))?.text()) ?? '');
      }
    }
    const wait = <Value>(asked: IDBRequest<Value>): Promise<Value> =>
      new Promise((resolve, reject) => {
        asked.onsuccess = () => resolve(asked.result);
        asked.onerror = () => reject(asked.error ?? new Error('It can’t be read.'));
      });
    const asText = (_: string, value: unknown): unknown =>
      value instanceof ArrayBuffer ? new TextDecoder().decode(value) : value;
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await wait(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const all: unknown = await wait(database.transaction(store).objectStore(store).getAll());
        texts.push(`${name} ${store} ${JSON.stringify(all, asText)}`);
      }
      database.close();
    }
    return texts.join('\n');
  });

const forMembers = readMemberPhrases();
const phrasesForMembers = (text: string): readonly string[] =>
  phrasesIn(text).filter((phrase) => forMembers.has(phrase));

/** The phrases of any text for members that the browser stores so that they can be read. */
const givenAway = async (page: Page): Promise<readonly string[]> =>
  phrasesForMembers(await allStored(page));

/** Runs in each page: fifteen days have passed. */
const passFifteenDays = (): void => {
  const now = Date.now.bind(Date);
  Date.now = () => now() + 15 * 24 * 3_600_000;
};

/** Waits until the plan is kept, with the pages that it needs. */
const expectPlanKept = (page: Page): Promise<void> =>
  expect(page.getByText(/^This plan opens here without a connection until/)).toBeVisible({
    timeout: 60_000,
  });

test('a member plan that she keeps opens without a connection, sealed, and is gone with her logout', async ({
  page,
  context,
}) => {
  await signIn(page, 'new');
  await visit(page, path);
  await activeWorker(page);
  await visit(page, path);
  await expect(pageTitle(page)).toHaveText(title);
  await expect(page.locator('main')).toContainText(canary);
  // What the test looks for is what the page shows.
  expect(phrasesForMembers(await page.locator('main').innerText())).not.toEqual([]);
  expect(await allStored(page)).not.toContain(canary);
  expect(await givenAway(page)).toEqual([]);

  await page.getByRole('button', { name: 'Keep on this device' }).click();
  await expectPlanKept(page);
  const stored = await allStored(page);
  expect(stored).toContain('knurl-plans plans');
  expect(stored).toContain('/page-data/exercises/leg-exercises/back-squat/page-data.json');
  expect(stored).not.toContain(canary);
  expect(await givenAway(page)).toEqual([]);

  await page.close();
  await context.setOffline(true);
  const cold = await context.newPage();
  await visit(cold, path);
  await expect(pageTitle(cold)).toHaveText(title);
  await expect(cold.locator('main')).toContainText(canary);

  await context.setOffline(false);
  await visit(cold, path);
  await cold.getByRole('button', { name: 'Log out' }).click();
  await cold.waitForURL('/');
  const left = await allStored(cold);
  expect(left).not.toContain(canary);
  expect(left).not.toContain('knurl-plans plans');
  expect(await givenAway(cold)).toEqual([]);
  await context.setOffline(true);
  await cold.goto(path);
  await expect(cold.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(cold.getByText(canary)).toHaveCount(0);
});

test('two weeks after the gate last opened it, a kept plan opens no more, and nothing of it is left', async ({
  page,
  context,
}) => {
  await signIn(page, 'new');
  await visit(page, path);
  await activeWorker(page);
  await page.getByRole('button', { name: 'Keep on this device' }).click();
  await expectPlanKept(page);
  await page.close();
  await context.setOffline(true);
  await context.addInitScript(passFifteenDays);
  const cold = await context.newPage();
  await visit(cold, path);
  await expect(pageTitle(cold)).toBeVisible();
  await expect.poll(() => allStored(cold)).toContain('knurl-plans plans []');
  await expect(cold.getByText(canary)).toHaveCount(0);
  expect(await givenAway(cold)).toEqual([]);
});

test('a plan that she may no longer open is removed when the gate says so', async ({
  page,
  context,
}) => {
  await signIn(page, 'new');
  await visit(page, path);
  await activeWorker(page);
  await page.getByRole('button', { name: 'Keep on this device' }).click();
  await expectPlanKept(page);
  // Playwright doesn't see what passes through a service worker.
  const browser = await context.newCDPSession(page);
  await browser.send('Network.enable');
  await browser.send('Network.setBypassServiceWorker', { bypass: true });
  await page.route(`**${generalApiPaths.memberPlans}/**`, (route) =>
    route.fulfill({
      status: 403,
      json: { error: 'This plan isn’t among yours yet.', offers: [] },
    }),
  );
  await visit(page, path);
  await expect(page.getByText('This plan isn’t among yours yet.')).toBeVisible();
  await page.unroute(`**${generalApiPaths.memberPlans}/**`);
  await browser.send('Network.setBypassServiceWorker', { bypass: false });
  await context.setOffline(true);
  await visit(page, path);
  await expect(pageTitle(page)).toBeVisible();
  await expect(page.getByText(canary)).toHaveCount(0);
});
