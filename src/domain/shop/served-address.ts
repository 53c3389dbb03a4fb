import type { PostalAddress } from './shop-order.ts';

const northernIreland = 'GB-NIR';
// Every postcode of Northern Ireland begins so, and no other does.
const northernIrishPostcode = /^\s*BT\s*\d/i;

/**
 * Whether an address lies where an order goes to. The page to pay on knows countries alone: whoever has ordered to Great Britain can type an
 * address in Northern Ireland there, where other rules hold. An order of packs alone goes nowhere, and an address that nobody has asked
 * for is outside of nothing.
 */
export const isWithin = (
  destination: string | null,
  address: PostalAddress | null | undefined,
): boolean => {
  if (destination === null || address === null || address === undefined) return true;
  const isNorthernIrish =
    address.country === 'GB' && northernIrishPostcode.test(address.postalCode ?? '');
  return (isNorthernIrish ? northernIreland : address.country) === destination;
};
