import { routes } from '../routes.ts';

// Any origin works: it is only used to detect addresses that lead to another origin.
const anyOrigin = 'https://site.invalid';

/** URL parsers disagree about backslashes and control characters. */
const isPlain = (text: string): boolean =>
  [...text].every((character) => character > ' ' && character !== '\\' && character !== '\u007f');

/** Not useful as a return target: endpoints for scripts, and the login page itself. */
const notAPage = /^\/(api|\.netlify|login)(\/|$)/i;

const maxLength = 2000;

/**
 * The address to return to after a login (R8): the requested one if it is a path on this site,
 * otherwise the members zone. The result always begins with exactly one slash and stays on this
 * site, whatever was requested.
 */
export const safeReturnTargetOrMembersZone = (wanted: unknown): string => {
  if (typeof wanted !== 'string' || wanted.length > maxLength) return routes.members;
  if (!wanted.startsWith('/') || !isPlain(wanted)) return routes.members;
  if (!URL.canParse(wanted, anyOrigin)) return routes.members;
  const { origin, pathname, search, hash } = new URL(wanted, anyOrigin);
  // `/.//example.com` becomes `//example.com`, which a browser would resolve to another site.
  if (origin !== anyOrigin || pathname.startsWith('//')) return routes.members;
  return notAPage.test(pathname) ? routes.members : `${pathname}${search}${hash}`;
};
