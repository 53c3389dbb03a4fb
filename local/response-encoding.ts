import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible =
  /^(text\/|application\/(javascript|json|xml|manifest\+json|wasm)|image\/svg\+xml|application\/[a-z.-]+\+(json|xml))/;
const smallest = 1024;
const storeLimit = 64 * 1024 * 1024;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

type Encoding = 'br' | 'gzip';

/** The encoding to use for an Accept-Encoding header: Brotli before gzip, never one that is refused with `q=0`. */
export const chooseEncoding = (accepted: string | null): Encoding | undefined => {
  const offers = new Map<string, number>();
  for (const part of (accepted ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const quality = parameters.find((parameter) => parameter.startsWith('q='));
    offers.set(name, quality === undefined ? 1 : Number(quality.slice(2)));
  }
  for (const name of ['br', 'gzip'] as const) {
    if ((offers.get(name) ?? 0) > 0) return name;
  }
  return undefined;
};

const matches = (ifNoneMatch: string | null, tag: string): boolean => {
  if (ifNoneMatch === null) return false;
  const tags = ifNoneMatch.split(',').map((one) => one.trim().replace(/^W\//, ''));
  return tags.includes('*') || tags.includes(tag);
};

/**
 * Makes the last step of the host for files: an entity tag, `304 Not Modified`, and Brotli or gzip.
 * What was compressed once is remembered, up to 64 MB.
 */
export const createBodyEncoder = (): ((
  request: Request,
  response: Response,
) => Promise<Response>) => {
  const store = new Map<string, Uint8Array<ArrayBuffer>>();
  let stored = 0;

  const compress = async (
    body: Uint8Array<ArrayBuffer>,
    tag: string,
    encoding: Encoding,
    isLasting: boolean,
  ): Promise<Uint8Array<ArrayBuffer>> => {
    const key = `${encoding} ${tag}`;
    const known = store.get(key);
    if (known !== undefined) return known;
    // A hashed file is compressed once for good, as hosts do; a page has to be quick.
    const quality = isLasting ? constants.BROTLI_MAX_QUALITY : 5;
    const made =
      encoding === 'br'
        ? await toBrotli(body, {
            params: {
              [constants.BROTLI_PARAM_QUALITY]: quality,
              [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
            },
          })
        : await toGzip(body);
    const result = new Uint8Array(made);
    if (stored + result.length > storeLimit) {
      store.clear();
      stored = 0;
    }
    store.set(key, result);
    stored += result.length;
    return result;
  };

  return async (request, response) => {
    const body = new Uint8Array(await response.arrayBuffer());
    const headers = new Headers(response.headers);
    const tag = `"${createHash('sha1').update(body).digest('base64url')}"`;
    const isText = compressible.test(headers.get('content-type') ?? '');
    headers.set('etag', tag);
    if (isText) headers.append('vary', 'Accept-Encoding');
    if (response.status === 200 && matches(request.headers.get('if-none-match'), tag)) {
      return new Response(null, { status: 304, headers });
    }
    const encoding =
      isText && body.length >= smallest
        ? chooseEncoding(request.headers.get('accept-encoding'))
        : undefined;
    let sent = body;
    if (encoding !== undefined) {
      const isLasting = headers.get('cache-control')?.includes('immutable') === true;
      sent = await compress(body, tag, encoding, isLasting);
      headers.set('content-encoding', encoding);
      headers.set('etag', `W/${tag}`);
    }
    headers.set('content-length', String(sent.length));
    const isHead = request.method === 'HEAD';
    return new Response(isHead ? null : sent, { status: response.status, headers });
  };
};
