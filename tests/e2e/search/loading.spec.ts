import { expect, test } from '@playwright/test';
import { boxOf, indexFiles, isIndexFile, optionsOf } from '../../support/browser/search.ts';
import { visit, waitForHydration } from '../../support/browser/visit.ts';

test('the worker and the indexes load once, when the box gets the focus', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (isIndexFile(request.url()) || request.resourceType() === 'worker')
      loaded.push(request.url());
  });
  const workers: string[] = [];
  page.on('worker', (worker) => workers.push(worker.url()));
  await visit(page, '/');
  expect(loaded).toEqual([]);
  expect(workers).toEqual([]);

  await boxOf(page).focus();
  await boxOf(page).fill('squat');
  await expect(optionsOf(page).first()).toBeVisible();
  await page.getByRole('main').click({ position: { x: 2, y: 2 } });
  await boxOf(page).focus();
  await boxOf(page).fill('plank');
  await expect(optionsOf(page).first()).toContainText('Plank');
  const indexes = loaded.filter(isIndexFile);
  expect(indexes.length).toBeGreaterThan(5);
  expect(new Set(indexes).size).toBe(indexes.length);
  expect(workers).toHaveLength(1);
});

test(
  'the indexes load when the pointer approaches the box',
  { tag: '@night' },
  async ({ page }) => {
    await visit(page, '/');
    const box = await boxOf(page).boundingBox();
    const indexRequest = page.waitForRequest(indexFiles);
    await page.mouse.move(10, 700);
    await page.mouse.move((box?.x ?? 0) - 60, (box?.y ?? 0) + 40);
    await indexRequest;
  },
);

test('index files are cached for a year', { tag: '@night' }, async ({ page, request }) => {
  await visit(page, '/');
  const indexRequest = page.waitForRequest(indexFiles);
  await boxOf(page).focus();
  const response = await request.get((await indexRequest).url());
  expect(response.headers()['cache-control']).toMatch(/max-age=31536000/);
  expect(response.headers()['content-type']).toContain('application/json');
});

test('text typed before hydration is searched for', async ({ page }) => {
  await page.goto('/');
  await page
    .getByRole('banner')
    .getByPlaceholder('Search Articles, Exercises, Workouts...')
    .focus();
  await page.keyboard.type('squat');
  await waitForHydration(page);
  await expect(optionsOf(page).first()).toBeVisible();
});
