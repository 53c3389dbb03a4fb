import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { DigitalCatalogue } from '../../domain/digital-catalogue.ts';
import { readLastVerifiedCatalogue, saveLastVerifiedCatalogue } from './last-catalogue.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'catalogue-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const price = { priceId: 'price_a', minorUnits: 2400 };
const catalogue: DigitalCatalogue = [
  {
    kind: 'pack',
    productId: 'prod_power',
    rightId: 'prod_power',
    title: 'Power',
    path: '/workout-packs/power/',
    prices: { gbp: price, eur: price, usd: price, aud: price },
  },
];

it('keeps the verified catalogue for the next build, in the host’s build cache', () => {
  expect(readLastVerifiedCatalogue(folder)).toBeUndefined();
  saveLastVerifiedCatalogue(folder, catalogue);
  expect(readLastVerifiedCatalogue(folder)).toEqual(catalogue);
  expect(readdirSync(folder)).toEqual(['.cache']);
});

it.each(['', '{', '[{"kind":"pack"}]'])('ignores a damaged file: %j', (text) => {
  const file = path.join(folder, '.cache/adapters/catalogue/last-verified.json');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  expect(readLastVerifiedCatalogue(folder)).toBeUndefined();
});
