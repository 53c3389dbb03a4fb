import type { DeliveryZone } from '../shop/goods.ts';
import type { PostalAddress } from '../shop/shop-order.ts';

/**
 * The names of destinations. `Intl.DisplayNames` varies between platforms, and has nothing for
 * Northern Ireland. A zone may only use codes listed here (`src/content/check/check-delivery.ts`).
 */
const names: Readonly<Record<string, string>> = {
  AT: 'Austria',
  AU: 'Australia',
  BE: 'Belgium',
  BG: 'Bulgaria',
  CA: 'Canada',
  CH: 'Switzerland',
  CY: 'Cyprus',
  CZ: 'Czechia',
  DE: 'Germany',
  DK: 'Denmark',
  EE: 'Estonia',
  ES: 'Spain',
  FI: 'Finland',
  FR: 'France',
  GB: 'England, Scotland and Wales',
  'GB-NIR': 'Northern Ireland',
  GG: 'Guernsey',
  GR: 'Greece',
  HR: 'Croatia',
  HU: 'Hungary',
  IE: 'Ireland',
  IM: 'Isle of Man',
  IS: 'Iceland',
  IT: 'Italy',
  JE: 'Jersey',
  LI: 'Liechtenstein',
  LT: 'Lithuania',
  LU: 'Luxembourg',
  LV: 'Latvia',
  MT: 'Malta',
  NL: 'Netherlands',
  NO: 'Norway',
  NZ: 'New Zealand',
  PL: 'Poland',
  PT: 'Portugal',
  RO: 'Romania',
  SE: 'Sweden',
  SI: 'Slovenia',
  SK: 'Slovakia',
  US: 'United States',
};

/** The name of a destination; undefined for a code that isn't listed. */
export const destinationName = (code: string): string | undefined => names[code];

export type NamedDestination = { readonly code: string; readonly name: string };

/** The destinations we deliver to, in the order of the zones and, within one, of their list. */
export const namedDestinationsOfZones = (
  zones: readonly DeliveryZone[],
): readonly NamedDestination[] =>
  zones.flatMap(({ destinations }) =>
    destinations.flatMap((code) => {
      const name = destinationName(code);
      return name === undefined ? [] : [{ code, name }];
    }),
  );

/** The country of a destination, as Stripe and Snipcart use it: Northern Ireland is in `GB`. */
export const countryOfDestination = (destination: string): string => destination.slice(0, 2);

// Places whose postcodes look like those of Great Britain, but where other rules apply. No other
// postcode begins with these letters and a number.
const placesByPostcode: readonly (readonly [RegExp, string])[] = [
  [/^\s*BT\s*\d/i, 'GB-NIR'],
  [/^\s*IM\s*\d/i, 'IM'],
  [/^\s*JE\s*\d/i, 'JE'],
  [/^\s*GY\s*\d/i, 'GG'],
];

/**
 * Whether an address is within the destination of an order. The payment page only knows countries:
 * somebody who ordered to Great Britain can enter an address in Northern Ireland or Jersey there.
 * An order of packs alone has no destination, so any address is within it, and so is a missing
 * address.
 */
export const isAddressWithinDestination = (
  destination: string | null,
  address: PostalAddress | null | undefined,
): boolean => {
  if (destination === null || address === null || address === undefined) return true;
  const { country, postalCode } = address;
  const place = placesByPostcode.find(([pattern]) => pattern.test(postalCode ?? ''))?.[1];
  return (country === 'GB' ? (place ?? country) : country) === destination;
};
