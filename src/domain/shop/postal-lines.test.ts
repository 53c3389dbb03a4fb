import { expect, it } from 'vitest';
import { linesOfAddress } from './postal-lines.ts';
import type { PostalAddress } from './shop-order.ts';

const leeds: PostalAddress = {
  name: 'Ann Example',
  line1: '1 Rack Street',
  line2: null,
  city: 'Leeds',
  state: '',
  postalCode: 'LS1 1AA',
  country: 'GB',
};
const inJersey = { ...leeds, city: 'St Helier', postalCode: 'JE2 3AB', country: 'JE' };

it('writes an address line by line, with the country’s name at the end', () => {
  expect(linesOfAddress(leeds)).toEqual([
    'Ann Example',
    '1 Rack Street',
    'Leeds',
    'LS1 1AA',
    'United Kingdom',
  ]);
});

it.each([
  [{ ...inJersey, state: 'Jersey' }],
  [{ ...inJersey, city: 'St Helier, Jersey' }],
  [{ ...inJersey, line2: 'St Helier', city: 'JERSEY' }],
  [{ ...inJersey, line2: 'St Helier', city: 'St Helier', state: 'JE' }],
])('names the country once, wherever she wrote it (%#)', (address) => {
  expect(linesOfAddress(address)).toEqual([
    'Ann Example',
    '1 Rack Street',
    'St Helier',
    'JE2 3AB',
    'Jersey',
  ]);
});

it.each(['UK', 'United Kingdom', 'Great Britain', 'gb'])(
  'knows %s for the United Kingdom',
  (state) => {
    expect(linesOfAddress({ ...leeds, state })).toEqual(linesOfAddress(leeds));
  },
);

it('keeps a county, and a town with the name of somebody else’s country', () => {
  expect(linesOfAddress({ ...leeds, city: 'Jersey', state: 'England' })).toContain('Jersey');
  expect(linesOfAddress({ ...leeds, state: 'England' })).toContain('England');
});

it('keeps the code of a country without a name', () => {
  expect(linesOfAddress({ ...leeds, country: 'elsewhere' }).at(-1)).toBe('elsewhere');
});
