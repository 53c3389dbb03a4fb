import type { BuyerShopOrderLine, ShopOrderAnswer } from './shop-order.ts';

export const beltLine: BuyerShopOrderLine = {
  sku: 'lifting-belt:S',
  kind: 'goods',
  title: 'Lifting belt',
  variant: 'S',
  path: '/shop/lifting-belt/',
  quantity: 2,
  unitMinorUnits: 5900,
  returned: 0,
  left: 2,
  opensAt: null,
};

/** An order as seen with its link; by default a paid order of two belts. */
export const createTestShopOrder = (changed: Partial<ShopOrderAnswer> = {}): ShopOrderAnswer => ({
  number: 'KN-1042',
  state: 'paid',
  notKept: null,
  orderedAt: '2026-11-20T12:00:00.000Z',
  paidAt: '2026-11-20T12:01:00.000Z',
  currency: 'gbp',
  lines: [beltLine],
  delivery: {
    title: 'Tracked delivery',
    minorUnits: 395,
    arrivesFrom: '2026-11-24',
    arrivesTo: '2026-11-26',
  },
  totalMinorUnits: 12_195,
  vatMinorUnits: 2032,
  refundedMinorUnits: 0,
  address: null,
  email: null,
  packedAt: null,
  sentAt: null,
  tracking: null,
  returns: [],
  returnUntil: null,
  url: null,
  ...changed,
});
