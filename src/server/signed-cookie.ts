import { createHmac, timingSafeEqual } from 'node:crypto';

/** A cookie that only the server can write and read. */
export type SignedCookie = {
  readonly name: string;
  readonly maxAgeSeconds: number;
  /** Paths of the site that the browser sends it to. */
  readonly path: string;
};

const signatureOf = (secret: string, name: string, value: string): Buffer =>
  createHmac('sha256', secret).update(`cookie ${name}\0${value}`).digest();

/** The value of a signed cookie, or undefined when there is none or its signature is not ours. */
export const readSignedCookie = (
  cookie: SignedCookie,
  secret: string,
  request: Request,
): string | undefined => {
  const pairs = (request.headers.get('cookie') ?? '').split(';').map((pair) => pair.trim());
  for (const pair of pairs) {
    if (!pair.startsWith(`${cookie.name}=`)) continue;
    const [value = '', signature = ''] = pair.slice(cookie.name.length + 1).split('.');
    const given = Buffer.from(signature, 'base64url');
    const ours = signatureOf(secret, cookie.name, value);
    if (given.length === ours.length && timingSafeEqual(given, ours)) return value;
  }
  return undefined;
};

/** The `Set-Cookie` header of a signed cookie: http-only, for this site alone, and over https only wherever there is https. */
export const writeSignedCookie = (
  cookie: SignedCookie,
  secret: string,
  value: string,
  request: Request,
): string => {
  const signature = signatureOf(secret, cookie.name, value).toString('base64url');
  const secure = new URL(request.url).protocol === 'https:' ? '; Secure' : '';
  return `${cookie.name}=${value}.${signature}; Path=${cookie.path}; Max-Age=${cookie.maxAgeSeconds}; HttpOnly; SameSite=Lax${secure}`;
};
