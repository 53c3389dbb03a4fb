import { publishedPictureFolder } from '../src/domain/addresses/published-picture.ts';

const imageCdnPath = /^\/\.netlify\/images\/?$/;
const maxBytes = 96 * 1024 * 1024;

/** Caches the responses of the image CDN, as the host's edge does. */
type ImageCdnCache = {
  /**
   * Adds the best format that the browser accepts to an address without a format, as the host does.
   */
  readonly negotiateFormat: (request: Request) => Request;
  readonly find: (request: Request) => Response | undefined;
  /**
   * Stores a response and returns the one to send: `304 Not Modified` if the browser already has
   * the picture.
   */
  readonly store: (request: Request, response: Response) => Promise<Response>;
};

type CachedPicture = { readonly body: Uint8Array<ArrayBuffer>; readonly headers: Headers };

const toKey = (request: Request): string | undefined => {
  const url = new URL(request.url);
  if (request.method !== 'GET' || !imageCdnPath.test(url.pathname)) return undefined;
  // Cacheable only if the address has the picture's digest; otherwise the picture may change.
  const hasDigest =
    url.searchParams.has('cd') || url.searchParams.get('url')?.startsWith(publishedPictureFolder);
  return hasDigest === true ? url.search : undefined;
};

const toAnswer = (request: Request, { body, headers }: CachedPicture): Response => {
  if (request.headers.get('if-none-match') === headers.get('etag')) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(body, { headers });
};

/** Creates a cache of at most 96 MB; when it is full, the oldest pictures are dropped. */
export const createImageCdnCache = (): ImageCdnCache => {
  const pictures = new Map<string, CachedPicture>();
  let bytes = 0;

  return {
    negotiateFormat: (request) => {
      const url = new URL(request.url);
      const isRead = request.method === 'GET' || request.method === 'HEAD';
      if (!isRead || !imageCdnPath.test(url.pathname)) return request;
      const accepted = request.headers.get('accept') ?? '';
      const format = ['avif', 'webp'].find((name) => accepted.includes(`image/${name}`));
      if (!url.searchParams.has('fm') && format !== undefined) url.searchParams.set('fm', format);
      return new Request(url, { method: 'GET', headers: request.headers });
    },
    find: (request) => {
      const key = toKey(request);
      const picture = key === undefined ? undefined : pictures.get(key);
      return picture === undefined ? undefined : toAnswer(request, picture);
    },
    store: async (request, response) => {
      const headers = new Headers(response.headers);
      headers.set('vary', 'Accept');
      headers.set('x-content-type-options', 'nosniff');
      const key = toKey(request);
      if (key === undefined || response.status !== 200) {
        return new Response(response.body, { status: response.status, headers });
      }
      const body = new Uint8Array(await response.arrayBuffer());
      for (const [oldest, { body: old }] of pictures) {
        if (bytes + body.length <= maxBytes) break;
        pictures.delete(oldest);
        bytes -= old.length;
      }
      pictures.set(key, { body, headers });
      bytes += body.length;
      return toAnswer(request, { body, headers });
    },
  };
};
