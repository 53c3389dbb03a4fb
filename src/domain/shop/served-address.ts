import type { PostalAddress } from './shop-order.ts';

// Places whose postcodes look like those of Great Britain, and where other rules hold. No other postcode begins with these letters and a
// number.
const placesByPostcode: readonly (readonly [RegExp, string])[] = [
  [/^\s*BT\s*\d/i, 'GB-NIR'],
  [/^\s*IM\s*\d/i, 'IM'],
  [/^\s*JE\s*\d/i, 'JE'],
  [/^\s*GY\s*\d/i, 'GG'],
];

/**
 * Whether an address lies where an order goes to. The page to pay on knows countries alone: whoever has ordered to Great Britain can type an
 * address in Northern Ireland or Jersey there. An order of packs alone goes nowhere, and an address that nobody has asked for is outside
 * of nothing.
 */
export const isWithin = (
  destination: string | null,
  address: PostalAddress | null | undefined,
): boolean => {
  if (destination === null || address === null || address === undefined) return true;
  const { country, postalCode } = address;
  const place = placesByPostcode.find(([pattern]) => pattern.test(postalCode ?? ''))?.[1];
  return (country === 'GB' ? (place ?? country) : country) === destination;
};
