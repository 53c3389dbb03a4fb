import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { findStructuredDataErrors } from '../../src/domain/structured-data/schema-org.test-support.ts';
import { expectInHead } from '../support/browser/head.ts';
import { publicPages } from '../support/browser/pages.ts';
import { visit } from '../support/browser/visit.ts';

// Metadata for search engines and shared links is in the HTML (tests/pages).

test(
  'the pictures of shared links have the size that pages state',
  { tag: '@night' },
  async ({ page, request }) => {
    const addresses = new Set<string>();
    for (const { path } of publicPages) {
      const html = await (await request.get(path)).text();
      const picture = /<meta[^>]*property="og:image" content="([^"]*)"/.exec(html)?.[1];
      if (picture !== undefined) addresses.add(picture.replaceAll('&amp;', '&'));
    }
    expect(addresses.size).toBeGreaterThan(1);
    for (const address of addresses) {
      const response = await page.request.get(address);
      expect(response.headers()['content-type'], address).toBe('image/jpeg');
      const { width, height } = await sharp(await response.body()).metadata();
      expect([width, height], address).toEqual([1200, 630]);
    }
  },
);

test('the articles’ feed is served as XML', async ({ request }) => {
  const response = await request.get('/articles/rss.xml');
  expect(response.headers()['content-type']).toMatch(/xml/);
});

test('structured data and the canonical address follow a navigation without a reload', async ({
  page,
  baseURL,
}) => {
  await visit(page, '/articles/deload-weeks/');
  const data = page.locator('head script[type="application/ld+json"]');
  await expect(data).toHaveCount(2);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByText('Articles').click();
  await expect(page).toHaveURL('/articles/');
  await expect(data).toHaveCount(1);
  expect(findStructuredDataErrors((await data.textContent()) ?? '')).toEqual([]);
  await expectInHead(page, 'link[rel="canonical"]', 'href', `${baseURL}/articles/`);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});
