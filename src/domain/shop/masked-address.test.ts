import { expect, it } from 'vitest';
import { maskedAddress } from './masked-address.ts';

it.each([
  ['jo.sample@mail.example.com', 'j…@m….com'],
  ['a@b.uk', 'a…@b….uk'],
  ['jo@localhost', 'j…@l…'],
  ['nonsense', 'n…'],
])('masks %s as %s', (address, expected) => {
  expect(maskedAddress(address)).toBe(expected);
});
