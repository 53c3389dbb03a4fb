import { expect, it } from 'vitest';
import { fixedStandInSecretFor, isLocalAddress, isStandInSecret } from './stand-in.ts';

it('recognises the secret of a stand-in', () => {
  expect(isStandInSecret(fixedStandInSecretFor('signing'))).toBe(true);
  expect(isStandInSecret('0123456789abcdef0123456789abcdef')).toBe(false);
});

it.each([
  ['postgres://a@localhost/b', true],
  ['postgres://a@127.0.0.1:5432/b', true],
  ['postgres://a@[::1]/b', true],
  ['https://localhost.example.com', false],
  ['postgres://localhost@db.example.com/b', false],
  ['nonsense', false],
])('tells whether %s is on this machine: %s', (address, expected) => {
  expect(isLocalAddress(address)).toBe(expected);
});
