import { expect, test, type Locator } from '@playwright/test';
import { sessionStartAddressOf } from '../../../src/domain/training/plan/plan-address.ts';
import {
  activeWorker,
  comeBack,
  expectKept,
  isOfflinePage,
  keptPages,
} from '../../support/browser/offline.ts';
import {
  beginSession,
  finishSet,
  mainButton,
  progress,
  publicDay,
  sessionDialog,
  setHeading,
} from '../../support/browser/training.ts';
import { visit, waitForHydration } from '../../support/browser/visit.ts';

test.use({ serviceWorkers: 'allow' });

const heading = { level: 1 } as const;

/** Waits until a picture is shown. */
const expectPicture = (picture: Locator): Promise<void> =>
  expect
    .poll(() =>
      picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth > 0),
    )
    .toBe(true);

test('the log, weights, sessions and calculators open without a connection, in a new tab', async ({
  page,
  context,
}) => {
  await comeBack(page);
  await page.close();
  await context.setOffline(true);
  const cold = await context.newPage();
  const faults: string[] = [];
  cold.on('pageerror', (error) => faults.push(error.message));
  for (const [path, title] of [
    ['/training-log/', 'Training log'],
    ['/my-weights/', 'My weights'],
    ['/train/', 'Train'],
    ['/my-sessions/', 'My sessions'],
    ['/calculators/one-rep-max/', 'One rep max calculator'],
    ['/on-this-device/', 'On this device'],
  ] as const) {
    await visit(cold, path);
    await expect(cold.getByRole('heading', heading), path).toHaveText(title);
  }
  expect(faults).toEqual([]);
});

test('a whole day of a plan that she has opened is trained without a connection: sets, pictures, how it is done, swaps', async ({
  page,
  context,
}) => {
  test.slow();
  await comeBack(page);
  await visit(page, publicDay.path);
  await expectKept(page, publicDay.path);
  await expectKept(page, '/exercises/leg-exercises/back-squat/');
  await page.close();
  await context.setOffline(true);
  const cold = await context.newPage();
  await beginSession(cold);
  // Half of it, then the tab is closed and the session goes on in another one.
  const { all } = await progress(cold);
  expect(all).toBeGreaterThan(5);
  for (let done = 0; done < all / 2; done += 1) await finishSet(cold);
  await visit(cold, sessionStartAddressOf(publicDay));
  await expect(mainButton(cold)).toBeVisible();
  await expect(cold.getByText('We couldn’t reach the server.')).toHaveCount(0);
  const { finished } = await progress(cold);
  expect(finished).toBeGreaterThanOrEqual(all / 2);

  await setHeading(cold).getByRole('button').click();
  const sheet = cold.getByRole('dialog').last();
  await expect(sheet.getByRole('heading', { name: 'How to do it' })).toBeVisible();
  await expectPicture(sheet.locator('img').first());
  await cold.keyboard.press('Escape');
  await sessionDialog(cold).getByRole('button', { name: /^Swap/ }).click();
  await sheet.getByRole('button', { name: /^It’s taken/ }).click();
  await expect(sheet.getByRole('listitem').getByRole('button').first()).toBeVisible();
  await cold.keyboard.press('Escape');

  for (let done = finished; done < all; done += 1) await finishSet(cold);
  await mainButton(cold).click();
  // What comes next is said once the session has ended in the log.
  await expect(cold.getByRole('heading', { name: /^Next: week/ })).toBeVisible();
  await visit(cold, '/training-log/');
  await expect(cold.getByRole('main')).toContainText('First barbell plan, week 1, day 1');
  // Its pages open too, with their pictures.
  await visit(cold, '/exercises/leg-exercises/back-squat/');
  await expectPicture(cold.locator('main picture img').first());

  // Started from the home screen, at the manifest's address: what is next.
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'standalone', { value: true });
  });
  const started = context.waitForEvent('page');
  await cold.evaluate(() => void open('/', '_blank', 'noreferrer'));
  const installed = await started;
  await expect(installed.getByRole('link', { name: 'Start it' })).toBeVisible();
  expect(new URL(installed.url()).pathname).toBe('/train/');
  await installed
    .getByRole('link', { name: /, home$/ })
    .first()
    .click();
  await expect(installed).toHaveURL('/');
});

test('a page that isn’t kept says so, with what is, and page data are never HTML', async ({
  page,
  context,
}) => {
  await comeBack(page);
  await context.setOffline(true);
  await page.goto('/about/');
  expect(await isOfflinePage(page)).toBe(true);
  expect(new URL(page.url()).pathname).toBe('/about/');
  await expect(page.getByRole('link', { name: 'Training log' })).toBeVisible();
  const data = await page.evaluate(async () => {
    const answer = await fetch('/page-data/about/page-data.json').catch(() => undefined);
    return answer === undefined ? 'no answer' : answer.text();
  });
  expect(data).toBe('no answer');
  await page.getByRole('link', { name: 'Training log' }).click();
  await waitForHydration(page);
  await expect(page.getByRole('heading', heading)).toHaveText('Training log');
});

test(
  'a link to a page that isn’t kept leads to the offline page, and back online to the page itself',
  { tag: '@night' },
  async ({ page, context }) => {
    await comeBack(page);
    await context.setOffline(true);
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: 'Privacy policy', exact: true })
      .click();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('heading', heading)).toHaveText('Privacy policy');
  },
);

test('its script comes once the first page has loaded, and nothing is kept while her device saves data', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await visit(page, '/');
  await activeWorker(page);
  const { loaded, begun } = await page.evaluate(() => {
    const [visited] = performance.getEntriesByType('navigation');
    return {
      loaded: visited instanceof PerformanceNavigationTiming ? visited.loadEventStart : NaN,
      begun: performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes('/begin-offline-'))
        .map(({ startTime }) => startTime),
    };
  });
  expect(begun).toHaveLength(1);
  expect(begun[0]).toBeGreaterThanOrEqual(loaded);
  await visit(page, '/training-log/');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await visit(page, '/about/');
  expect(await keptPages(page)).toEqual([]);
});
