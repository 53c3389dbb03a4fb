import { expect, test } from '@playwright/test';

test('the first page prefetches the pages behind its visible links', async ({ page }) => {
  const requested = new Set<string>();
  page.on('request', (request) => {
    const [, path] = /\/page-data\/(.+)\/page-data\.json$/.exec(request.url()) ?? [];
    if (path !== undefined && path !== 'exercises') requested.add(path);
  });
  await page.clock.install();
  await page.goto('/exercises/');
  await expect
    .poll(async () => {
      await page.clock.runFor(3000);
      return requested.size;
    })
    .toBeGreaterThanOrEqual(4);
  expect([...requested].slice(0, 4).every((path) => path.startsWith('exercises/'))).toBe(true);
});
