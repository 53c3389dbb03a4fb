import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  moneyBackForReturn,
  returnUntilOf,
  whyPiecesCannotBeReturned,
  type ReturnedLineQuantity,
  type OrderFactsForReturn,
} from './returns.ts';

const belt = {
  sku: 'belt:S',
  title: 'Belt',
  kind: 'goods',
  quantity: 2,
  unitMinorUnits: 5900,
} as const;
const chalk = {
  sku: 'chalk',
  title: 'Chalk',
  kind: 'goods',
  quantity: 1,
  unitMinorUnits: 900,
} as const;
const pack = {
  sku: 'prod_pack',
  title: 'Pack',
  kind: 'pack',
  quantity: 1,
  unitMinorUnits: 2400,
} as const;
const fresh = { returned: 0, declared: 0 };
const orderedAt = new Date('2026-11-02T12:00:00Z');

const order: OrderFactsForReturn = {
  orderedAt,
  arrivesTo: '2026-11-06',
  sentAt: null,
  isPaid: true,
  isNotKept: false,
  lines: [belt, chalk, pack].map((line) => ({ ...line, ...fresh })),
  packsOpenAt: new Date('2026-11-17T12:00:00Z'),
};
const soon = new Date('2026-11-03T12:00:00Z');
const all: readonly ReturnedLineQuantity[] = [
  { sku: 'belt:S', quantity: 2 },
  { sku: 'chalk', quantity: 1 },
];

describe('the refund', () => {
  const cart = { lines: order.lines, deliveryMinorUnits: 395 };

  it('is the price of the pieces, plus the delivery once all goods have been returned', () => {
    expect(moneyBackForReturn(cart, [{ sku: 'belt:S', quantity: 1 }])).toBe(5900);
    expect(moneyBackForReturn(cart, all)).toBe(12700 + 395);
    const rest = cart.lines.map((line) => ({ ...line, returned: line.sku === 'belt:S' ? 2 : 0 }));
    expect(moneyBackForReturn({ ...cart, lines: rest }, [{ sku: 'chalk', quantity: 1 }])).toBe(
      1295,
    );
  });

  it('is just the price for a pack', () => {
    expect(moneyBackForReturn(cart, [{ sku: 'prod_pack', quantity: 1 }])).toBe(2400);
    const none = cart.lines.map((line) => ({ ...line, returned: line.quantity }));
    expect(moneyBackForReturn({ ...cart, lines: none }, [{ sku: 'prod_pack', quantity: 1 }])).toBe(
      2400,
    );
  });

  it('never exceeds the total, in whatever order the pieces are returned', () => {
    const piece = fc.constantFrom('belt:S', 'chalk', 'prod_pack', 'belt:S');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (skus) => {
        const back = new Map<string, number>();
        let sum = 0;
        for (const sku of skus) {
          const lines = cart.lines.map((line) => ({ ...line, returned: back.get(line.sku) ?? 0 }));
          const line = lines.find((one) => one.sku === sku);
          if (line === undefined || line.returned >= line.quantity) continue;
          sum += moneyBackForReturn({ ...cart, lines }, [{ sku, quantity: 1 }]);
          back.set(sku, line.returned + 1);
        }
        const total = 2 * 5900 + 900 + 2400 + 395;
        expect(sum).toBeLessThanOrEqual(total);
        const isWhole = cart.lines.every(({ sku, quantity }) => back.get(sku) === quantity);
        expect(sum === total).toBe(isWhole);
      }),
    );
  });
});

describe('the return deadline', () => {
  it('isn’t known before the parcel is sent', () => {
    expect(returnUntilOf(order)).toBeUndefined();
  });

  it('is fourteen days after the latest day on which the parcel can arrive', () => {
    // Four days from the order to the last expected day of arrival.
    const until = returnUntilOf({ ...order, sentAt: new Date('2026-11-09T09:00:00Z') });
    expect(until?.toISOString()).toBe('2026-11-27T23:59:59.999Z');
  });
});

describe('the right to return', () => {
  const sentAt = new Date('2026-11-09T09:00:00Z');
  const lastMoment = new Date('2026-11-27T23:59:59Z');
  const tooLate = new Date('2026-11-28T00:00:00Z');

  it('covers goods, before they are sent and until the deadline', () => {
    expect(whyPiecesCannotBeReturned(order, all, soon)).toBeUndefined();
    expect(whyPiecesCannotBeReturned({ ...order, sentAt }, all, lastMoment)).toBeUndefined();
    expect(whyPiecesCannotBeReturned({ ...order, sentAt }, all, tooLate)).toMatch(/is over/);
  });

  it('covers a pack that isn’t open yet', () => {
    const one = [{ sku: 'prod_pack', quantity: 1 }];
    expect(whyPiecesCannotBeReturned(order, one, soon)).toBeUndefined();
    expect(whyPiecesCannotBeReturned({ ...order, packsOpenAt: soon }, one, soon)).toMatch(
      /is open/,
    );
  });

  it('never exceeds the ordered quantity', () => {
    const declared = order.lines.map((line) => ({
      ...line,
      declared: line.sku === 'belt:S' ? 1 : 0,
    }));
    expect(whyPiecesCannotBeReturned({ ...order, lines: declared }, all, soon)).toBe(
      'Belt: you can withdraw from only 1 more.',
    );
    expect(whyPiecesCannotBeReturned(order, [...all, { sku: 'chalk', quantity: 1 }], soon)).toMatch(
      /twice/,
    );
    expect(whyPiecesCannotBeReturned(order, [{ sku: 'rack', quantity: 1 }], soon)).toMatch(
      /can’t find that/,
    );
  });

  it('covers nothing of an order that isn’t paid or was refunded by us', () => {
    expect(whyPiecesCannotBeReturned({ ...order, isPaid: false }, all, soon)).toMatch(
      /hasn’t been paid for/,
    );
    expect(whyPiecesCannotBeReturned({ ...order, isNotKept: true }, all, soon)).toMatch(/already/);
  });
});
