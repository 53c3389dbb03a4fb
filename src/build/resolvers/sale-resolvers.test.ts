import { expect, it } from 'vitest';
import { makeEntry } from '../../content/model/make-entry.test-support.ts';
import type { AnyGatsbyNode } from '../read-space-from-nodes.ts';
import { packCatalogueItemOfAdResolver } from './sale-resolvers.ts';

const price = { priceId: 'price_1', minorUnits: 100 };
const prices = { gbp: price, eur: price, usd: price, aud: price };
const sale = (id: string, fields: object): AnyGatsbyNode => ({
  id,
  productId: id,
  rightId: id,
  title: id,
  prices,
  internal: { type: 'Sale' },
  ...fields,
});
const pack = sale('pack', { kind: 'pack', path: '/workout-packs/strength-power/' });
const membership = sale('annual', {
  kind: 'membership',
  path: '/promotions/',
  offer: 'annual',
  renewal: prices,
});
const context = {
  nodeModel: { getNodeById: () => null, findAll: async () => ({ entries: [membership, pack] }) },
};

it.each([
  ['workout-packs/strength-power', pack],
  ['promotions', null],
  ['shop/lifting-belt', null],
])('an ad for %s is an ad for the pack of that page only', async (slug, expected) => {
  const ad = { ...makeEntry('ad', { slug }).fields, id: 'ad' };
  expect(await packCatalogueItemOfAdResolver.sale.resolve(ad, undefined, context)).toBe(expected);
});
