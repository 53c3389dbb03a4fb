import { expect, test } from '@playwright/test';
import type { Request } from '@playwright/test';
import { expectInHead } from '../support/browser/head.ts';
import { publicPages } from '../support/browser/pages.ts';
import { visit } from '../support/browser/visit.ts';

/** Compressed as they travel (decision 018). */
const scriptBudget = 110 * 1024;

const unknown = '/no-such-page';

for (const { name, path } of publicPages) {
  test(`${name}: light, quiet, and from this site alone`, async ({ page, baseURL }) => {
    const requests: Request[] = [];
    const complaints: string[] = [];
    page.on('request', (request) => requests.push(request));
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('console', (message) => {
      const isComplaint = message.type() === 'error' || message.type() === 'warning';
      const { url } = message.location();
      // The browser itself reports that an unknown address, and its data, answer 404.
      if (isComplaint && !url.includes(unknown)) complaints.push(`${message.text()} ${url}`);
    });
    await visit(page, path);
    await page.waitForLoadState('load');

    const scripts = new Map<string, number>();
    for (const request of requests) {
      const response = await request.response();
      if (!/javascript/.test(response?.headers()['content-type'] ?? '')) continue;
      const { responseBodySize } = await request.sizes();
      // The search's worker takes what the page has from the cache.
      if (responseBodySize > 0) scripts.set(request.url(), responseBodySize);
    }
    const total = [...scripts.values()].reduce((sum, size) => sum + size, 0);
    expect(scripts.size).toBeGreaterThan(2);
    expect(total, `bytes of ${scripts.size} scripts`).toBeLessThanOrEqual(scriptBudget);
    const elsewhere = requests
      .map((request) => request.url())
      .filter((url) => new URL(url).origin !== baseURL && !url.startsWith('data:'));
    expect(elsewhere).toEqual([]);
    expect(complaints).toEqual([]);
  });
}

test('scripts travel compressed, and are kept for a year', async ({ page }) => {
  const encodings: (string | undefined)[] = [];
  const caching = new Set<string | undefined>();
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    encodings.push(response.headers()['content-encoding']);
    caching.add(response.headers()['cache-control']);
  });
  await visit(page, '/');
  expect(encodings.length).toBeGreaterThan(0);
  expect(encodings.filter((encoding) => encoding !== 'br' && encoding !== 'gzip')).toEqual([]);
  expect([...caching]).toEqual(['public, max-age=31536000, immutable']);
});

test('the manifest starts at / with a minimal window', async ({ page, request }) => {
  await page.goto('/');
  const address = await page.locator('link[rel="manifest"]').getAttribute('href');
  const response = await request.get(address ?? '');
  expect(response.ok()).toBe(true);
  const manifest: unknown = await response.json();
  expect(manifest).toMatchObject({ start_url: '/', display: 'minimal-ui' });
  const icons =
    typeof manifest === 'object' && manifest !== null && 'icons' in manifest ? manifest.icons : [];
  expect(Array.isArray(icons) && icons.length > 0).toBe(true);
  for (const icon of Array.isArray(icons) ? icons : []) {
    expect((await request.get(String(icon.src))).ok(), String(icon.src)).toBe(true);
  }
});

test('there are no analytics without an id', async ({ page }) => {
  await visit(page, '/');
  expect(await page.evaluate(() => ['gtag', 'dataLayer'].filter((name) => name in window))).toEqual(
    [],
  );
  expect(await page.content()).not.toMatch(/googletagmanager|google-analytics/);
});

test.describe('an address that does not exist', () => {
  for (const address of [`${unknown}/`, '/articles/no-such-article/', '/exercises/a/b/c/']) {
    test(`answers 404 at ${address} with a page that helps`, async ({ page }) => {
      const response = await page.goto(address);
      expect(response?.status()).toBe(404);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText('We can’t find that page');
      for (const label of ['Workout plans', 'Articles', 'Calculators', 'Home', 'Contact us']) {
        await expect(main.getByRole('link', { name: label, exact: true })).toBeVisible();
      }
      await expect(page).toHaveURL(address);
      const search = main.locator('input[name="s"]');
      await search.fill('deadlift');
      await search.press('Enter');
      await expect(page).toHaveURL('/search/?s=deadlift');
    });
  }

  test('is not offered to search engines', async ({ page }) => {
    await page.goto(`${unknown}/`);
    await expectInHead(page, 'meta[name="robots"]', 'content', 'noindex');
  });
});

test('what the bundler knows is not served', async ({ page, request }) => {
  await visit(page, '/');
  const files = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map((entry) => new URL(entry.name).pathname)
      .filter((path) => /\.(js|css)$/.test(path)),
  );
  expect(files.length).toBeGreaterThan(2);
  for (const file of files) {
    expect((await request.get(`${file}.map`)).status(), `${file}.map`).toBe(404);
    expect(await (await request.get(file)).text(), file).not.toContain('sourceMappingURL');
  }
  for (const file of ['/webpack.stats.json', '/_headers', '/_redirects']) {
    expect((await request.get(file)).status(), file).toBe(404);
  }
});

test('an address without its last slash leads to the one with it', async ({ request }) => {
  for (const path of ['/articles', '/workout-packs/bum-thighs', '/exercises/leg-exercises']) {
    const response = await request.get(`${path}?s=squat`, { maxRedirects: 0 });
    expect([301, 308], path).toContain(response.status());
    expect(response.headers()['location'], path).toBe(`${path}/?s=squat`);
  }
});

test('what anyone can send back is forbidden or harmless', async ({ request }) => {
  const response = await request.get('/');
  const headers = response.headers();
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
});
