import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';

/** Calls the functions of a project as the host does, in this process. */
export type FunctionHost = {
  /** Calls the function at the request's address; undefined if there is none. */
  readonly call: (request: Request, callerAddress: string) => Promise<Response | undefined>;
  /**
   * Calls the function named after an event, and returns its response; undefined if there is none.
   */
  readonly fire: (event: string, body: unknown) => Promise<Response | undefined>;
  /** Waits for what functions do after their answers. */
  readonly settled: () => Promise<void>;
};

const FunctionModule = v.object({
  default: v.function(),
  config: v.optional(
    v.object({ path: v.optional(v.union([v.string(), v.array(v.string())]), []) }),
    { path: [] },
  ),
});
const Answer = v.instance(Response);

type LoadedFunction = {
  readonly name: string;
  readonly patterns: readonly URLPattern[];
  readonly isBackground: boolean;
  readonly answer: (request: Request) => Promise<Response>;
};

/**
 * What the host passes to a function besides the request: it keeps the process until the work is
 * done (docs.netlify.com/build/functions/api).
 */
type Context = { readonly waitUntil: (work: Promise<unknown>) => void };

const load = async (file: string, context: Context): Promise<LoadedFunction> => {
  const loaded = v.parse(FunctionModule, await import(pathToFileURL(file).href));
  return {
    name: path.basename(file, '.ts').replace(/-background$/, ''),
    isBackground: file.endsWith('-background.ts'),
    // The host ignores case and a trailing slash.
    patterns: [loaded.config.path]
      .flat()
      .map((pathname) => new URLPattern({ pathname }, { ignoreCase: true })),
    answer: async (request) => v.parse(Answer, await loaded.default(request, context)),
  };
};

/** Loads a project's functions. They read their settings from this process's environment. */
export const loadFunctions = async (
  projectFolder: string,
  below = 'netlify/functions',
): Promise<FunctionHost> => {
  const folder = path.join(projectFolder, below);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const afterAnswers = new Set<Promise<unknown>>();
  const waitUntil = (work: Promise<unknown>): void => {
    const done = work
      .catch((error: unknown) => console.error('A function failed after its answer:', error))
      .finally(() => afterAnswers.delete(done));
    afterAnswers.add(done);
  };
  const functions = await Promise.all(
    names.map((name) => load(path.join(folder, name), { waitUntil })),
  );
  return {
    settled: async () => void (await Promise.all(afterAnswers)),
    call: async (request, callerAddress) => {
      const { pathname } = new URL(request.url);
      const address = { pathname: pathname.replace(/(?<=.)\/$/, '') };
      const called = functions.find(({ patterns }) =>
        patterns.some((pattern) => pattern.test(address)),
      );
      if (called === undefined) return undefined;
      // The host overwrites this header if the caller sends it.
      request.headers.set('x-nf-client-connection-ip', callerAddress);
      if (!called.isBackground) return called.answer(request);
      // The host answers at once (docs.netlify.com/build/functions/background-functions).
      waitUntil(called.answer(request));
      return new Response(null, { status: 202 });
    },
    fire: async (event, body) =>
      functions
        .find(({ name }) => name === event)
        ?.answer(
          new Request('http://localhost/', {
            method: 'POST',
            body: JSON.stringify(body),
            headers: { 'content-type': 'application/json' },
          }),
        ),
  };
};
