import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import type { DigitalCatalogue } from '../../domain/digital-catalogue.ts';
import type { Product } from '../../domain/shop/goods.ts';
import { toCartCrawlerFiles, writeCartCrawlerFiles } from './cart-crawler-files.ts';

const amounts = {
  gbp: { minorUnits: 5995 },
  eur: { minorUnits: 6900 },
  usd: { minorUnits: 7500 },
  aud: { minorUnits: 11_500 },
};
const decimals = { gbp: 59.95, eur: 69, usd: 75, aud: 115 };

const product = (slug: string, isOffered = true): Product => ({
  slug,
  title: slug,
  path: `/shop/${slug}/`,
  image: null,
  weightGrams: 900,
  isOffered,
  prices: amounts,
  pieces: ['S', 'M'].map((variant) => ({ sku: `${slug}:${variant}`, variant })),
});

const priced = (id: string) => ({
  gbp: { priceId: `${id}_gbp`, ...amounts.gbp },
  eur: { priceId: `${id}_eur`, ...amounts.eur },
  usd: { priceId: `${id}_usd`, ...amounts.usd },
  aud: { priceId: `${id}_aud`, ...amounts.aud },
});
const common = { title: 'Pack', path: '/workout-packs/pack/' };
const catalogue: DigitalCatalogue = [
  { kind: 'pack', productId: 'prod_1', rightId: 'prod_1', prices: priced('one'), ...common },
  {
    kind: 'gift-membership',
    months: 12,
    productId: 'prod_2',
    rightId: 'prod_3',
    prices: priced('two'),
    ...common,
  },
];

const shop = { products: [product('belt'), product('wraps', false)], zones: [] };
const siteUrl = 'https://www.knurl.example';

it('has the price of every size of an offered product, and of every pack, and nothing else', () => {
  const files = toCartCrawlerFiles(siteUrl, shop, catalogue);
  expect(files.map(({ name, text }) => [name, JSON.parse(text)])).toEqual([
    [
      'shop/crawl/belt.json',
      ['belt:S', 'belt:M'].map((id) => ({
        id,
        price: decimals,
        url: `${siteUrl}/shop/crawl/belt.json`,
      })),
    ],
    [
      'shop/crawl/prod_1.json',
      [{ id: 'prod_1', price: decimals, url: `${siteUrl}/shop/crawl/prod_1.json` }],
    ],
  ]);
});

it('deletes the files of what is no longer offered', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'crawl-'));
  try {
    await writeCartCrawlerFiles(folder, toCartCrawlerFiles(siteUrl, shop, catalogue));
    await writeCartCrawlerFiles(folder, toCartCrawlerFiles(siteUrl, shop, []));
    expect(await readdir(path.join(folder, 'shop/crawl'))).toEqual(['belt.json']);
    const text = await readFile(path.join(folder, 'shop/crawl/belt.json'), 'utf8');
    expect(text).toContain('59.95');
  } finally {
    await rm(folder, { recursive: true });
  }
});
