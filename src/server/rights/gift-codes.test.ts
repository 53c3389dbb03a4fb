import fc from 'fast-check';
import { expect, it } from 'vitest';
import { giftCodePattern } from '../../domain/gifts/gifts.ts';
import { createGiftAndLinkCodeDeriver, hashOfGiftOrLinkCode } from './gift-codes.ts';

const codes = createGiftAndLinkCodeDeriver('a secret of the tests, 32 letters long');

it('always gives an order the same code, and a different one for each order and each secret', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.uuid(), { minLength: 2, maxLength: 20 }), (orderIds) => {
      const all = orderIds.map(codes.giftCodeOf);
      expect(orderIds.map(codes.giftCodeOf)).toEqual(all);
      expect(new Set(all).size).toBe(orderIds.length);
      for (const code of all) expect(code).toMatch(giftCodePattern);
      expect(all).not.toContain(
        createGiftAndLinkCodeDeriver('another secret, 32 letters long too').giftCodeOf(
          orderIds[0] ?? '',
        ),
      );
    }),
  );
});

it('never changes a gift’s code between releases, because cards are printed with it', () => {
  expect(codes.giftCodeOf('order-1')).toBe('EGGA-BNYC-A01F-2JHA-B6E1');
});

it('makes a link’s code specific to one purpose and one id', () => {
  const all = [
    codes.linkCodeOf('second-member', 'id-1'),
    codes.linkCodeOf('second-member', 'id-2'),
    codes.linkCodeOf('proof', 'id-1'),
  ];
  expect(new Set(all).size).toBe(3);
  for (const code of all) expect(code).toMatch(/^[\w-]{43}$/);
});

it('makes a digest that differs for each code and doesn’t contain it', () => {
  const code = codes.giftCodeOf('order-1');
  expect(hashOfGiftOrLinkCode(code)).toMatch(/^[0-9a-f]{64}$/);
  expect(hashOfGiftOrLinkCode(code)).not.toBe(hashOfGiftOrLinkCode(codes.giftCodeOf('order-2')));
});
