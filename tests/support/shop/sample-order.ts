import type { DeskOrder } from '../../../src/domain/shop-desk/desk-answer.ts';
import { beltLine, createTestShopOrder } from '../../../src/domain/shop/shop-order.test-support.ts';
import { leeds } from '../stored/shop-order.ts';

/** A dispatched order, with a return that has already been declared. */
export const sampleOrder = createTestShopOrder({
  state: 'sent',
  delivery: {
    title: 'Tracked delivery, Great Britain',
    minorUnits: 395,
    arrivesFrom: '2026-11-24',
    arrivesTo: '2026-11-26',
  },
  address: leeds,
  email: 'a…@example.com',
  packedAt: '2026-11-21T09:00:00.000Z',
  sentAt: '2026-11-22T09:00:00.000Z',
  tracking: { carrier: 'Sample Post', number: 'SP 123 456' },
  returnUntil: '2126-12-10T23:59:59.999Z',
});

/** The same order on the owner’s desk, paid and not yet packed. */
export const sampleDeskOrder: DeskOrder = {
  id: 'order-1042',
  number: 'KN-1042',
  state: 'paid',
  till: 'stripe',
  notKept: null,
  orderedAt: sampleOrder.orderedAt,
  paidAt: sampleOrder.paidAt,
  currency: 'gbp',
  lines: [beltLine],
  deliveryTitle: 'Tracked delivery, Great Britain',
  deliveryMinorUnits: 395,
  totalMinorUnits: 12_195,
  vatMinorUnits: 2032,
  refundedMinorUnits: 0,
  address: leeds,
  email: 'ann@example.com',
  packedAt: null,
  sentAt: null,
  tracking: null,
  returns: [],
};
