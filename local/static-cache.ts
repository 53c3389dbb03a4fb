import { statSync } from 'node:fs';
import path from 'node:path';

const maxBytes = 64 * 1024 * 1024;

/** Caches the answers with files of the built site. */
type StaticCache = {
  readonly find: (request: Request) => Response | undefined;
  /**
   * Called before a file is read, so that one that is written meanwhile isn't taken for it. What it
   * returns stores the answer, and returns one like it to send.
   */
  readonly begin: (request: Request) => (answer: Response) => Promise<Response>;
};

type CachedFile = {
  readonly body: Uint8Array<ArrayBuffer>;
  readonly headers: Headers;
  readonly version: string;
};

const toAnswer = ({ body, headers }: CachedFile): Response =>
  new Response(body, { headers: new Headers(headers) });

/**
 * Creates a cache for the files of the site, up to 64 MB. An answer counts until its file or the
 * rules for headers are written again. `@netlify/dev` parses all these rules for each request,
 * which takes longer than everything else about a file.
 */
export const createStaticCache = (publicFolder: string): StaticCache => {
  const files = new Map<string, CachedFile>();
  let bytes = 0;

  const timeOf = (name: string): number | undefined =>
    statSync(path.join(publicFolder, name), { throwIfNoEntry: false })?.mtimeMs;

  /**
   * When the file of an address and the rules for headers were written; undefined if there is no
   * such file.
   */
  const versionOf = (address: string): string | undefined => {
    const { pathname } = new URL(address);
    const name = decodeURIComponent(pathname);
    const time = timeOf(name.endsWith('/') ? `${name}index.html` : name);
    return time === undefined ? undefined : `${time} ${timeOf('_headers') ?? 0}`;
  };

  return {
    find: (request) => {
      const file = request.method === 'GET' ? files.get(request.url) : undefined;
      if (file === undefined || file.version !== versionOf(request.url)) return undefined;
      return toAnswer(file);
    },
    begin: (request) => {
      const version = request.method === 'GET' ? versionOf(request.url) : undefined;
      return async (answer) => {
        if (answer.status !== 200 || version === undefined) return answer;
        const body = new Uint8Array(await answer.arrayBuffer());
        const file = { body, headers: new Headers(answer.headers), version };
        bytes += body.length - (files.get(request.url)?.body.length ?? 0);
        if (bytes > maxBytes) {
          files.clear();
          bytes = body.length;
        }
        files.set(request.url, file);
        return toAnswer(file);
      };
    },
  };
};
