import { expect, it } from 'vitest';
import { formatPrice } from './price.ts';

it.each([
  [49.99, 'gbp', '£49.99'],
  [60, 'gbp', '£60'],
  [7.5, 'eur', '€7.50'],
  [1234.5, 'usd', '$1,234.50'],
  [119, 'aud', 'A$119'],
] as const)('%d %s is %s', (amount, currency, text) => {
  expect(formatPrice(amount, currency)).toBe(text);
});
