import { describe, expect, it } from 'vitest';
import type { CustomerAnswer } from './customer-answer.ts';
import { ownedItemsTextOfCustomerAnswer, ownsItem } from './owned-items.ts';

const membership = {
  state: 'active',
  source: 'own',
  productId: 'sub_annual',
  since: null,
  opensAt: null,
  openUntil: null,
  renewsAt: null,
  renewal: null,
  endsAt: null,
  endedAt: null,
  endedBy: null,
} as const;
const record = (changes: Partial<CustomerAnswer>): CustomerAnswer => ({
  id: 'cus_1',
  metadata: {},
  subscriptions: { total_count: 0 },
  ...changes,
});
const pack = { kind: 'pack', rightId: 'prod_pack' } as const;
const annual = { kind: 'membership', rightId: 'sub_annual' } as const;

describe('what she needn’t buy again', () => {
  it('are her packs', () => {
    const owned = ownedItemsTextOfCustomerAnswer(
      record({ metadata: { a: 'prod_pack', b: 'not an id"]{}' } }),
    );
    expect(owned).toBe('prod_pack');
    expect(ownsItem(owned, pack)).toBe(true);
    expect(ownsItem(owned, { ...pack, rightId: 'prod_other' })).toBe(false);
  });

  it.each(['active', 'past-due', 'paused', 'not-yet-open'] as const)(
    'is a membership that she pays for: %s',
    (state) => {
      const owned = ownedItemsTextOfCustomerAnswer(
        record({ membership: { ...membership, state } }),
      );
      expect(ownsItem(owned, annual)).toBe(true);
    },
  );

  it.each([
    ['one that has ended', { ...membership, state: 'ended' }],
    ['a gift', { ...membership, source: 'gift' }],
    ['a second place', { ...membership, source: 'second-member' }],
  ] as const)('isn’t a membership that is %s, though its right is hers', (_what, held) => {
    const owned = ownedItemsTextOfCustomerAnswer(
      record({ membership: held, metadata: { a: 'sub_annual' } }),
    );
    expect(ownsItem(owned, annual)).toBe(false);
  });

  it('is nothing if nothing is stored', () => {
    expect(ownsItem(undefined, pack)).toBe(false);
    expect(ownsItem('', annual)).toBe(false);
  });
});
