import type { PostalAddress } from './shop-order.ts';

// Places whose postcodes look like those of Great Britain, but where other rules apply. No other postcode begins with these
// letters and a number.
const placesByPostcode: readonly (readonly [RegExp, string])[] = [
  [/^\s*BT\s*\d/i, 'GB-NIR'],
  [/^\s*IM\s*\d/i, 'IM'],
  [/^\s*JE\s*\d/i, 'JE'],
  [/^\s*GY\s*\d/i, 'GG'],
];

/**
 * Whether an address is within the destination of an order. The payment page only knows countries: somebody who ordered to Great
 * Britain can enter an address in Northern Ireland or Jersey there. An order of packs alone has no destination, so any address is
 * within it, and so is a missing address.
 */
export const isWithinDestination = (
  destination: string | null,
  address: PostalAddress | null | undefined,
): boolean => {
  if (destination === null || address === null || address === undefined) return true;
  const { country, postalCode } = address;
  const place = placesByPostcode.find(([pattern]) => pattern.test(postalCode ?? ''))?.[1];
  return (country === 'GB' ? (place ?? country) : country) === destination;
};
