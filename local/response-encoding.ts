import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible =
  /^(text\/|application\/(javascript|json|xml|manifest\+json|wasm)|image\/svg\+xml|application\/[a-z.-]+\+(json|xml))/;
const minBytes = 1024;
const maxCacheBytes = 64 * 1024 * 1024;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

type Encoding = 'br' | 'gzip';

/**
 * The encoding to use for an Accept-Encoding header: Brotli before gzip, never one that `q=0`
 * excludes.
 */
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
 * Creates the function that finishes file responses as the host does: with an entity tag,
 * `304 Not Modified`, and Brotli or gzip. Compressed files are cached, up to 64 MB.
 */
export const createBodyEncoder = (): ((
  request: Request,
  response: Response,
) => Promise<Response>) => {
  const cache = new Map<string, Uint8Array<ArrayBuffer>>();
  let cachedBytes = 0;

  const compress = async (
    body: Uint8Array<ArrayBuffer>,
    tag: string,
    encoding: Encoding,
    isImmutable: boolean,
  ): Promise<Uint8Array<ArrayBuffer>> => {
    const key = `${encoding} ${tag}`;
    const cached = cache.get(key);
    if (cached !== undefined) return cached;
    // A file with a hash in its name is compressed only once, so with the best quality. A page may
    // change, so speed matters more.
    const quality = isImmutable ? constants.BROTLI_MAX_QUALITY : 5;
    const compressed =
      encoding === 'br'
        ? await toBrotli(body, {
            params: {
              [constants.BROTLI_PARAM_QUALITY]: quality,
              [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
            },
          })
        : await toGzip(body);
    const result = new Uint8Array(compressed);
    if (cachedBytes + result.length > maxCacheBytes) {
      cache.clear();
      cachedBytes = 0;
    }
    cache.set(key, result);
    cachedBytes += result.length;
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
      isText && body.length >= minBytes
        ? chooseEncoding(request.headers.get('accept-encoding'))
        : undefined;
    let sent = body;
    if (encoding !== undefined) {
      const isImmutable = headers.get('cache-control')?.includes('immutable') === true;
      sent = await compress(body, tag, encoding, isImmutable);
      headers.set('content-encoding', encoding);
      headers.set('etag', `W/${tag}`);
    }
    headers.set('content-length', String(sent.length));
    const isHead = request.method === 'HEAD';
    return new Response(isHead ? null : sent, { status: response.status, headers });
  };
};
