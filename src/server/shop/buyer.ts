import { buyerCookieSeconds } from '../../domain/limits.ts';
import { readSignedCookie, writeSignedCookie, type SignedCookie } from '../http/signed-cookie.ts';

/**
 * Its value is who ordered last on this device: `visitor:` and a random value, or `customer:` and a member's id. By it the same press in
 * another tab is the same order, and the cart's page knows which pieces are held for her. It opens nothing.
 */
const buyerCookie: SignedCookie = {
  name: 'buyer',
  maxAgeSeconds: buyerCookieSeconds,
  path: '/api',
};

const visitor = 'visitor:';

/** Who ordered last on the device that sends a request; undefined if nobody did. */
export const readBuyer = (signingSecret: string, request: Request): string | undefined =>
  readSignedCookie(buyerCookie, signingSecret, request);

/** Who orders now: the member with this id, or a visitor, who keeps the name that her cookie has. */
export const buyerOf = (
  customerId: string | null,
  known: string | undefined,
  newId: () => string,
): string => {
  if (customerId !== null) return `customer:${customerId}`;
  return known?.startsWith(visitor) === true ? known : `${visitor}${newId()}`;
};

/** The header that stores who orders. */
export const rememberBuyer = (
  signingSecret: string,
  buyer: string,
  request: Request,
): Readonly<Record<string, string>> => ({
  'set-cookie': writeSignedCookie(buyerCookie, signingSecret, buyer, request),
});
