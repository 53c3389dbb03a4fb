import { buyerCookieSeconds } from '../../../domain/limits.ts';
import {
  readSignedCookie,
  signedCookieHeader,
  type SignedCookieNamePathAndAge,
} from '../../http/signed-cookie-name-path-and-age.ts';

/**
 * Its value is the last buyer on this device: `visitor:` and a random value, or `customer:` and a
 * member's id. With it a press in another tab belongs to the same order, and the cart's page knows
 * which pieces are held for the buyer. It gives access to nothing.
 */
const buyerCookie: SignedCookieNamePathAndAge = {
  name: 'buyer',
  maxAgeSeconds: buyerCookieSeconds,
  path: '/api',
};

const visitor = 'visitor:';

/** The last buyer on the device that sends a request; undefined if there is none. */
export const readLastBuyerKeyFromCookie = (
  signingSecret: string,
  request: Request,
): string | undefined => readSignedCookie(buyerCookie, signingSecret, request);

/** The current buyer: the member with this id, or a visitor, who keeps the value in her cookie. */
export const buyerKeyOfMemberOrVisitor = (
  customerId: string | null,
  known: string | undefined,
  newId: () => string,
): string => {
  if (customerId !== null) return `customer:${customerId}`;
  return known?.startsWith(visitor) === true ? known : `${visitor}${newId()}`;
};

/** The signed `set-cookie` header that remembers the buyer on this device. */
export const buyerCookieHeader = (
  signingSecret: string,
  buyer: string,
  request: Request,
): Readonly<Record<string, string>> => ({
  'set-cookie': signedCookieHeader(buyerCookie, signingSecret, buyer, request),
});
