import { SettingsFault } from '../config/server-settings.ts';
import { DatabaseUnavailable } from './database.ts';
import { jsonAnswer, refusalAnswer } from './json-answer.ts';
import { Refusal } from './refusal.ts';
import { KeysUnavailable } from './signing-keys.ts';

/** What a function is: a request in, an answer out. */
export type Handler = (request: Request) => Promise<Response>;

/** A handler for each method that an endpoint knows. GET answers HEAD as well. */
export type Methods = Partial<Readonly<Record<'GET' | 'POST' | 'DELETE', Handler>>>;

type EndpointOptions = {
  /** Where faults of ours are written, never with what a visitor sent. */
  readonly log?: (message: string, error: unknown) => void;
};

const requireKnownMethod = (methods: Methods, method: string): Handler => {
  const known: Readonly<Record<string, Handler | undefined>> = {
    GET: methods.GET,
    HEAD: methods.GET,
    POST: methods.POST,
    DELETE: methods.DELETE,
  };
  const handler = Object.hasOwn(known, method) ? known[method] : undefined;
  if (handler !== undefined) return handler;
  const allow = Object.keys(known)
    .filter((name) => known[name] !== undefined)
    .join(', ');
  throw new Refusal(405, `This address answers ${allow} only.`, { allow });
};

/**
 * Lets only pages of this site change anything. Browsers name the page's origin with every request that is not a plain
 * read; what names none is no browser and carries nobody's cookies.
 */
const requireOwnOrigin = (request: Request): void => {
  if (request.method === 'GET' || request.method === 'HEAD') return;
  const origin = request.headers.get('origin');
  const isOwn = origin === null || origin === new URL(request.url).origin;
  const site = request.headers.get('sec-fetch-site') ?? 'same-origin';
  if (isOwn && (site === 'same-origin' || site === 'none')) return;
  throw new Refusal(403, 'This can only be sent from a page of this site.');
};

const isOutage = (error: unknown): boolean =>
  error instanceof DatabaseUnavailable ||
  error instanceof KeysUnavailable ||
  error instanceof SettingsFault;

const answerFault = (error: unknown, options: EndpointOptions): Response => {
  if (error instanceof Refusal) return refusalAnswer(error);
  const log = options.log ?? console.error;
  log('A function failed:', error);
  if (isOutage(error)) {
    return jsonAnswer(
      { error: 'This part of the site is resting. Please try again in a moment.' },
      { status: 503, headers: { 'retry-after': '5' } },
    );
  }
  return jsonAnswer(
    { error: 'Something went wrong on our side. Please try again.' },
    { status: 500 },
  );
};

/**
 * Makes an endpoint of its methods: an unknown method (405) and a foreign origin (403) end here, a Refusal becomes its
 * answer, and any other failure one plain sentence (503 when the database, the login service's keys or a setting is
 * missing, else 500).
 */
export const toEndpoint =
  (methods: Methods, options: EndpointOptions = {}): Handler =>
  async (request) => {
    try {
      const handler = requireKnownMethod(methods, request.method);
      requireOwnOrigin(request);
      const answer = await handler(request);
      return request.method === 'HEAD' ? new Response(null, answer) : answer;
    } catch (error) {
      return answerFault(error, options);
    }
  };

/**
 * Binds an endpoint to its real dependencies when the first request comes, once for each process. A setting that is
 * missing is answered like any other failure, and looked for again with the next request.
 */
export const bindLater = (bind: () => Handler, options: EndpointOptions = {}): Handler => {
  let bound: Handler | undefined;
  return async (request) => {
    try {
      bound ??= bind();
    } catch (error) {
      return answerFault(error, options);
    }
    return bound(request);
  };
};
