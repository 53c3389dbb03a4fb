import fc from 'fast-check';
import { expect, it } from 'vitest';
import { canonicalGiftCode, giftCodeFromBytes } from './gift-code.ts';
import { giftCodePattern } from './gifts.ts';

const anyCode = fc.uint8Array({ minLength: 13, maxLength: 32 }).map(giftCodeFromBytes);

it('generates codes in the documented form, which are their own canonical form', () => {
  fc.assert(
    fc.property(anyCode, (code) => {
      expect(code).toMatch(giftCodePattern);
      expect(canonicalGiftCode(code)).toBe(code);
    }),
  );
});

it('recognises a code however it is typed', () => {
  const looksAlike = fc.record({
    zero: fc.constantFrom('0', 'O', 'o'),
    one: fc.constantFrom('1', 'I', 'i', 'l', 'L'),
    gap: fc.constantFrom('', ' ', '-', ' – ', '\u2011', '\n'),
    isSmall: fc.boolean(),
  });
  fc.assert(
    fc.property(anyCode, looksAlike, (code, { zero, one, gap, isSmall }) => {
      const typed = (isSmall ? code.toLowerCase() : code)
        .replaceAll('0', zero)
        .replaceAll('1', one)
        .replaceAll('-', gap);
      expect(canonicalGiftCode(`  ${typed} `)).toBe(code);
    }),
  );
});

it.each([
  ['nothing', ''],
  ['a letter too few', '7K3M-2222-3333-4444-555'],
  ['a letter too many', '7K3M-2222-3333-4444-55556'],
  ['a U, which no code has', '7K3U-2222-3333-4444-5555'],
  ['letters of another alphabet', 'ЖЖЖЖ-2222-3333-4444-5555'],
])('rejects %s', (_what, typed) => {
  expect(canonicalGiftCode(typed)).toBeUndefined();
});

it('makes a different code for each of the first hundred bits', () => {
  const base = giftCodeFromBytes(new Uint8Array(13));
  expect(base).toBe('0000-0000-0000-0000-0000');
  const codes = Array.from({ length: 100 }, (_, bit) => {
    const bytes = new Uint8Array(13);
    bytes[bit >> 3] = 0x80 >> (bit & 7);
    return giftCodeFromBytes(bytes);
  });
  expect(new Set([base, ...codes]).size).toBe(101);
});
