import {
  cspOfFunctionResponses,
  securityHeadersOfEveryResponse,
} from '../../config/shared/security-headers.ts';
import { SettingsError } from '../../config/server/server-settings.ts';
import { changeTimeoutSentence, readTimeoutSentence } from '../../domain/late-sentences.ts';
import { browserAndServerTimeoutsForPath } from '../../domain/timeouts.ts';
import { logFailure } from '../log.ts';
import { Outage } from '../outage.ts';
import { withTimeout } from '../with-timeout.ts';
import { withAnswerLoggerAndCounter } from './observe.ts';
import type { AnswerLoggerAndCounter } from './observe.ts';
import { jsonAnswer, toRefusalAnswer, Refusal } from './answers.ts';

/** A function of the host: takes a request and returns the answer. */
export type Handler = (request: Request) => Promise<Response>;

/** The handlers of an endpoint by method. GET also answers HEAD. */
export type MethodHandlers = Partial<Readonly<Record<'GET' | 'POST' | 'DELETE', Handler>>>;

type EndpointOptions = {
  /** Logs failures and outages. Must not be given user input. */
  readonly log?: (message: string, error: unknown) => void;
  /** Receives every answer; by default it writes to the host's log and the owner's counters. */
  readonly observer?: AnswerLoggerAndCounter;
};

const requireHandler = (methods: MethodHandlers, method: string): Handler => {
  const handlers: Readonly<Record<string, Handler | undefined>> = {
    GET: methods.GET,
    HEAD: methods.GET,
    POST: methods.POST,
    DELETE: methods.DELETE,
  };
  const handler = Object.hasOwn(handlers, method) ? handlers[method] : undefined;
  if (handler !== undefined) return handler;
  const allow = Object.keys(handlers)
    .filter((name) => handlers[name] !== undefined)
    .join(', ');
  throw new Refusal(405, `This address answers ${allow} only.`, { allow });
};

/**
 * Refuses changes that another site's page sends. Browsers add the page's origin to every request
 * other than a plain read. A request without an origin doesn't come from a browser, so it carries
 * no visitor's cookies.
 */
const requireSameOrigin = (request: Request): void => {
  if (request.method === 'GET' || request.method === 'HEAD') return;
  const origin = request.headers.get('origin');
  const isSameOrigin = origin === null || origin === new URL(request.url).origin;
  const fetchSite = request.headers.get('sec-fetch-site') ?? 'same-origin';
  if (isSameOrigin && (fetchSite === 'same-origin' || fetchSite === 'none')) return;
  throw new Refusal(403, 'This can only be sent from a page of this site.');
};

const answerError = (error: unknown, options: EndpointOptions): Response => {
  if (error instanceof Refusal) return toRefusalAnswer(error);
  const log = options.log ?? logFailure;
  log('A function failed', error);
  if (error instanceof Outage || error instanceof SettingsError) {
    const own = error instanceof Outage ? error.sentence : undefined;
    return jsonAnswer(
      { error: own ?? 'This part of the site is resting. Please try again in a moment.' },
      { status: 503, headers: { 'retry-after': '5' } },
    );
  }
  return jsonAnswer(
    { error: 'Something went wrong on our side. Please try again.' },
    { status: 500 },
  );
};

const headersOfEveryAnswer = {
  'content-security-policy': cspOfFunctionResponses,
  ...securityHeadersOfEveryResponse,
};

const withSecurityHeaders = (answer: Response): Response => {
  const headers = new Headers(answer.headers);
  for (const [name, value] of Object.entries(headersOfEveryAnswer)) headers.set(name, value);
  return new Response(answer.body, { status: answer.status, headers });
};

/**
 * Creates an endpoint from its handlers. An unknown method is refused with 405, a foreign origin
 * with 403. A Refusal becomes its answer. An Outage or a missing setting becomes 503, any other
 * error 500, each with one plain sentence.
 */
export const createEndpoint =
  (methods: MethodHandlers, options: EndpointOptions = {}): Handler =>
  async (request) => {
    try {
      const handler = requireHandler(methods, request.method);
      requireSameOrigin(request);
      const answer = await handler(request);
      return withSecurityHeaders(request.method === 'HEAD' ? new Response(null, answer) : answer);
    } catch (error) {
      return withSecurityHeaders(answerError(error, options));
    }
  };

/**
 * Answers before the browser gives up, whatever the endpoint waits for. Its work continues, so it
 * must be safe to repeat.
 */
const answerInTime = (endpoint: Handler, request: Request): Promise<Response> => {
  const { server } = browserAndServerTimeoutsForPath(new URL(request.url).pathname);
  const isReading = request.method === 'GET' || request.method === 'HEAD';
  return withTimeout(
    endpoint(request),
    server,
    isReading ? readTimeoutSentence : changeTimeoutSentence,
  );
};

/**
 * Creates an endpoint on the first request, once per process. A missing setting is answered like
 * any other error instead of crashing the function, and is read again on the next request.
 */
export const createLazyEndpoint = (
  create: () => Handler,
  options: EndpointOptions = {},
): Handler => {
  let endpoint: Handler | undefined;
  return withAnswerLoggerAndCounter(async (request) => {
    try {
      endpoint ??= create();
      return await answerInTime(endpoint, request);
    } catch (error) {
      return withSecurityHeaders(answerError(error, options));
    }
  }, options.observer);
};
