import { expect, it } from 'vitest';
import {
  dateRangeText,
  describeShopOrderState,
  workoutPackOpensOnOrIsOpenText,
  describeReturnDeadline,
  describeReturnState,
  parcelStepsOfOrder,
  returnableLinesOfOrder,
} from './order-words.ts';
import { beltLine, createTestShopOrder } from './shop-order.test-support.ts';
import {
  shopOrderStates,
  type BuyerShopOrderLine,
  type ShopOrderAnswer,
  type ShopReturn,
} from './shop-order.ts';

const pack: BuyerShopOrderLine = {
  ...beltLine,
  sku: 'prod_pack',
  kind: 'pack',
  title: 'Strength',
  variant: null,
  quantity: 1,
  left: 1,
  opensAt: '2026-12-05T12:01:00Z',
};
const order: ShopOrderAnswer = createTestShopOrder({
  state: 'sent',
  packedAt: '2026-11-21T09:00:00Z',
  sentAt: '2026-11-22T09:00:00Z',
  returnUntil: '2026-12-10',
});
const now = new Date('2026-11-23T12:00:00Z');

it('formats a range of days as briefly as possible', () => {
  expect(dateRangeText('2026-11-24', '2026-11-24')).toBe('24 November 2026');
  expect(dateRangeText('2026-11-24', '2026-11-26')).toBe('24 to 26 November 2026');
  expect(dateRangeText('2026-11-30', '2026-12-02')).toBe('30 November to 2 December 2026');
  expect(dateRangeText('2026-12-31', '2027-01-02')).toBe('31 December 2026 to 2 January 2027');
});

it('names the order in every state, and says what happens next', () => {
  for (const state of shopOrderStates) {
    const { title, lead } = describeShopOrderState({ ...order, state });
    expect(title).toContain('KN-1042');
    expect(lead).toMatch(/\.$/);
  }
  expect(describeShopOrderState(order).lead).toContain('between 24 and 26 November 2026');
  expect(
    describeShopOrderState({ ...order, state: 'refunded', notKept: 'sold-out' }).lead,
  ).toContain('We’re refunding all of your £121.95');
});

it('lists the steps of a parcel, and none without a parcel', () => {
  expect(parcelStepsOfOrder(order).map(({ name, isDone }) => [name, isDone])).toEqual([
    ['Paid', true],
    ['Packed', true],
    ['Sent', true],
    ['With you', false],
  ]);
  expect(parcelStepsOfOrder({ ...order, state: 'paid', packedAt: null, sentAt: null })[1]).toEqual({
    name: 'Packed',
    day: undefined,
    isDone: false,
  });
  expect(parcelStepsOfOrder({ ...order, state: 'refunded' })).toEqual([]);
  expect(
    parcelStepsOfOrder({ ...order, delivery: null, lines: [{ ...beltLine, kind: 'pack' }] }),
  ).toEqual([]);
});

it('offers the remaining goods for return until the end of the last day in the UK', () => {
  expect(returnableLinesOfOrder(order, now)).toEqual([beltLine]);
  expect(returnableLinesOfOrder({ ...order, lines: [{ ...beltLine, left: 0 }] }, now)).toEqual([]);
  expect(returnableLinesOfOrder(order, new Date('2026-12-10T23:59:00Z'))).toEqual([beltLine]);
  expect(returnableLinesOfOrder(order, new Date('2026-12-11T00:01:00Z'))).toEqual([]);
  expect(returnableLinesOfOrder({ ...order, returnUntil: null, state: 'paid' }, now)).toEqual([
    beltLine,
  ]);
  expect(returnableLinesOfOrder({ ...order, notKept: 'sold-out' }, now)).toEqual([]);
  for (const state of ['open', 'processing', 'expired', 'refunded'] as const) {
    expect(returnableLinesOfOrder({ ...order, state }, now)).toEqual([]);
  }
});

it('offers a pack for withdrawal until it opens, whatever happens to the goods', () => {
  const both = { ...order, lines: [beltLine, pack] };
  expect(returnableLinesOfOrder(both, now)).toEqual([beltLine, pack]);
  const opened = { ...pack, opensAt: order.paidAt };
  expect(returnableLinesOfOrder({ ...order, lines: [beltLine, opened] }, now)).toEqual([beltLine]);
  expect(returnableLinesOfOrder({ ...order, lines: [{ ...pack, opensAt: null }] }, now)).toEqual(
    [],
  );
  expect(returnableLinesOfOrder({ ...both, returnUntil: '2026-11-22T23:59:59Z' }, now)).toEqual([
    pack,
  ]);
  const [before, after] = ['2026-12-05T12:00:59Z', '2026-12-05T12:01:00Z'].map((at) =>
    returnableLinesOfOrder(both, new Date(at)),
  );
  expect([before, after]).toEqual([[beltLine, pack], [beltLine]]);
  expect(workoutPackOpensOnOrIsOpenText(both, pack, now)).toBe('It opens on 5 December 2026.');
  expect(workoutPackOpensOnOrIsOpenText(both, opened, now)).toBe('It is open.');
  expect(workoutPackOpensOnOrIsOpenText(both, beltLine, now)).toBeUndefined();
  expect(workoutPackOpensOnOrIsOpenText(both, { ...pack, left: 0 }, now)).toBeUndefined();
  expect(workoutPackOpensOnOrIsOpenText({ ...both, state: 'refunded' }, pack, now)).toBeUndefined();
});

it('states the deadlines only of what can still be returned', () => {
  const ofGoods = 'You can withdraw until the end of 10 December 2026.';
  const ofPack = 'You can withdraw from your pack until it opens on 5 December 2026.';
  expect(describeReturnDeadline(order, [beltLine])).toBe(ofGoods);
  expect(describeReturnDeadline(order, [beltLine, pack])).toBe(`${ofGoods} ${ofPack}`);
  expect(describeReturnDeadline(order, [pack])).toBe(ofPack);
  expect(describeReturnDeadline({ ...order, returnUntil: null }, [beltLine])).toBe(
    'You can withdraw until 14 days after your parcel arrives.',
  );
});

it('describes the state of a return, in every state', () => {
  const one: Omit<ShopReturn, 'state'> = {
    id: 'return-1',
    lines: [],
    declaredAt: '2026-11-23T10:00:00Z',
    minorUnits: 5900,
  };
  expect(describeReturnState({ ...one, state: 'declared', minorUnits: null }, order)).toContain(
    '23 November 2026',
  );
  expect(describeReturnState({ ...one, state: 'refunded' }, order)).toContain('We refunded £59');
});

it('doesn’t ask for a parcel if she withdrew before it was sent', () => {
  const one: ShopReturn = {
    id: 'return-1',
    lines: [],
    state: 'declared',
    declaredAt: '2026-11-21T10:00:00Z',
    minorUnits: null,
  };
  const before = 'before it was sent. We refund you within 14 days';
  expect(describeReturnState(one, { ...order, sentAt: null })).toContain(before);
  // The rest of the order has been sent since.
  expect(describeReturnState(one, order)).toContain(before);
  const { title, lead } = describeShopOrderState({ ...order, state: 'returned', sentAt: null });
  expect(title).toBe('Withdrawn: order KN-1042');
  expect(lead).toContain('nothing to return');
  expect(describeShopOrderState({ ...order, state: 'returned' }).lead).toContain(
    'received what you returned',
  );
});
