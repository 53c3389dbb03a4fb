import { expect, test } from '@playwright/test';
import * as v from 'valibot';
import { expectInHead } from '../support/browser/head.ts';
import { visit } from '../support/browser/visit.ts';

const missingPage = '/no-such-page';

// page-loading.spec.ts tests what a first visit to each page loads and logs, and that nothing
// moves.

test('scripts are compressed, cached for a year and served without source maps', async ({
  page,
  request,
}) => {
  await visit(page, '/');
  const files = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map((entry) => new URL(entry.name).pathname)
      .filter((path) => /\.js$/.test(path)),
  );
  expect(files.length).toBeGreaterThan(2);
  for (const file of files) {
    const response = await request.get(file);
    const headers = response.headers();
    expect(headers['content-encoding'], file).toMatch(/^(br|gzip)$/);
    expect(headers['cache-control'], file).toBe('public, max-age=31536000, immutable');
    expect(await response.text(), file).not.toContain('sourceMappingURL');
    expect((await request.get(`${file}.map`)).status(), `${file}.map`).toBe(404);
  }
});

test('files for the bundler or the host are not served', async ({ request }) => {
  for (const file of ['/webpack.stats.json', '/_headers', '/_redirects']) {
    expect((await request.get(file)).status(), file).toBe(404);
  }
});

const Manifest = v.object({
  start_url: v.literal('/'),
  display: v.literal('minimal-ui'),
  icons: v.pipe(
    v.array(v.object({ src: v.string(), purpose: v.optional(v.string()) })),
    v.minLength(1),
  ),
  shortcuts: v.array(v.object({ name: v.string(), url: v.string() })),
});

test('the manifest starts at / in a minimal window, its icons exist, and its shortcuts lead to a session and to the log', async ({
  page,
  request,
}) => {
  await visit(page, '/');
  const home = await (await request.get('/')).text();
  const address = /<link rel="manifest" href="([^"]+)"/.exec(home)?.[1] ?? 'none';
  const manifest = v.parse(Manifest, await (await request.get(address)).json());
  for (const { src } of manifest.icons) expect((await request.get(src)).ok(), src).toBe(true);
  expect(manifest.shortcuts.map(({ url }) => url)).toEqual(['/train/', '/training-log/']);
  const maskable = manifest.icons.filter(({ purpose }) => purpose === 'maskable');
  expect(maskable).toHaveLength(1);
  // Its corners are filled: a phone cuts them into its own shape.
  const { corner, size } = await page.evaluate(async (src) => {
    const bitmap = await createImageBitmap(await (await fetch(src)).blob());
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    canvas?.drawImage(bitmap, 0, 0);
    const [, , , alpha] = canvas?.getImageData(0, 0, 1, 1).data ?? [];
    return { corner: alpha, size: bitmap.width };
  }, `/${maskable[0]?.src}`);
  expect({ corner, size }).toEqual({ corner: 255, size: 512 });
});

test('there are no analytics without an analytics id', async ({ page }) => {
  await visit(page, '/');
  expect(await page.evaluate(() => ['gtag', 'dataLayer'].filter((name) => name in window))).toEqual(
    [],
  );
  expect(await page.content()).not.toMatch(
    /googletagmanager|google-analytics|data-choose-analytics/,
  );
});

test('an address that does not exist answers 404 with links and a search box', async ({ page }) => {
  const address = `${missingPage}/`;
  const response = await page.goto(address);
  expect(response?.status()).toBe(404);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('We can’t find that page');
  for (const label of ['Workout plans', 'Articles', 'Calculators', 'Home', 'Contact us']) {
    await expect(main.getByRole('link', { name: label, exact: true })).toBeVisible();
  }
  await expect(page).toHaveURL(address);
  await expectInHead(page, 'meta[name="robots"]', 'content', 'noindex');
  const search = main.locator('input[name="s"]');
  await search.fill('deadlift');
  await search.press('Enter');
  await expect(page).toHaveURL('/search/?s=deadlift');
});

test('an unknown address below a known one answers 404 with the same page', async ({ request }) => {
  for (const address of ['/articles/no-such-article/', '/exercises/a/b/c/']) {
    const response = await request.get(address);
    expect(response.status(), address).toBe(404);
    expect(await response.text(), address).toContain('We can’t find that page');
  }
});

test('an address without its trailing slash redirects to the one with it', async ({ request }) => {
  for (const path of ['/articles', '/workout-packs/bum-thighs', '/exercises/leg-exercises']) {
    const response = await request.get(`${path}?s=squat`, { maxRedirects: 0 });
    expect([301, 308], path).toContain(response.status());
    expect(response.headers()['location'], path).toBe(`${path}/?s=squat`);
  }
});

test('pages may not be framed, and their types may not be guessed', async ({ request }) => {
  const headers = (await request.get('/')).headers();
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
});
