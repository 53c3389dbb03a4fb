import { createHmac, timingSafeEqual } from 'node:crypto';

/** A cookie whose value the browser cannot change, because the server signs it. */
export type SignedCookieNamePathAndAge = {
  readonly name: string;
  readonly maxAgeSeconds: number;
  /** The browser sends the cookie to this path and everything below it. */
  readonly path: string;
};

const signatureOf = (secret: string, name: string, value: string): Buffer =>
  createHmac('sha256', secret).update(`cookie ${name}\0${value}`).digest();

/** The value of a signed cookie; undefined if the request has none, or its signature is wrong. */
export const readSignedCookie = (
  cookie: SignedCookieNamePathAndAge,
  secret: string,
  request: Request,
): string | undefined => {
  const pairs = (request.headers.get('cookie') ?? '').split(';').map((pair) => pair.trim());
  for (const pair of pairs) {
    if (!pair.startsWith(`${cookie.name}=`)) continue;
    const [value = '', signature = ''] = pair.slice(cookie.name.length + 1).split('.');
    const received = Buffer.from(signature, 'base64url');
    const expected = signatureOf(secret, cookie.name, value);
    if (received.length === expected.length && timingSafeEqual(received, expected)) return value;
  }
  return undefined;
};

/**
 * The `Set-Cookie` header of a signed cookie: http-only, same-site, and `Secure` unless the request
 * came over http.
 */
export const signedCookieHeader = (
  cookie: SignedCookieNamePathAndAge,
  secret: string,
  value: string,
  request: Request,
): string => {
  const signature = signatureOf(secret, cookie.name, value).toString('base64url');
  const secure = new URL(request.url).protocol === 'https:' ? '; Secure' : '';
  return `${cookie.name}=${value}.${signature}; Path=${cookie.path}; Max-Age=${cookie.maxAgeSeconds}; HttpOnly; SameSite=Lax${secure}`;
};
