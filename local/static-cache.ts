import { statSync } from 'node:fs';
import path from 'node:path';

const maxBytes = 64 * 1024 * 1024;

/** Caches the answers with files of the built site. */
type StaticCache = {
  readonly find: (request: Request) => Response | undefined;
  /** Stores an answer with a file, and returns one like it to send. */
  readonly store: (request: Request, answer: Response) => Promise<Response>;
};

type CachedFile = { readonly body: Uint8Array<ArrayBuffer>; readonly headers: Headers };

/** Every build writes this file anew. */
const timeOfBuild = (publicFolder: string): number =>
  statSync(path.join(publicFolder, '_headers'), { throwIfNoEntry: false })?.mtimeMs ?? 0;

const toAnswer = ({ body, headers }: CachedFile): Response =>
  new Response(body, { headers: new Headers(headers) });

/**
 * Creates a cache for the files of the site, up to 64 MB, which the next build empties. `@netlify/dev` parses all header rules for each request,
 * which takes longer than everything else about a file.
 */
export const createStaticCache = (publicFolder: string): StaticCache => {
  const files = new Map<string, CachedFile>();
  let bytes = 0;
  let builtAt = 0;

  const emptyAfterBuild = (): void => {
    const newest = timeOfBuild(publicFolder);
    if (newest === builtAt) return;
    files.clear();
    bytes = 0;
    builtAt = newest;
  };

  return {
    find: (request) => {
      emptyAfterBuild();
      const file = request.method === 'GET' ? files.get(request.url) : undefined;
      return file === undefined ? undefined : toAnswer(file);
    },
    store: async (request, answer) => {
      if (request.method !== 'GET' || answer.status !== 200) return answer;
      const body = new Uint8Array(await answer.arrayBuffer());
      const file = { body, headers: new Headers(answer.headers) };
      if (bytes + body.length <= maxBytes) {
        files.set(request.url, file);
        bytes += body.length;
      }
      return toAnswer(file);
    },
  };
};
