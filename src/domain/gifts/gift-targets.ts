import { addressWithCodes } from '../addresses/address-codes.ts';
import { routes } from '../routes.ts';

/** The printable card of a gift, for its giver. */
export const giftCardTarget = (orderId: string): string =>
  addressWithCodes(routes.giftCard, { gift: orderId });
