import { createHmac, timingSafeEqual } from 'node:crypto';
import { escape } from 'node:querystring';

export type SignedRequest = {
  readonly method: string;
  /** The requested path and query. */
  readonly path: string;
  readonly headers: Headers;
  /** The raw body, before parsing. */
  readonly body: string;
};

const signatureHeader = 'x-contentful-signature';
const namesHeader = 'x-contentful-signed-headers';
const timeHeader = 'x-contentful-timestamp';

const encodedPath = (path: string): string => {
  const [pathname = '', search] = path.split('?');
  return encodeURI(search ? `${pathname}?${escape(search)}` : pathname);
};

/** When a request was signed; undefined if the header is missing. */
export const signingTimeInHeaders = (headers: Headers): Date | undefined => {
  const time = Number.parseInt(headers.get(timeHeader) ?? '', 10);
  return Number.isSafeInteger(time) ? new Date(time) : undefined;
};

/**
 * Whether Contentful has signed a request with our secret. Computed like `verifyRequest` of
 * @contentful/node-apps-toolkit 3.16.1 (github.com/contentful/node-apps-toolkit, src/requests),
 * which is the reference in the test: an HMAC of the method, the path, the signed headers and the
 * body.
 */
export const hasContentfulSignatureOfAnyAge = (
  secret: string,
  { method, path, headers, body }: SignedRequest,
): boolean => {
  const time = signingTimeInHeaders(headers);
  const names = (headers.get(namesHeader) ?? '').split(',');
  if (time === undefined || names.length < 2) return false;
  const signed = new Map<string, string>();
  for (const name of names) {
    // Any other text can't be the name of a header.
    const value = /^[\w!#$%&'*+.^`|~-]+$/.test(name) ? headers.get(name) : null;
    if (value !== null && name === name.toLowerCase()) signed.set(name, value.trim());
  }
  const allNames = [...new Set([...signed.keys(), namesHeader, timeHeader])].toSorted();
  signed.set(timeHeader, String(time.getTime()));
  signed.set(namesHeader, allNames.join(','));
  const lines = allNames.map((name) => `${name}:${signed.get(name) ?? ''}`).join(';');
  const expected = createHmac('sha256', secret)
    .update([method, encodedPath(path), lines, body].join('\n'))
    .digest('hex');
  const received = Buffer.from(headers.get(signatureHeader) ?? '');
  const wanted = Buffer.from(expected);
  return received.length === wanted.length && timingSafeEqual(received, wanted);
};
