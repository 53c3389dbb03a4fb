import { routes } from './routes.ts';
import { offersTarget, subscribeRequest } from './subscribe-request.ts';

// Any origin will do: it only shows whether an address stays on the one it was read from.
const anySite = 'https://site.invalid';

/** Backslashes and control characters are read differently by different readers of an address. */
const isPlain = (text: string): boolean =>
  [...text].every((character) => character > ' ' && character !== '\\' && character !== '\u007f');

/** What a person never wants to come back to: what answers machines, and the page that she comes from. */
const notAPage = /^\/(api|\.netlify|login)(\/|$)/i;

const longest = 2000;

/**
 * The address that a login leads to (`decisions.md`, 8): what was wanted, if it is a path on this site; otherwise the
 * members zone. Whatever is handed in, the answer begins with one slash and stays on this site.
 */
export const toReturnTarget = (wanted: unknown): string => {
  if (typeof wanted !== 'string' || wanted.length > longest) return routes.members;
  if (!wanted.startsWith('/') || !isPlain(wanted)) return routes.members;
  if (!URL.canParse(wanted, anySite)) return routes.members;
  const { origin, pathname, search, hash } = new URL(wanted, anySite);
  // `/.//example.com` is on this site until its dots are worked out: read again, it would name another.
  if (origin !== anySite || pathname.startsWith('//')) return routes.members;
  return notAPage.test(pathname) ? routes.members : `${pathname}${search}${hash}`;
};

/** The address that a login leads to when the storage holds a request besides: to subscribe comes before any page. */
export const toTargetAfterLogin = (wanted: unknown, storedRequest: string): string =>
  storedRequest === subscribeRequest ? offersTarget : toReturnTarget(wanted);
