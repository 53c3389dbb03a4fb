import * as v from 'valibot';
import { PlainFailure } from '../plain-failure.ts';

// contentful-management 12: an error's name is Contentful's error id, its message is JSON with
// status, details and the request.
const MessageSchema = v.object({
  status: v.optional(v.number()),
  message: v.optional(v.string()),
  details: v.optional(
    v.looseObject({
      errors: v.optional(
        v.array(
          v.looseObject({
            name: v.optional(v.string()),
            details: v.optional(v.string()),
            path: v.optional(v.array(v.union([v.string(), v.number()]))),
          }),
        ),
      ),
    }),
  ),
});

/** The content of an SDK error, without the request, which contains the token. */
export type ContentfulFailure = {
  /** Undefined if there was no response. */
  readonly status: number | undefined;
  /** Contentful's error id, such as `VersionMismatch`, or the error's name. */
  readonly id: string;
  readonly details: string;
};

const parseMessage = (text: string): v.InferOutput<typeof MessageSchema> | undefined => {
  try {
    const parsed = v.safeParse(MessageSchema, JSON.parse(text));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
};

export const readContentfulFailure = (error: unknown): ContentfulFailure => {
  if (!(error instanceof Error)) return { status: undefined, id: 'Error', details: '' };
  const parsed = parseMessage(error.message);
  const details = (parsed?.details?.errors ?? [])
    .map(({ name, path, details: words }) =>
      [path?.join('.'), words ?? name].filter(Boolean).join(': '),
    )
    .slice(0, 3)
    .join('; ');
  return {
    status: parsed?.status,
    id: error.name,
    details: details || (parsed?.message ?? (parsed ? '' : error.name)),
  };
};

const sentenceOf = ({ status, id, details }: ContentfulFailure, what: string): string => {
  if (status === 401 || id === 'AccessTokenInvalid') {
    return 'Contentful doesn’t know the management token. Make a new one (Settings, CMA tokens) and put it into .env as CONTENTFUL_MANAGEMENT_TOKEN.';
  }
  if (status === 403) {
    return `The management token may not do this: ${what}. It has to come from somebody who is an administrator of the space.`;
  }
  if (status === 404 || id === 'NotFound') {
    return `Contentful finds no such thing: ${what}. Check CONTENTFUL_SPACE_ID and CONTENTFUL_ENVIRONMENT; a token sees only the spaces of its owner.`;
  }
  if (status === 409 || id === 'VersionMismatch') {
    return `Somebody else was changing the same thing: ${what}. Run it again.`;
  }
  if (status === 429 || id === 'RateLimitExceeded') {
    return `Contentful has had too many requests of this account: ${what}. Wait a minute and run it again.`;
  }
  if (status === 422) return `Contentful refuses this: ${what} (${details}).`;
  if (status !== undefined && status >= 500) {
    return `Contentful failed (${status}): ${what}. Look at https://www.contentfulstatus.com and run it again.`;
  }
  return `Contentful can’t be reached (${details || id}): ${what}. Check the connection and run it again.`;
};

/**
 * Turns the failure of a Contentful call into one sentence. `what` is what was tried, such as "to
 * read the model".
 */
export const explainContentfulFailure = (error: unknown, what: string): PlainFailure =>
  error instanceof PlainFailure
    ? error
    : new PlainFailure(sentenceOf(readContentfulFailure(error), what));

/** Runs Contentful calls, and turns a failure into one sentence. */
export const askContentful = async <Result>(
  what: string,
  work: () => Promise<Result>,
): Promise<Result> => {
  try {
    return await work();
  } catch (error) {
    throw explainContentfulFailure(error, what);
  }
};

/** The result of a call, or undefined if Contentful answers that there is no such thing. */
export const undefinedIfNotFound = async <Result>(
  work: () => Promise<Result>,
): Promise<Result | undefined> => {
  try {
    return await work();
  } catch (error) {
    const { status, id } = readContentfulFailure(error);
    if (status === 404 || id === 'NotFound') return undefined;
    throw error;
  }
};
