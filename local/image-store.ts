const endpoint = /^\/\.netlify\/images\/?$/;
const storeLimit = 96 * 1024 * 1024;

/** Remembers pictures that the image CDN has made, as the host's edge does. */
type ImageStore = {
  /** Names the best format the browser accepts when the address names none, as the host does. */
  readonly negotiate: (request: Request) => Request;
  readonly find: (request: Request) => Response | undefined;
  readonly keep: (request: Request, response: Response) => Promise<Response>;
};

type Stored = { readonly body: Uint8Array<ArrayBuffer>; readonly headers: Headers };

const toKey = (request: Request): string | undefined => {
  const url = new URL(request.url);
  if (request.method !== 'GET' || !endpoint.test(url.pathname)) return undefined;
  // Only an address with the picture's digest names one picture for good.
  return url.searchParams.has('cd') ? url.search : undefined;
};

const toAnswer = (request: Request, { body, headers }: Stored): Response => {
  if (request.headers.get('if-none-match') === headers.get('etag')) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(body, { headers });
};

/** A store of at most 96 MB that forgets the picture it has held longest. */
export const createImageStore = (): ImageStore => {
  const pictures = new Map<string, Stored>();
  let stored = 0;

  return {
    negotiate: (request) => {
      const url = new URL(request.url);
      const isRead = request.method === 'GET' || request.method === 'HEAD';
      if (!isRead || !endpoint.test(url.pathname)) return request;
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
    keep: async (request, response) => {
      const headers = new Headers(response.headers);
      headers.set('vary', 'Accept');
      headers.set('x-content-type-options', 'nosniff');
      const key = toKey(request);
      if (key === undefined || response.status !== 200) {
        return new Response(response.body, { status: response.status, headers });
      }
      const body = new Uint8Array(await response.arrayBuffer());
      for (const [oldest, { body: old }] of pictures) {
        if (stored + body.length <= storeLimit) break;
        pictures.delete(oldest);
        stored -= old.length;
      }
      pictures.set(key, { body, headers });
      stored += body.length;
      return toAnswer(request, { body, headers });
    },
  };
};
