import { expect, it } from 'vitest';
import { isAddressWithinDestination } from './destinations.ts';
import type { PostalAddress } from '../shop/shop-order.ts';

const at = (country: string, postalCode: string | null): PostalAddress => ({
  name: 'Jo Sample',
  line1: '1 Sample Street',
  line2: null,
  city: 'Sampleton',
  state: null,
  postalCode,
  country,
});

it.each([
  ['GB', 'GB', 'M1 1AA', true],
  ['GB', 'GB', 'BT1 1AA', false],
  ['GB', 'GB', ' bt11aa', false],
  // Bath and Bristol begin with other letters; BT always means Northern Ireland.
  ['GB', 'GB', 'BA1 1AA', true],
  ['GB', 'GB', 'BS1 1AA', true],
  ['GB-NIR', 'GB', 'BT1 1AA', true],
  ['GB-NIR', 'GB', 'M1 1AA', false],
  ['GB', 'GB', 'JE2 3AB', false],
  ['GB', 'GB', 'GY1 1AA', false],
  ['GB', 'GB', 'IM1 1AA', false],
  ['JE', 'GB', 'JE2 3AB', true],
  ['IM', 'IM', 'IM1 1AA', true],
  ['IE', 'IE', 'D02 AF30', true],
  ['IE', 'GB', 'BT1 1AA', false],
  ['US', 'CA', 'K1A 0B1', false],
  ['DE', 'DE', null, true],
])('decides if %s covers an address in %s, postcode %s: %s', (to, country, code, expected) => {
  expect(isAddressWithinDestination(to, at(country, code))).toBe(expected);
});

it('accepts any address for packs, and a missing address', () => {
  expect(isAddressWithinDestination(null, at('FR', '75001'))).toBe(true);
  expect(isAddressWithinDestination('GB', undefined)).toBe(true);
});
