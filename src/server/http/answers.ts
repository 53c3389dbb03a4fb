/** A request that we refuse (4xx). The message is one sentence for the person who sent it. */
export class Refusal extends Error {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Further fields of the answer, besides `error`. */
  readonly details: Readonly<Record<string, unknown>>;

  constructor(
    status: number,
    sentence: string,
    headers: Readonly<Record<string, string>> = {},
    details: Readonly<Record<string, unknown>> = {},
  ) {
    super(sentence);
    this.name = 'Refusal';
    this.status = status;
    this.headers = headers;
    this.details = details;
  }
}

/**
 * Headers of every answer: it is for this visitor only, so no cache may store it. Endpoints add the
 * security headers.
 */
export const privateAnswerHeaders = {
  'cache-control': 'private, no-store',
} as const;

/**
 * Headers of an answer that is the same for everybody: the host keeps it for a minute, for all of
 * its places, and browsers don't (docs.netlify.com/build/caching/caching-overview). Such an answer
 * must have no cookie.
 */
export const minuteCacheHeaders = {
  ...privateAnswerHeaders,
  'netlify-cdn-cache-control': 'public, durable, s-maxage=60',
} as const;

/** A JSON answer, 200 unless another status is given. */
export const jsonAnswer = (
  body: unknown,
  init: { readonly status?: number; readonly headers?: Readonly<Record<string, string>> } = {},
): Response =>
  Response.json(body, {
    status: init.status ?? 200,
    headers: { ...privateAnswerHeaders, ...init.headers },
  });

/** The answer for a refusal: `{ "error": "One clear sentence." }` and the refusal's details. */
export const toRefusalAnswer = (refusal: Refusal): Response =>
  jsonAnswer(
    { ...refusal.details, error: refusal.message },
    { status: refusal.status, headers: refusal.headers },
  );
