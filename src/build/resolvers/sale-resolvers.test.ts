import { expect, it } from 'vitest';
import type { SpaceNode } from '../read-space.ts';
import { saleOfAd } from './sale-resolvers.ts';

const node = (id: string, fields: object): SpaceNode => ({
  id,
  internal: { type: 'Sale' },
  ...fields,
});
const pack = node('pack', { kind: 'pack', path: '/workout-packs/strength-power/' });
const membership = node('annual', { kind: 'membership', path: '/promotions/' });
const context = { nodeModel: { findAll: async () => ({ entries: [membership, pack] }) } };

it.each([
  ['workout-packs/strength-power', pack],
  ['promotions', null],
  ['shop/lifting-belt', null],
])('an ad for %s is an ad for the pack of that page only', async (slug, sale) => {
  expect(await saleOfAd.sale.resolve(node('ad', { slug }), undefined, context)).toBe(sale);
});
