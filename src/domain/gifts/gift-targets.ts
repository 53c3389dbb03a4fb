import { urlWithAccessCodes } from '../addresses/address-codes.ts';
import { routes } from '../routes.ts';

/** The printable card of a gift, for its giver. */
export const giftCardPathOfOrder = (orderId: string): string =>
  urlWithAccessCodes(routes.giftCard, { gift: orderId });
