import { decodeJwt } from 'jose/jwt/decode';
import { Refusal } from '../http/answers.ts';

/**
 * In characters. Browsers drop a cookie of more than 4,096 bytes, name and attributes included (RFC
 * 6265bis).
 */
const maxTokenLength = 3800;

/**
 * The prefix prevents other hosts and paths from setting it (RFC 6265bis); browsers accept it over
 * https only.
 */
const cookieName = (request: Request): string =>
  new URL(request.url).protocol === 'https:' ? '__Host-preview' : 'preview';

/**
 * The access token in the cookie of a request; undefined if it has none. The token is signed by the
 * login service and checked at every request, so a signature of our own would add nothing.
 */
export const uncheckedTokenFromPreviewCookie = (request: Request): string | undefined => {
  const name = cookieName(request);
  for (const pair of (request.headers.get('cookie') ?? '').split(';')) {
    const [key, token] = pair.trim().split('=');
    if (key === name && token !== undefined && token !== '') return token;
  }
  return undefined;
};

/** The same request with the cookie's token in the `Authorization` header, where it is checked. */
export const toBareRequestWithBearerToken = (request: Request, token: string): Request =>
  new Request(request.url, { headers: { authorization: `Bearer ${token}` } });

/**
 * The `Set-Cookie` header that opens the preview with a checked token, for as long as the token is
 * valid. `Partitioned` and `SameSite=None` allow it in Contentful's frame, separate from a tab's
 * cookie (CHIPS).
 */
export const previewSessionCookieHeader = (request: Request, token: string, now: Date): string => {
  if (token.length > maxTokenLength) {
    throw new Refusal(
      400,
      'Your login has too many permissions for a cookie. Ask the person who looks after the logins for one that only edits the content.',
    );
  }
  const { exp = 0 } = decodeJwt(token);
  const seconds = Math.max(0, exp - Math.floor(now.getTime() / 1000));
  return `${cookieName(request)}=${token}; Path=/; Max-Age=${seconds}; HttpOnly; Secure; SameSite=None; Partitioned`;
};
