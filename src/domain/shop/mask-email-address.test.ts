import { expect, it } from 'vitest';
import { maskEmailAddress } from './mask-email-address.ts';

it.each([
  ['jo.sample@mail.example.com', 'j…@m….com'],
  ['a@b.uk', 'a…@b….uk'],
  ['jo@localhost', 'j…@l…'],
  ['nonsense', 'n…'],
])('masks %s as %s', (address, expected) => {
  expect(maskEmailAddress(address)).toBe(expected);
});
