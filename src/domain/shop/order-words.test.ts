import { expect, it } from 'vitest';
import {
  dayRangeText,
  packOpeningText,
  shopOrderStateTexts,
  parcelSteps,
  returnableLines,
  returnStateText,
  returnUntilWords,
} from './order-words.ts';
import { beltLine, shopOrderOf } from './shop-order.test-support.ts';
import {
  shopOrderStates,
  type OwnShopOrderLine,
  type ShopOrderAnswer,
  type ShopReturn,
} from './shop-order.ts';

const pack: OwnShopOrderLine = {
  ...beltLine,
  sku: 'prod_pack',
  kind: 'pack',
  title: 'Strength',
  variant: null,
  quantity: 1,
  left: 1,
  opensAt: '2026-12-05T12:01:00Z',
};
const order: ShopOrderAnswer = shopOrderOf({
  state: 'sent',
  packedAt: '2026-11-21T09:00:00Z',
  sentAt: '2026-11-22T09:00:00Z',
  returnUntil: '2026-12-10',
});
const now = new Date('2026-11-23T12:00:00Z');

it('formats a range of days as briefly as possible', () => {
  expect(dayRangeText('2026-11-24', '2026-11-24')).toBe('24 November 2026');
  expect(dayRangeText('2026-11-24', '2026-11-26')).toBe('24 to 26 November 2026');
  expect(dayRangeText('2026-11-30', '2026-12-02')).toBe('30 November to 2 December 2026');
  expect(dayRangeText('2026-12-31', '2027-01-02')).toBe('31 December 2026 to 2 January 2027');
});

it('names the order in every state, and says what happens next', () => {
  for (const state of shopOrderStates) {
    const { title, lead } = shopOrderStateTexts({ ...order, state });
    expect(title).toContain('KN-1042');
    expect(lead).toMatch(/\.$/);
  }
  expect(shopOrderStateTexts(order).lead).toContain('between 24 and 26 November 2026');
  expect(shopOrderStateTexts({ ...order, state: 'refunded', notKept: 'sold-out' }).lead).toContain(
    'We’re refunding all of your £121.95',
  );
});

it('lists the steps of a parcel, and none without a parcel', () => {
  expect(parcelSteps(order).map(({ name, isDone }) => [name, isDone])).toEqual([
    ['Paid', true],
    ['Packed', true],
    ['Sent', true],
    ['With you', false],
  ]);
  expect(parcelSteps({ ...order, state: 'paid', packedAt: null, sentAt: null })[1]).toEqual({
    name: 'Packed',
    day: undefined,
    isDone: false,
  });
  expect(parcelSteps({ ...order, state: 'refunded' })).toEqual([]);
  expect(parcelSteps({ ...order, delivery: null, lines: [{ ...beltLine, kind: 'pack' }] })).toEqual(
    [],
  );
});

it('offers the remaining goods for return until the end of the last day in the UK', () => {
  expect(returnableLines(order, now)).toEqual([beltLine]);
  expect(returnableLines({ ...order, lines: [{ ...beltLine, left: 0 }] }, now)).toEqual([]);
  expect(returnableLines(order, new Date('2026-12-10T23:59:00Z'))).toEqual([beltLine]);
  expect(returnableLines(order, new Date('2026-12-11T00:01:00Z'))).toEqual([]);
  expect(returnableLines({ ...order, returnUntil: null, state: 'paid' }, now)).toEqual([beltLine]);
  expect(returnableLines({ ...order, notKept: 'sold-out' }, now)).toEqual([]);
  for (const state of ['open', 'processing', 'expired', 'refunded'] as const) {
    expect(returnableLines({ ...order, state }, now)).toEqual([]);
  }
});

it('offers a pack for withdrawal until it opens, whatever happens to the goods', () => {
  const both = { ...order, lines: [beltLine, pack] };
  expect(returnableLines(both, now)).toEqual([beltLine, pack]);
  const opened = { ...pack, opensAt: order.paidAt };
  expect(returnableLines({ ...order, lines: [beltLine, opened] }, now)).toEqual([beltLine]);
  expect(returnableLines({ ...order, lines: [{ ...pack, opensAt: null }] }, now)).toEqual([]);
  expect(returnableLines({ ...both, returnUntil: '2026-11-22T23:59:59Z' }, now)).toEqual([pack]);
  const [before, after] = ['2026-12-05T12:00:59Z', '2026-12-05T12:01:00Z'].map((at) =>
    returnableLines(both, new Date(at)),
  );
  expect([before, after]).toEqual([[beltLine, pack], [beltLine]]);
  expect(packOpeningText(both, pack, now)).toBe('It opens on 5 December 2026.');
  expect(packOpeningText(both, opened, now)).toBe('It is open.');
  expect(packOpeningText(both, beltLine, now)).toBeUndefined();
  expect(packOpeningText(both, { ...pack, left: 0 }, now)).toBeUndefined();
  expect(packOpeningText({ ...both, state: 'refunded' }, pack, now)).toBeUndefined();
});

it('states the deadlines only of what can still be returned', () => {
  const ofGoods = 'You can withdraw until the end of 10 December 2026.';
  const ofPack = 'You can withdraw from your pack until it opens on 5 December 2026.';
  expect(returnUntilWords(order, [beltLine])).toBe(ofGoods);
  expect(returnUntilWords(order, [beltLine, pack])).toBe(`${ofGoods} ${ofPack}`);
  expect(returnUntilWords(order, [pack])).toBe(ofPack);
  expect(returnUntilWords({ ...order, returnUntil: null }, [beltLine])).toBe(
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
  expect(returnStateText({ ...one, state: 'declared', minorUnits: null }, order)).toContain(
    '23 November 2026',
  );
  expect(returnStateText({ ...one, state: 'refunded' }, order)).toContain('We refunded £59');
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
  expect(returnStateText(one, { ...order, sentAt: null })).toContain(before);
  // The rest of the order has been sent since.
  expect(returnStateText(one, order)).toContain(before);
  const { title, lead } = shopOrderStateTexts({ ...order, state: 'returned', sentAt: null });
  expect(title).toBe('Withdrawn: order KN-1042');
  expect(lead).toContain('nothing to return');
  expect(shopOrderStateTexts({ ...order, state: 'returned' }).lead).toContain(
    'received what you returned',
  );
});
