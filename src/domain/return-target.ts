import { routes } from './routes.ts';
import { membershipTarget } from './orders/order-target.ts';
import { subscribeRequest } from './subscribe-request.ts';

// Any origin works: it only shows whether an address leaves the origin that it is resolved against.
const anyOrigin = 'https://site.invalid';

/** Parsers of addresses do not agree about backslashes and control characters. */
const isPlain = (text: string): boolean =>
  [...text].every((character) => character > ' ' && character !== '\\' && character !== '\u007f');

/** Where nobody wants to return to: endpoints for scripts, and the login page itself. */
const notAPage = /^\/(api|\.netlify|login)(\/|$)/i;

const maxLength = 2000;

/**
 * The address that a login leads to (R8): the wanted one if it is a path on this site, otherwise the members zone. The result always
 * begins with one slash and stays on this site, whatever was wanted.
 */
export const toReturnTarget = (wanted: unknown): string => {
  if (typeof wanted !== 'string' || wanted.length > maxLength) return routes.members;
  if (!wanted.startsWith('/') || !isPlain(wanted)) return routes.members;
  if (!URL.canParse(wanted, anyOrigin)) return routes.members;
  const { origin, pathname, search, hash } = new URL(wanted, anyOrigin);
  // `/.//example.com` becomes `//example.com`, which a browser would resolve to another site.
  if (origin !== anyOrigin || pathname.startsWith('//')) return routes.members;
  return notAPage.test(pathname) ? routes.members : `${pathname}${search}${hash}`;
};

/** The address that a login leads to. A stored request to subscribe leads to the order of the membership instead of the wanted address. */
export const toTargetAfterLogin = (wanted: unknown, storedRequest: string): string =>
  storedRequest === subscribeRequest ? membershipTarget : toReturnTarget(wanted);
