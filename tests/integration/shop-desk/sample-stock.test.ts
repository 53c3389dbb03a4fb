import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { sampleStockOf, seedSampleStock } from '../../../local/sample-stock.ts';
import type { Shop } from '../../../src/domain/shop/goods.ts';
import { storeStock } from '../../support/stored/shop-order.ts';
import { openTestDatabase } from '../../support/server/test-database.ts';
import { run } from '../../support/stored/rows.ts';

const product = (slug: string, sizes: readonly string[]): Shop['products'][number] => ({
  slug,
  title: slug,
  path: `/shop/${slug}/`,
  image: null,
  weightGrams: 100,
  isOffered: true,
  prices: {
    gbp: { minorUnits: 1 },
    eur: { minorUnits: 1 },
    usd: { minorUnits: 1 },
    aud: { minorUnits: 1 },
  },
  pieces:
    sizes.length === 0
      ? [{ sku: slug, variant: null }]
      : sizes.map((variant) => ({ sku: `${slug}:${variant}`, variant })),
});
const shop: Shop = {
  products: [product('chalk', []), product('belt', ['S', 'M']), product('tee', ['S', 'M'])],
  zones: [],
};

it('the sample stock has plenty, few and none of something', () => {
  expect(Object.fromEntries(sampleStockOf(shop))).toEqual({
    'belt:S': 40,
    'belt:M': 0,
    'tee:S': 2,
    'tee:M': 40,
    chalk: 40,
  });
});

it('the local database gets sample stock where it has no number, as soon as a build has said what is sold', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'sample-stock-'));
  const file = path.join(folder, 'shop.json');
  const server = await openTestDatabase();
  try {
    expect(await seedSampleStock(server.url, file)).toBe(false);
    writeFileSync(file, JSON.stringify(shop));
    await storeStock(server.database, 'chalk', 7);
    expect(await seedSampleStock(server.url, file)).toBe(true);
    expect(await seedSampleStock(server.url, file)).toBe(true);
    expect(await run(server.database, 'select sku, on_hand from stock order by sku')).toEqual([
      { sku: 'belt:M', on_hand: 0 },
      { sku: 'belt:S', on_hand: 40 },
      { sku: 'chalk', on_hand: 7 },
      { sku: 'tee:M', on_hand: 40 },
      { sku: 'tee:S', on_hand: 2 },
    ]);
  } finally {
    await server.dispose();
    rmSync(folder, { recursive: true });
  }
});
